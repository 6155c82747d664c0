/** What players share of one board against the clock: how hard it was and how long it took. */

import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { Json } from '../../lib/json.ts';
import type { ShareText } from '../contract/view.ts';
import { timedResults } from './timedResults.ts';

/**
 * @param name what people call the puzzle.
 * @param result complete.
 * @param beans how hard the board is, from 1 to 5.
 */
export function shareTimed(name: string, result: Json, beans: number): ShareText {
  const time = timedResults.rank(result);
  return {
    lines: [name, '🫘'.repeat(beans), `☕ Done in ${formatDuration(time)}`].join('\n'),
    sentence: `I finished ${name}, ${beans} ${beans === 1 ? 'bean' : 'beans'} of five, in ${spokenDuration(time)}.`,
  };
}
