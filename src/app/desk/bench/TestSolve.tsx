/** The draft in the real play shell. Nothing of it is kept or sent as a player's. */
import { ChevronLeft } from 'lucide-react';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { askEngine } from '../../../play/engine/client.ts';
import type { OpenPuzzle } from '../../../play/openPuzzle.ts';
import { makePlayer, type Player } from '../../../play/player.ts';
import { type Session, startSession } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { today } from '../../device/today.ts';
import { Timer } from '../../play/PlayHeader.tsx';
import { PlayPage } from '../../play/PlayPage.tsx';
import { useAskedBeforeLeaving } from './leaving.ts';
import type { Ground } from './useDay.ts';

export interface TestSolveProps {
  readonly definition: GameDefinition;
  readonly ground: Ground;
  readonly puzzle: Puzzle;
  /** A play that goes on; null for a new one. */
  readonly from: Session | null;
  /**
   * The play as it is when it is over, or when the editor has had enough.
   *
   * @param then where the editor was about to go.
   */
  onLeave(session: Session, then?: () => void): void;
}

const Leave = createContext<TestSolveProps['onLeave']>(() => {});

export default function TestSolve({ definition, ground, puzzle, from, onLeave }: TestSolveProps) {
  const [open] = useState(
    (): OpenPuzzle => ({
      definition,
      id: puzzle.id,
      session: from ?? startSession(ground.game, puzzle),
      views: ground.views,
      openedOn: today(),
      ...{ result: null, savedAt: 0, owner: null, notice: null, listed: null, cached: null },
    }),
  );
  return (
    <Leave value={onLeave}>
      <PlayPage open={open} useSeat={useTestSeat} Header={TestHeader} />
    </Leave>
  );
}

/** A player that nothing is kept of. */
function useTestSeat({ definition, session }: OpenPuzzle) {
  const leave = use(Leave);
  const [player] = useState(() => makeTestPlayer(definition, session));
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot);
  useEffect(() => {
    const onVisibility = () => player.setVisible(!document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      player.setVisible(false);
    };
  }, [player]);
  useAskedBeforeLeaving((then) => {
    player.setVisible(false);
    leave(player.getSnapshot().session, then);
  });
  const isOver = snapshot.result !== null;
  useEffect(() => {
    if (isOver) leave(player.getSnapshot().session);
  }, [isOver, leave, player]);
  return { player, snapshot };
}

function makeTestPlayer({ id: game }: GameDefinition, session: Session): Player {
  return makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: () => Promise.resolve(),
    save: () => Promise.resolve(),
    finish: (result) => Promise.resolve(result),
    hint: (board, state) => askEngine({ kind: 'hint', game, board, state }),
    check: (board, state, place) => askEngine({ kind: 'check', game, board, state, place }),
    ways: (board, state) => askEngine({ kind: 'ways', game, board, state }),
  });
}

function TestHeader({ player }: { readonly player: Player }) {
  const leave = use(Leave);
  return (
    <header className="mx-auto flex min-h-13 w-full max-w-[74rem] flex-wrap items-center gap-3 px-2 lg:px-5">
      <button
        type="button"
        className={button.secondary}
        onClick={() => {
          player.setVisible(false);
          leave(player.getSnapshot().session);
        }}
      >
        <ChevronLeft size={18} aria-hidden /> Back to the desk
      </button>
      <p className="mr-auto text-soft">A test: nothing of it counts.</p>
      <Timer player={player} />
    </header>
  );
}
