/**
 * Reads Yearly Daily's results as the former site wrote them: keys such as `10_5_2025`, scores with
 * the mark of a finished game (0.1) at any position.
 */
import { isCivilDate } from '../../daily/date.ts';
import { isWhole } from '../../lib/reading.ts';
import { fail, ok } from '../../lib/result.ts';
import type { FormerForms } from '../contract/former.ts';
import { readTimes } from '../shared/formerTimes.ts';
import { definition } from './definition.ts';
import { MARK, MAX_HINTS } from './results.ts';

/** The least time in ms in which a hand can place all pieces. */
const FLOOR = 1500;

export const former: FormerForms = {
  /**
   * Reads the date from a result's key: month, day and year, with or without leading zeros; ignores
   * further parts of the key.
   */
  idOf(key) {
    const found = /^(\d{1,2})_(\d{1,2})_(\d{4})(?:_|$)/.exec(key);
    if (found === null || definition.isObsoleteKey(key)) return null;
    const [, month = '', day = '', year = ''] = found;
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isCivilDate(date) && date >= definition.schedule.first ? date : null;
  },

  read(value) {
    if (!Array.isArray(value)) {
      return fail('bad-result', 'A score must be a list of a time, a number of hints and a mark.');
    }
    const items: readonly unknown[] = Array.from(value);
    const numbers = items.filter((item) => item !== MARK);
    const marks = items.length - numbers.length;
    if (marks > 1) return fail('bad-mark', 'The score has more than one mark of a finished game.');
    const [time, hints, ...others] = numbers;
    if (items.length === 0) return ok({ result: [], how: [] });
    // A score without a time is rejected: a guessed time would stay on the leaderboard permanently.
    if (time === undefined) return fail('bad-time', 'The score has no time.');
    if (others.length > 0) {
      return fail('bad-result', 'The score has more than a time and a number of hints.');
    }
    if (hints !== undefined && !isWhole(hints, 0, MAX_HINTS)) {
      return fail('bad-hints', `The hints must be a whole number from 0 to ${MAX_HINTS}.`);
    }
    const times = readTimes([time], marks === 1 ? [FLOOR] : []);
    if (!times.ok) return times;
    const isMoved = marks === 1 && items.indexOf(MARK) !== numbers.length;
    const isWithoutHints = marks === 1 && hints === undefined;
    return ok({
      result: [
        ...times.value.result,
        ...(hints !== undefined ? [hints] : isWithoutHints ? [0] : []),
        ...(marks === 1 ? [MARK] : []),
      ],
      how: [
        ...times.value.how,
        ...(isMoved ? ['the mark of a finished game in another place'] : []),
        ...(isWithoutHints ? ['no number of hints'] : []),
      ],
    });
  },
};
