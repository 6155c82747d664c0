/** What players share of one board against the clock: how hard it was and how long it took. */

import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { Json } from '../../lib/json.ts';
import type { Puzzle } from '../contract/game.ts';
import type { ShareText } from '../contract/view.ts';
import { timedResults } from './timedResults.ts';

/**
 * @param title the game's name.
 * @param result complete.
 * @param beans how hard the board is, from 1 to 5.
 */
export function shareTimed(
  title: string,
  { id }: Pick<Puzzle, 'id'>,
  result: Json,
  beans: number,
): ShareText {
  const time = timedResults.rank(result);
  const hardness = `difficulty ${beans} of 5`;
  return {
    lines: [`${title} ${id}`, `☕ ${formatDuration(time)} · ${hardness}`].join('\n'),
    sentence: `I finished ${title} ${id}, ${hardness}, in ${spokenDuration(time)}.`,
  };
}
