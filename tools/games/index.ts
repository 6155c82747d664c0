/**
 * The toolkits of all games (rules, engine and generator of each), in the order of the definitions.
 */
import type { Schedule } from '../../src/daily/numbering.ts';
import { DEFINITIONS, type GameId } from '../../src/games/definitions.ts';
import { loadToolkit, type AnyToolkit as ToolkitOfAnyGame } from '../../src/games/toolkits.ts';
import { chooseOneOf } from '../commands/ending.ts';

export interface AnyToolkit extends ToolkitOfAnyGame {
  readonly id: GameId;
  readonly schedule: Schedule;
}

export const TOOLKITS: readonly AnyToolkit[] = await Promise.all(
  DEFINITIONS.map(async ({ id, schedule }) => ({ ...(await loadToolkit(id)), id, schedule })),
);

/** The toolkit of a game; throws with a sentence if there is none. */
export function toolkitOf(game: string | undefined): AnyToolkit {
  const found = TOOLKITS.find((toolkit) => toolkit.id === game);
  if (found) return found;
  throw new Error(
    chooseOneOf(
      'game',
      game,
      TOOLKITS.map(({ id }) => id),
    ),
  );
}
