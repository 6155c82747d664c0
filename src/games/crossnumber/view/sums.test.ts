import { describe, expect, it } from 'vitest';
import { workOut } from './sums.ts';

describe('a line of arithmetic', () => {
  it.each([
    ['17 × 23', 391],
    ['17*23', 391],
    ['7 x 8', 56],
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['10 − 3 − 2', 5],
    ['100 / 5 / 2', 10],
    ['2^10', 1024],
    ['2^3^2', 512],
    ['-3^2', -9],
    ['(-3)^2', 9],
    ['2 ^ -1', 0.5],
    ['1 ÷ 3', 0.333333333],
    ['0.1 + 0.2', 0.3],
    ['--4', 4],
    [' 12 ', 12],
  ])('%s is %d', (line, value) => expect(workOut(line)).toEqual({ ok: true, value }));

  it.each([
    ['', 'Write something to work out, like 17 × 23.'],
    ['17 ×', 'Something is missing in this line.'],
    ['(1 + 2', 'Something is missing in this line.'],
    ['1 2', 'Something is missing in this line.'],
    [')', 'Something is missing in this line.'],
    ['2 & 3', 'Only numbers, + − × ÷ ^ and brackets can be worked out.'],
    ['alert(1)', 'Only numbers, + − × ÷ ^ and brackets can be worked out.'],
    ['1 ÷ 0', 'This has no value, or one that is too large.'],
    ['9^9^9', 'This has no value, or one that is too large.'],
    ['('.repeat(81), 'That is too long to work out here.'],
  ])('%s is refused: %s', (line, message) => {
    expect(workOut(line)).toMatchObject({ ok: false, problem: { message } });
  });
});
