/**
 * The extras of Yearly Daily that fit each date: those which 2 to 20% of its coverings meet. Counting
 * the coverings takes too long for the app, which needs a year of them on the shelf.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { visitCoverings } from '../../src/games/yearly-daily/engine/coverings.ts';
import { questionOf, TABLE } from '../../src/games/yearly-daily/engine/question.ts';
import { extrasOf, finishOf } from '../../src/games/yearly-daily/rules/extras.ts';
import { start } from '../../src/games/yearly-daily/rules/rules.ts';

export const EXTRAS_FILE = fileURLToPath(
  new URL('../../src/games/yearly-daily/rules/extras.json', import.meta.url),
);

/** The bits of the extras that fit a date, in base 36. */
export function fittingOn(month: number, day: number): string {
  const extras = extrasOf({ month, day });
  const met = extras.map(() => 0);
  let all = 0;
  visitCoverings(questionOf({ month, day }, start()), (lies) => {
    const pieces: (readonly number[])[] = [];
    for (const lie of lies) pieces[TABLE.lies[lie]!.shape] = TABLE.lies[lie]!.squares;
    const finish = finishOf(pieces);
    all++;
    for (const [i, { holds }] of extras.entries()) met[i]! += Number(holds(finish));
    return true;
  });
  const bits = met.map((count) => Number(count >= 0.02 * all && count <= 0.2 * all));
  return Number.parseInt(bits.reverse().join(''), 2).toString(36);
}

/** By date, from 1 January on, with 29 February. */
export const allFitting = (): readonly string[] =>
  Array.from({ length: 366 }, (_, i) => {
    const [, month, day] = addDays('2000-01-01' as CivilDate, i)
      .split('-')
      .map(Number);
    return fittingOn(month!, day!);
  });

export function writeExtras(): void {
  writeFileSync(EXTRAS_FILE, `${JSON.stringify(allFitting(), null, 0)}\n`);
}
