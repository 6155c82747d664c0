import { describe, expect, it } from 'vitest';
import { workOut } from './sums.ts';

describe('a line of arithmetic', () => {
  it.each([
    ['17 × 23', 391],
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['10 − 3 − 2', 5],
    ['100 / 5 / 2', 10],
    ['2^10', 1024],
    ['2^3^2', 512],
    ['-3^2', -9],
    ['2 ^ -1', 0.5],
    ['1 ÷ 3', 0.333333333],
    ['0.1 + 0.2', 0.3],
    ['2,5 × 4', 10],
    ['1 000 ÷ 8', 125],
    ['1\u202f000\u00a0000 ÷ 8', 125_000],
    ['1,000,000 + 2,000', 1_002_000],
    ['1,000.5 × 2', 2001],
    ['1.000,5 × 2', 2001],
    ['7²', 49],
    ['2¹⁰', 1024],
    ['2⁻¹', 0.5],
    ['2 ** 3', 8],
    ['12 – 3', 9],
    ['3 x 4 =', 12],
    ['= 3 · 4', 12],
    ['[2 + 3] × 4', 20],
    ['.5 × 4', 2],
    ['٣ × ٤', 12],
    ['３＋４', 7],
  ])('%s is %d', (line, value) => expect(workOut(line)).toEqual({ ok: true, value }));

  it.each([
    ['', 'Type something to work out, such as 17 × 23.'],
    ['17 ×', 'Something is missing.'],
    ['(1 + 2', 'Something is missing.'],
    ['1 2', 'Something is missing.'],
    ['1234 567', 'Something is missing.'],
    ['²', 'Something is missing.'],
    ['2,,5', 'You can only use numbers, + − × ÷ ^ and brackets.'],
    ['2,5,1', 'You can only use numbers, + − × ÷ ^ and brackets.'],
    ['1,000,000 + 2,5', 'You can only use numbers, + − × ÷ ^ and brackets.'],
    ['3 = 4', 'You can only use numbers, + − × ÷ ^ and brackets.'],
    [')', 'Something is missing.'],
    ['alert(1)', 'You can only use numbers, + − × ÷ ^ and brackets.'],
    ['1 ÷ 0', 'This has no value, or its value is too large.'],
    ['9^9^9', 'This has no value, or its value is too large.'],
    ['('.repeat(81), 'That is too long to work out here.'],
  ])('%s is refused: %s', (line, message) => {
    expect(workOut(line)).toMatchObject({ ok: false, problem: { message } });
  });
});
