import { expect, it } from 'vitest';
import { bench } from './bench.ts';
import { status } from './rules/rules.ts';
import { toolkit } from './toolkit.ts';

const board = bench.propose({ id: '2026-11-21', board: 0, beans: 1, seed: '' });

it('says of a date in how many ways it comes out', () => {
  const report = bench.report(board);
  expect(report).toMatchObject({ solutions: 2, complaints: [], beans: board.beans });
  expect(status(board, report.solved[0]!)).toBe('won');
});

it('complains of what is not true, like the toolkit', () => {
  for (const wrong of [
    { ...board, solutions: board.solutions + 1 },
    { ...board, beans: (board.beans % 5) + 1 },
  ]) {
    const { complaints } = bench.report(wrong);
    expect(complaints).toHaveLength(1);
    expect(toolkit.verify(wrong)).toMatchObject({ good: false, complaint: complaints[0] });
  }
});
