import { describe, expect, it } from 'vitest';
import { beansOf, generate } from './generator.ts';

describe('the puzzle of a date', () => {
  it('is the same every year', () => {
    const boards = ['2025-07-14', '2026-07-14', '2031-07-14'].map((id) => generate(id).boards);
    expect(boards[1]).toEqual(boards[0]);
    expect(boards[2]).toEqual(boards[0]);
  });

  it('has more beans where there are fewer ways', () => {
    expect([544, 211, 210, 152, 151, 120, 119, 97, 96, 40].map(beansOf)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  it('is shared out evenly among the five strengths over a leap year', () => {
    const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const counts = [0, 0, 0, 0, 0];
    for (const [month, last] of days.entries()) {
      for (let day = 1; day <= last; day++) {
        const id = `2028-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const [board] = generate(id).boards;
        expect(board!.solutions, id).toBeGreaterThanOrEqual(40);
        counts[board!.beans - 1]!++;
      }
    }
    for (const count of counts) expect(Math.abs(count - 366 / 5)).toBeLessThan(8);
  });
});
