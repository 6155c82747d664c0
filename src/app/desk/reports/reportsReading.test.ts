import { expect, it, vi } from 'vitest';
import { MOST_READ, type ReportDocument } from '../../../desk/documents.ts';
import type { Dated, Desk } from '../../../desk/port.ts';
import { reportsReading } from './reportsReading.ts';

/** A desk whose server has `count` reports, one a second, newest first. */
function deskWith(count: number) {
  const all = Array.from({ length: count }, (_, i) => ({ key: `${i}`, at: (count - i) * 1_000 }));
  const readReports = vi.fn(async (before = Number.POSITIVE_INFINITY) =>
    all.filter(({ at }) => at <= before).slice(0, MOST_READ),
  );
  return { readReports, desk: { readReports } as unknown as Desk };
}
const keysOf = (found: readonly Dated<ReportDocument>[]) => new Set(found.map(({ key }) => key));

it.each([
  [1, 450, 1, 200],
  [2, 450, 2, 399],
  [3, 450, 3, 450],
  // More pages are asked for than the reports fill.
  [9, 450, 3, 450],
  [2, 7, 1, 7],
  [2, 0, 1, 0],
])('%i pages of %i are %i questions', async (pages, count, questions, known) => {
  const { desk, readReports } = deskWith(count);
  const found = await reportsReading(pages)(desk);
  expect(readReports).toHaveBeenCalledTimes(questions);
  // Each page begins with the last report of the page before: others may have the same timestamp.
  expect(keysOf(found).size).toBe(known);
});
