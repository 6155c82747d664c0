/** What a player shares of a finished day: the times, never anything of the boards. */
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { Json } from '../../lib/json.ts';
import type { Puzzle, ShareText } from '../game.ts';
import { timesOf } from './result.ts';
import { BOARD_NAMES, type Board } from './types.ts';

export function share(title: string, { id }: Puzzle<Board>, result: Json): ShareText {
  const times = timesOf(result);
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const boards = times.map((ms, i) => `${BOARD_NAMES[i]} in ${spokenDuration(ms)}`);
  return {
    lines: [
      `${title} ${id}`,
      `☕ ${times.map(formatDuration).join(' · ')}`,
      `${formatDuration(total)} in all`,
    ].join('\n'),
    sentence: `I finished ${title} ${id} in ${spokenDuration(total)}: ${boards.join(', ')}.`,
  };
}
