/** The games' toolkits, each loaded by itself: for the desk's worker and for the functions' proof. */
import type { Toolkit } from '../games/contract/toolkit.ts';
import type { GameId } from '../games/definitions.ts';

type AnyToolkit = Toolkit<unknown, unknown, unknown>;

const TOOLKITS: Readonly<Record<GameId, () => Promise<{ readonly toolkit: unknown }>>> = {
  'sudoku-shift': () => import('../games/sudoku-shift/toolkit.ts'),
  'yearly-daily': () => import('../games/yearly-daily/toolkit.ts'),
  crossnumber: () => import('../games/crossnumber/toolkit.ts'),
  geografind: () => import('../games/geografind/toolkit.ts'),
  'royal-family': () => import('../games/royal-family/toolkit.ts'),
};

/** A game's values never leave the hands of that game, so their types are nobody else's business. */
export async function loadToolkit(game: GameId): Promise<AnyToolkit> {
  return (await TOOLKITS[game]()).toolkit as AnyToolkit;
}
