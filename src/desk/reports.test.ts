import { expect, it } from 'vitest';
import type { ReportDocument } from '../protocol/deskDocuments.ts';
import type { Dated } from './port.ts';
import { groupReports } from './reports.ts';

const report = (key: string, id: string, version: number, at: number): Dated<ReportDocument> => ({
  ...{ key, at, game: 'geografind', id, version },
  ...{ reason: 'other', text: '', settled: false },
});

it('puts reports of the same version together, the most reported first', () => {
  const groups = groupReports([
    report('a', '1', 1, 9),
    report('b', '2', 1, 1),
    report('c', '2', 2, 2),
    report('d', '2', 1, 3),
  ]);
  expect(groups.map(({ board, reports }) => [board, reports.map(({ key }) => key)])).toEqual([
    ['2', ['d', 'b']],
    ['1', ['a']],
    ['2@2', ['c']],
  ]);
});

it('has nothing to say of none', () => {
  expect(groupReports([])).toEqual([]);
});

it('counts those that were not kept, and one on two pages once', () => {
  const overflow = { ...report('e', '1', 1, 5), more: 40 };
  const many = [report('d', '2', 1, 3), report('b', '2', 1, 1), report('a', '1', 1, 9), overflow];
  const groups = groupReports([...many, report('b', '2', 1, 1)]);
  expect(groups.map(({ id, reports, more }) => [id, reports.length, more])).toEqual([
    ['1', 2, 40],
    ['2', 2, 0],
  ]);
});
