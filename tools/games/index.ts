/** The games that the tools serve: a game is added with one entry here. */
import { crossnumber } from './crossnumber.ts';
import { geografind } from './geografind.ts';
import { royalFamily } from './royalFamily.ts';
import { sudokuShift } from './sudokuShift.ts';
import type { Toolkit } from './toolkit.ts';
import { yearlyDaily } from './yearlyDaily.ts';

/** A toolkit whose boards, states and moves are only ever handed back to it. */
// biome-ignore lint/suspicious/noExplicitAny: methods of different games have no common type
export type AnyToolkit = Toolkit<any, any, any>;

export const TOOLKITS: readonly AnyToolkit[] = [
  sudokuShift,
  yearlyDaily,
  crossnumber,
  geografind,
  royalFamily,
];

/** The toolkit of a game; throws with a sentence if there is none. */
export function toolkitOf(game: string | undefined): AnyToolkit {
  const found = TOOLKITS.find((toolkit) => toolkit.game.id === game);
  if (found) return found;
  const known = TOOLKITS.map((toolkit) => toolkit.game.id).join(', ');
  throw new Error(
    game === undefined ? `Name a game: ${known}.` : `Unknown game "${game}"; there is: ${known}.`,
  );
}
