/**
 * A test play of the draft in the players' puzzle page. Nothing is stored or sent as a player's
 * result; the bench keeps the play on this device, so that an editor who leaves can continue.
 */
import { ChevronLeft } from 'lucide-react';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
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
import { usePlay, useSnapshotOf } from '../../play/playContext.ts';
import { useInView } from '../../play/useInView.ts';
import type { BenchParts } from './useDay.ts';

export interface TestSolveProps {
  readonly definition: GameDefinition;
  readonly parts: BenchParts;
  readonly puzzle: Puzzle;
  /** The test play to start from, new or unfinished. */
  readonly from: Session;
  /** Keeps the unfinished test play on the device (`makeSession`). */
  onSave(session: Json): void;
  /** Called with the test play when it ends or the editor leaves. */
  onLeave(session: Session): void;
}

type Bench = Pick<TestSolveProps, 'onSave' | 'onLeave'>;

const BenchContext = createContext<Bench>({ onSave() {}, onLeave() {} });

export default function TestSolve(props: TestSolveProps) {
  const { definition, parts, puzzle, from, onSave, onLeave } = props;
  const bench = useMemo(() => ({ onSave, onLeave }), [onSave, onLeave]);
  const [open] = useState(
    (): OpenPuzzle => ({
      definition,
      id: puzzle.id,
      session: from,
      views: parts.views,
      openedOn: today(),
      ...{ result: null, saved: null, owner: null, notice: null, listing: null, cached: null },
    }),
  );
  return (
    <BenchContext value={bench}>
      <PlayPage open={open} usePlayerHook={useTestSeat} Header={TestHeader} />
    </BenchContext>
  );
}

function useTestSeat({ definition, session }: OpenPuzzle): Player {
  const { onSave, onLeave } = use(BenchContext);
  const [player] = useState(() => makeTestPlayer(definition, session, onSave));
  useInView(player);
  // Save the test play in a layout effect: the bench releases the draft in an effect, which runs
  // later.
  useLayoutEffect(() => () => player.setVisible(false), [player]);
  const isOver = useSnapshotOf(player, ({ result }) => result !== null);
  useEffect(() => {
    if (isOver) onLeave(player.getSnapshot().session);
  }, [isOver, onLeave, player]);
  return player;
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

function TestHeader() {
  const { player } = usePlay();
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
      <Timer />
    </header>
  );
}
