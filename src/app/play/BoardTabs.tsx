/** Tabs for a puzzle's boards, each with its size or time. Renders nothing for a single board. */
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { boardAt, timeOf } from '../../play/session.ts';
import { cx } from '../../ui/cx.ts';
import { nextFrame } from '../../ui/nextFrame.ts';
import { usePlay, useSnapshot } from './playContext.ts';

export function BoardTabs() {
  const { open, player } = usePlay();
  const { boards } = open.session.puzzle;
  const current = useSnapshot(({ session }) => session.current);
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  if (boards.length < 2) return null;

  /**
   * Highlights the pressed tab one frame before showing its board: the largest board is slow to
   * render.
   */
  async function choose(index: number) {
    latest.current = index;
    setChosen(index);
    await nextFrame();
    if (latest.current !== index) return;
    player.select(index);
    setChosen(null);
  }

  return (
    <div className="play-tabs">
      <nav
        aria-label="Boards"
        data-coming={chosen !== null || undefined}
        className="grid auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-1 overflow-x-auto rounded-2xl bg-sunken p-1"
      >
        {boards.map((_, index) => (
          <Tab
            key={open.definition.boards[index]?.name ?? index}
            index={index}
            current={index === (chosen ?? current)}
            onChoose={() => void choose(index)}
          />
        ))}
      </nav>
    </div>
  );
}

interface TabProps {
  readonly index: number;
  readonly current: boolean;
  onChoose(): void;
}

function Tab({ index, current, onChoose }: TabProps) {
  const label = usePlay().open.definition.boards[index];
  const elsewhere = useSnapshot((snapshot) => snapshot.elsewhere);
  /** Time for the board in ms; null until it is finished. */
  const time = useSnapshot(({ session }) =>
    boardAt(session, index).status === 'playing' ? null : timeOf(session, index),
  );
  return (
    <button
      type="button"
      aria-current={current}
      disabled={elsewhere}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 flex-col items-center justify-center rounded-xl border text-[0.8125rem] sm:text-sm',
        current ? 'segment-selected' : 'border-transparent text-soft',
      )}
    >
      <span>{label?.name}</span>
      {time === null ? (
        <span className="text-xs font-normal text-soft forced-colors:text-inherit">
          {label?.detail}
        </span>
      ) : (
        <span className="flex items-center gap-0.5 text-xs font-medium text-hue tabular-nums forced-colors:text-inherit">
          <Check size={12} strokeWidth={3} aria-label="done in" />
          <span>{formatDuration(time)}</span>
        </span>
      )}
    </button>
  );
}
