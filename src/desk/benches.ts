/** The games' benches, each loaded by itself: for the desk's worker. */
import type { Bench } from '../games/contract/bench.ts';
import type { GameId } from '../games/definitions.ts';

const BENCHES: Readonly<Partial<Record<GameId, () => Promise<{ readonly bench: unknown }>>>> = {
  'royal-family': () => import('../games/royal-family/bench.ts'),
  crossnumber: () => import('../games/crossnumber/bench.ts'),
  'sudoku-shift': () => import('../games/sudoku-shift/bench.ts'),
  'yearly-daily': () => import('../games/yearly-daily/bench.ts'),
  geografind: () => import('../games/geografind/bench.ts'),
};

/** A game's values never leave the hands of that game. Null for a game that has no bench yet. */
export async function loadBench(game: GameId): Promise<Bench | null> {
  const load = BENCHES[game];
  return load ? ((await load()).bench as Bench) : null;
}
