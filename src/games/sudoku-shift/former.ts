/**
 * Reads Sudoku Shift's results in the former site's format, the times of the boards in seconds:
 * `[35.2, 112.7, 190, 0]`.
 */
import { fail, ok } from '../../lib/result.ts';
import type { FormerForms } from '../contract/former.ts';
import { readTimes } from '../shared/formerTimes.ts';

/** The least time in ms in which a hand can finish each board. */
const FLOORS = [600, 1200, 2000, 2500];
const BOARDS = FLOORS.length;

export const former: FormerForms = {
  read(value) {
    if (!Array.isArray(value) || value.length > BOARDS) {
      return fail('bad-result', `A result must be a list of at most ${BOARDS} times.`);
    }
    const items: readonly unknown[] = Array.from(value);
    const played = [...items];
    while (played.at(-1) === 0) played.pop();
    const times = readTimes(played, FLOORS);
    if (!times.ok) return times;
    const { result, how } = times.value;
    const isShorter = played.length < items.length;
    return ok({ result, how: isShorter ? [...how, 'a 0 for boards that were not played'] : how });
  },
};
