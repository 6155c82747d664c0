/** Tabs for a puzzle's boards, each with its size or time. Renders nothing for a single board. */
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GameDefinition } from '../../games/definitions.ts';
import { formatDuration } from '../../lib/duration.ts';
import type { Snapshot } from '../../play/player.ts';
import { timeOf } from '../../play/session.ts';
import { cx } from '../../ui/cx.ts';
import { nextFrame } from '../../ui/nextFrame.ts';

export interface BoardTabsProps {
  readonly definition: GameDefinition;
  readonly snapshot: Snapshot;
  onSelect(index: number): void;
}

export function BoardTabs({ definition, snapshot, onSelect }: BoardTabsProps) {
  const { session } = snapshot;
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  if (session.boards.length < 2) return null;

  /** Highlights the tab one frame before selecting: the largest board is slow to render. */
  async function choose(index: number) {
    latest.current = index;
    setChosen(index);
    await nextFrame();
    if (latest.current !== index) return;
    onSelect(index);
    setChosen(null);
  }

  return (
    <div className="play-tabs">
      <nav
        aria-label="Boards"
        data-coming={chosen !== null || undefined}
        className="grid auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-1 overflow-x-auto rounded-2xl bg-sunken p-1"
      >
        {session.boards.map((board, index) => {
          const current = index === (chosen ?? session.current);
          const label = definition.boards[index];
          return (
            <button
              key={label?.name ?? index}
              type="button"
              aria-current={current}
              disabled={snapshot.elsewhere}
              onClick={() => void choose(index)}
              className={cx(
                'flex min-h-12 flex-col items-center justify-center rounded-xl border text-[0.8125rem] sm:text-sm',
                current ? 'border-line bg-card font-semibold' : 'border-transparent text-soft',
              )}
            >
              <span>{label?.name}</span>
              {board.status === 'playing' ? (
                <span className="text-xs font-normal text-soft">{label?.detail}</span>
              ) : (
                <span className="flex items-center gap-0.5 text-xs font-medium text-hue tabular-nums">
                  <Check size={12} strokeWidth={3} aria-label="done in" />
                  <span>{formatDuration(timeOf(session, index))}</span>
                </span>
              )}
            </button>
          );
        })}
      </nav>
    </div>
  );
}
