/** The rows of a player who has finished all puzzles of a day. */
import type { CivilDate } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { resultKeyOf } from '../../src/daily/resultKeyOf.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';

const RESULTS: Readonly<Record<string, unknown>> = {
  'sudoku-shift': [61_000, 122_000, 303_000, 404_000],
  'yearly-daily': [190_000, 0, 0.1],
  crossnumber: [801_000, 1],
  geografind: ['FR', 'DE', 'PE', 'BO', 'BR', 'CL', 'loss'],
  'royal-family': [361_000, 1],
};

/** A result of each game's puzzle of the day, by the database's table and key. */
export const finishedDay = (day: CivilDate): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    DEFINITIONS.map(({ id: game, schedule, stored }) => {
      const id = idFor(schedule, day);
      const row = { id, result: RESULTS[game], openedOn: day, finishedAt: Date.now() };
      return [stored.results, { [resultKeyOf(schedule.naming, id)]: row }];
    }),
  );
