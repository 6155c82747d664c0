/**
 * The draft in the real play shell. Nothing of it is kept or sent as a player's; the bench keeps it on this
 * device, so that whoever leaves the page, by whatever way, goes on when they are back.
 */
import { ChevronLeft } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { questionsOf } from '../../../play/engine/ask.ts';
import type { OpenPuzzle } from '../../../play/openPuzzle.ts';
import { makePlayer, type Player } from '../../../play/player.ts';
import type { Session } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { today } from '../../device/today.ts';
import { Timer } from '../../play/PlayHeader.tsx';
import { PlayPage } from '../../play/PlayPage.tsx';
import { useInView } from '../../play/useInView.ts';
import type { Ground } from './useDay.ts';

export interface TestSolveProps {
  readonly definition: GameDefinition;
  readonly ground: Ground;
  readonly puzzle: Puzzle;
  /** The play as it begins, or goes on. */
  readonly from: Session;
  /** Keeps the unfinished play on the device (`makeSession`). */
  onSave(session: Json): void;
  /** The play as it is when it is over, or when the editor has had enough. */
  onLeave(session: Session): void;
}

type Bench = Pick<TestSolveProps, 'onSave' | 'onLeave'>;

const BenchContext = createContext<Bench>({ onSave() {}, onLeave() {} });

export default function TestSolve(props: TestSolveProps) {
  const { definition, ground, puzzle, from, onSave, onLeave } = props;
  const bench = useMemo(() => ({ onSave, onLeave }), [onSave, onLeave]);
  const [open] = useState(
    (): OpenPuzzle => ({
      definition,
      id: puzzle.id,
      session: from,
      views: ground.views,
      openedOn: today(),
      ...{ result: null, saved: null, owner: null, notice: null, listing: null, cached: null },
    }),
  );
  return (
    <BenchContext value={bench}>
      <PlayPage open={open} useSeat={useTestSeat} Header={TestHeader} />
    </BenchContext>
  );
}

function useTestSeat({ definition, session }: OpenPuzzle) {
  const { onSave, onLeave } = use(BenchContext);
  const [player] = useState(() => makeTestPlayer(definition, session, onSave));
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot);
  useInView(player);
  // Saved before the bench around it lets go of the draft, which it does in an effect.
  useLayoutEffect(() => () => player.setVisible(false), [player]);
  const isOver = snapshot.result !== null;
  useEffect(() => {
    if (isOver) onLeave(player.getSnapshot().session);
  }, [isOver, onLeave, player]);
  return { player, snapshot };
}

function makeTestPlayer(
  { id: game }: GameDefinition,
  session: Session,
  onSave: Bench['onSave'],
): Player {
  return makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: () => Promise.resolve(),
    save: async (saved) => onSave(saved),
    finish: (result) => Promise.resolve(result),
    ...questionsOf(game),
  });
}

function TestHeader({ player }: { readonly player: Player }) {
  const { onLeave } = use(BenchContext);
  return (
    <header className="mx-auto flex min-h-13 w-full max-w-(--play-width) flex-wrap items-center gap-3 px-2 lg:px-5">
      <button
        type="button"
        className={button.secondary}
        onClick={() => {
          player.setVisible(false);
          onLeave(player.getSnapshot().session);
        }}
      >
        <ChevronLeft size={18} aria-hidden /> Back to the desk
      </button>
      <p className="mr-auto text-soft">A test: nothing of it counts.</p>
      <Timer player={player} />
    </header>
  );
}
