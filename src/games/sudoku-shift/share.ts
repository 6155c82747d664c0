/** What a player shares of a finished day: the times, never anything of the boards. */
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { Json } from '../../lib/json.ts';
import type { ShareText } from '../game.ts';
import { parseResult } from './codec.ts';
import { BOARD_NAMES, SIZES } from './types.ts';

/** The times of a result, none for a value that is not one. */
export function timesOf(result: Json): readonly number[] {
  const parsed = parseResult(result);
  return parsed.ok ? parsed.value : [];
}

/** Complete when it holds four times (design, section 2). */
export function isComplete(result: Json): boolean {
  return timesOf(result).length === SIZES.length;
}

/** The time of all boards together in ms; Infinity for what is not complete. */
export function rank(result: Json): number {
  if (!isComplete(result)) return Number.POSITIVE_INFINITY;
  return timesOf(result).reduce((sum, ms) => sum + ms, 0);
}

export function share(title: string, id: string, result: Json): ShareText {
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
