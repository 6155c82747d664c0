/** The text that a player shares about a finished day: the times, never anything of the boards. */

import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Json } from '../../../lib/json.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { results } from '../results.ts';
import { BOARD_NAMES, type Board } from '../rules/types.ts';

export function share(name: string, _: Puzzle<Board>, result: Json): ShareText {
  const times = results.timesOf(result);
  const total = results.rank(result);
  const boards = times.map((ms, i) => `${BOARD_NAMES[i]} in ${spokenDuration(ms)}`);
  return {
    lines: [
      name,
      ...times.map((ms, i) => `☕ ${BOARD_NAMES[i]} ${formatDuration(ms)}`),
      `All four in ${formatDuration(total)}`,
    ].join('\n'),
    sentence: `I finished ${name} in ${spokenDuration(total)}: ${boards.join(', ')}.`,
  };
}
