/** The text to share about a puzzle of one board against the clock: difficulty and time. */

import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { Json } from '../../lib/json.ts';
import type { ShareText } from '../contract/view.ts';
import { timedResults } from './timedResults.ts';

/**
 * @param name the puzzle's displayed name.
 * @param result the puzzle's complete result.
 * @param beans difficulty of the board, 1 to 5.
 */
export function shareTimed(name: string, result: Json, beans: number): ShareText {
  const time = timedResults.rank(result);
  return {
    lines: [name, '🫘'.repeat(beans), `☕ Done in ${formatDuration(time)}`].join('\n'),
    sentence: `I finished ${name} (${beans} of 5 beans) in ${spokenDuration(time)}.`,
  };
}
