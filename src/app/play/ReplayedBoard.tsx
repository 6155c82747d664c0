/** Replays a player's moves on the board, with the time of each move. */
import { useAtomValue } from 'jotai';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { GameViews, ShownHint } from '../../games/contract/view.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { count } from '../../lib/count.ts';
import { formatDuration } from '../../lib/duration.ts';
import type { Moment, Play } from '../../play/moments.ts';
import { boardAt, type Session, stateOf } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { settingsAtom } from '../settings/settings.ts';

const WHAT: Readonly<Record<Moment['what'], string>> = {
  start: 'Start',
  move: 'Move',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  hint: 'Hint',
  check: 'Check',
  select: 'Switch board',
};

/**
 * The time since the previous move, such as "after 1.4 s": tenths reveal moves too fast for a hand.
 */
const afterWords = (ms: number) =>
  ms < 60_000 ? `after ${(ms / 1000).toFixed(1)} s` : `after ${formatDuration(ms)}`;

interface ReplayedBoardProps {
  readonly definition: GameDefinition;
  readonly play: Play;
  readonly views: GameViews;
  /** Index of the moment that is shown first; by default the last. */
  readonly first?: number;
  /** The hint drawn at the first moment. */
  readonly hint?: ShownHint | null;
  /** The part below the board, for the index of the moment that is shown. */
  children?(index: number, session: Session): ReactNode;
}

export function ReplayedBoard({
  definition,
  play,
  views: { BoardView },
  first = play.moments.length - 1,
  hint = null,
  children,
}: ReplayedBoardProps) {
  const settings = useAtomValue(settingsAtom);
  const { moments } = play;
  const last = moments.length - 1;
  const [index, setIndex] = useState(first);
  const slider = useId();
  const moment = moments[index] ?? moments[0]!;
  const session = useMemo(() => play.at(moment), [play, moment]);
  const board = boardAt(session, session.current);
  const { name } = definition.boards[session.current] ?? {};
  const hints = session.boards.reduce((sum, { hints: taken }) => sum + taken, 0);
  const words = [
    `${WHAT[moment.what]}${moment.after > 0 ? ` ${afterWords(moment.after)}` : ''}`,
    ...(name === undefined ? [] : [name]),
    ...(hints > 0 ? [count(hints, 'hint')] : []),
  ];
  return (
    <div className={definition.hue}>
      {/* Inert: the replayed board takes no input. */}
      <div inert className="replayed @container mx-auto w-full max-w-md">
        <BoardView
          key={session.current}
          board={session.puzzle.boards[session.current]}
          state={stateOf(board)}
          status={board.status}
          locked
          hint={index === first ? hint : null}
          preferences={settings}
          keys="board"
          onMove={() => {}}
          announce={() => {}}
        >
          {(parts) => parts.board}
        </BoardView>
      </div>
      <p role="status" className="mt-3 text-center tabular-nums">
        <span className="font-semibold">{formatDuration(moment.at)}</span>
        <span>{` ${words.join(', ')}`}</span>
      </p>
      <label htmlFor={slider} className="sr-only">
        Replay step
      </label>
      <input
        id={slider}
        type="range"
        className="h-11 w-full accent-accent"
        min={0}
        max={last}
        value={index}
        aria-valuetext={`${index} of ${last}, ${formatDuration(moment.at)}`}
        onChange={(event) => setIndex(Number(event.target.value))}
      />
      <div className="flex flex-wrap items-center justify-center gap-1">
        <Step label="Go to the start" to={0} {...{ index, last, setIndex }}>
          <ChevronFirst size={20} aria-hidden />
        </Step>
        <Step label="One step back" to={index - 1} {...{ index, last, setIndex }}>
          <ChevronLeft size={20} aria-hidden />
        </Step>
        <span className="min-w-20 text-center text-sm text-soft tabular-nums">
          {`${index} of ${last}`}
        </span>
        <Step label="One step forward" to={index + 1} {...{ index, last, setIndex }}>
          <ChevronRight size={20} aria-hidden />
        </Step>
        <Step label="Go to the end" to={last} {...{ index, last, setIndex }}>
          <ChevronLast size={20} aria-hidden />
        </Step>
      </div>
      {children?.(index, session)}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: number;
  readonly index: number;
  readonly last: number;
  setIndex(index: number): void;
  readonly children: ReactNode;
}

function Step({ label, to, index, last, setIndex, children }: StepProps) {
  const isPossible = to !== index && to >= 0 && to <= last;
  return (
    <button
      type="button"
      className={button.icon}
      aria-label={label}
      // The step button stays enabled at the last step: `disabled` would lose the focus.
      aria-disabled={!isPossible}
      onClick={() => isPossible && setIndex(to)}
    >
      {children}
    </button>
  );
}
