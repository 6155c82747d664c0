/**
 * The draft in the players' puzzle page, at an address of its own (`play=1`). Nothing of the play is
 * stored or sent.
 */
import { ChevronLeft } from 'lucide-react';
import { createContext, use, useEffect, useState } from 'react';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { questionsOf } from '../../../play/engine/ask.ts';
import type { OpenPuzzle } from '../../../play/openPuzzle.ts';
import { makePlayer, type Player } from '../../../play/player.ts';
import { type Session, selectBoard, startSession } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { today } from '../../device/today.ts';
import { Timer } from '../../play/PlayHeader.tsx';
import { PlayPage } from '../../play/PlayPage.tsx';
import { usePlay, useSnapshotOf } from '../../play/playContext.ts';
import { useInView } from '../../play/useInView.ts';
import type { BenchParts } from './useDay.ts';

export interface TestSolveProps {
  readonly definition: GameDefinition;
  readonly parts: BenchParts;
  readonly puzzle: Puzzle;
  /** Index of the board with which the play begins. */
  readonly place: number;
  /** Called when the play ends or the editor leaves. */
  onLeave(session: Session): void;
}

const LeaveContext = createContext<TestSolveProps['onLeave']>(() => {});

export default function TestSolve({ definition, parts, puzzle, place, onLeave }: TestSolveProps) {
  const [open] = useState(
    (): OpenPuzzle => ({
      definition,
      id: puzzle.id,
      session: selectBoard(startSession(parts.game, puzzle), place),
      views: parts.views,
      openedOn: today(),
      ...{
        result: null,
        saved: null,
        hasAccount: false,
        notice: null,
        listing: null,
        cached: null,
      },
    }),
  );
  return (
    <LeaveContext value={onLeave}>
      <PlayPage open={open} usePlayerHook={useTestSeat} Header={TestHeader} />
    </LeaveContext>
  );
}

function useTestSeat({ definition, session }: OpenPuzzle): Player {
  const onLeave = use(LeaveContext);
  const [player] = useState(() => makeTestPlayer(definition, session));
  useInView(player);
  const isOver = useSnapshotOf(player, ({ result }) => result !== null);
  useEffect(() => {
    if (isOver) onLeave(player.getSnapshot().session);
  }, [isOver, onLeave, player]);
  return player;
}

function makeTestPlayer({ id: game }: GameDefinition, session: Session): Player {
  return makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: () => Promise.resolve(),
    save: () => Promise.resolve(),
    finish: (result) => Promise.resolve(result),
    ...questionsOf(game),
  });
}

function TestHeader() {
  const { player } = usePlay();
  const onLeave = use(LeaveContext);
  return (
    <header className="mx-auto flex min-h-13 w-full max-w-(--play-width) flex-wrap items-center gap-3 px-2 lg:px-5">
      <button
        type="button"
        className={button.secondary}
        onClick={() => onLeave(player.getSnapshot().session)}
      >
        <ChevronLeft size={18} aria-hidden /> Back to the desk
      </button>
      <p className="mr-auto text-soft">A test: nothing is saved or counted.</p>
      <Timer />
    </header>
  );
}
