/** Panel beside the board: the controls, or the result once the board is finished. */
import { memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import { count } from '../../lib/count.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import { nextUnfinished, onTable, timeOf } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import {
  ChallengeSlot,
  DeskNoticeLine,
  FinishedPanel,
  HintCard,
  Thinking,
  TravelLine,
} from './later.tsx';
import { usePlay, useSnapshot, useStanding } from './playContext.ts';
import { Toolbar } from './Toolbar.tsx';
import { Warning } from './Warning.tsx';

export interface PlayPanelProps {
  readonly parts: BoardParts;
  /** Shows a view in place of the board; null shows the board again. */
  onShow(view: ReactNode): void;
}

export function PlayPanel({ parts, onShow }: PlayPanelProps) {
  const standing = useStanding();
  const done = useSnapshot(({ session }) => onTable(session).status !== 'playing');
  return (
    <div className="play-panel">
      {standing !== null ? (
        <>
          <Suspense
            fallback={<div className="h-88 rounded-card border lg:h-90 border-line bg-card" />}
          >
            <FinishedPanel result={standing} onShow={onShow} />
          </Suspense>
          {parts.ending}
        </>
      ) : done ? (
        <DoneBoard />
      ) : (
        <>
          {parts.controls}
          <Tools />
        </>
      )}
      <Help />
    </div>
  );
}

/** The tools below the board. Memoised, because the panel re-renders with the board's parts. */
const Tools = memo(function Tools() {
  const { open } = usePlay();
  const notice = useSnapshot((snapshot) => snapshot.notice);
  return (
    <>
      <Toolbar />
      {notice !== null && <Warning>{notice}</Warning>}
      {open.notice !== null && <Warning>{open.notice}</Warning>}
      <Suspense>
        <DeskNoticeLine />
        <TravelLine />
        <ChallengeSlot />
      </Suspense>
    </>
  );
});

/** The open hint, or a placeholder while the solving engine works. */
const Help = memo(function Help() {
  const hint = useSnapshot((snapshot) => snapshot.hint);
  const thinking = useSnapshot((snapshot) => snapshot.thinking);
  return (
    <Suspense>
      {hint ? (
        <HintCard hint={hint} />
      ) : (
        // No placeholder while the engine counts the puzzle's solutions: a dialog then covers the
        // panel.
        thinking && thinking !== 'ways' && <Thinking />
      )}
    </Suspense>
  );
});

function DoneBoard() {
  const { open, player } = usePlay();
  const session = useSnapshot((snapshot) => snapshot.session);
  const elsewhere = useSnapshot((snapshot) => snapshot.elsewhere);
  const { boards, title } = open.definition;
  const index = session.current;
  const next = nextUnfinished(session, index);
  // The panel is empty when another window has taken the game over.
  if (elsewhere) return null;
  return (
    <BoardDone
      name={boards[index]?.name ?? title}
      time={timeOf(session, index)}
      hints={onTable(session).hints}
      next={next === null ? null : boards[next]!.name}
      onNext={() => next !== null && player.select(next)}
    />
  );
}

interface BoardDoneProps {
  readonly name: string;
  /** Time for the finished board in ms. */
  readonly time: number;
  readonly hints: number;
  /** Name of the next unfinished board; null when this was the last. */
  readonly next: string | null;
  onNext(): void;
}

/**
 * Panel for a finished board of a puzzle with several boards: its time and a button to the next
 * board.
 */
function BoardDone({ name, time, hints, next, onNext }: BoardDoneProps) {
  const nextButton = useRef<HTMLButtonElement>(null);
  // Focus the button to the next board, so that Enter presses it.
  useEffect(() => nextButton.current?.focus({ preventScroll: true }), []);
  return (
    <div className="rounded-card border border-line bg-card p-inset text-center" role="status">
      <p className="font-display text-2xl font-semibold">{`${name} done`}</p>
      <p className="mt-1 text-soft">
        <span className="sr-only">{`In ${spokenDuration(time)}`}</span>
        <span aria-hidden="true" className="tabular-nums">
          {formatDuration(time)}
        </span>
        <span>{hints > 0 ? ` with ${count(hints, 'hint')}` : ''}</span>
      </p>
      {next === null ? (
        <p className="mt-3 text-soft">Saving your result.</p>
      ) : (
        <button
          ref={nextButton}
          type="button"
          className={`${button.primary} mt-4`}
          onClick={onNext}
        >
          {`Next: ${next}`}
        </button>
      )}
    </div>
  );
}
