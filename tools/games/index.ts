/** The toolkits of all games, by the list of definitions. */
import type { Schedule } from '../../src/daily/numbering.ts';
import type { Toolkit } from '../../src/games/contract/toolkit.ts';
import { DEFINITIONS, type GameId } from '../../src/games/definitions.ts';

/** A toolkit whose boards, states and moves are only ever handed back to it. */
// biome-ignore lint/suspicious/noExplicitAny: methods of different games have no common type
type ToolkitOfSomeGame = Toolkit<any, any, any>;

export interface AnyToolkit extends ToolkitOfSomeGame {
  readonly id: GameId;
  readonly schedule: Schedule;
}

async function load(id: GameId, schedule: Schedule): Promise<AnyToolkit> {
  const module = (await import(`../../src/games/${id}/toolkit.ts`)) as {
    toolkit: ToolkitOfSomeGame;
  };
  return { ...module.toolkit, id, schedule };
}

export const TOOLKITS: readonly AnyToolkit[] = await Promise.all(
  DEFINITIONS.map(({ id, schedule }) => load(id, schedule)),
);

/** The toolkit of a game; throws with a sentence if there is none. */
export function toolkitOf(game: string | undefined): AnyToolkit {
  const found = TOOLKITS.find((toolkit) => toolkit.id === game);
  if (found) return found;
  const known = TOOLKITS.map((toolkit) => toolkit.id).join(', ');
  throw new Error(
    game === undefined ? `Name a game: ${known}.` : `Unknown game "${game}"; there is: ${known}.`,
  );
}
