import { expect, it } from 'vitest';
import { share } from './share.ts';

const puzzle = { id: '2026-11-20', boards: [{ month: 11, day: 20, solutions: 164, beans: 2 }] };

it('tells time, hints and the number of ways, and nothing of the pieces', () => {
  expect(share('Yearly Daily 20 November 2026', puzzle, [252_000, 1, 0.1])).toEqual({
    lines: 'Yearly Daily 20 November 2026\n☕ Done in 4:32, 1 hint\nOne of 164 solutions',
    sentence:
      'I finished Yearly Daily 20 November 2026 in 4 minutes 32 seconds with 1 hint: one of 164 solutions.',
  });
  expect(share('Yearly Daily 20 November 2026', puzzle, [252_000, 0, 0.1]).lines).toContain(
    '☕ Done in 4:12, no hints',
  );
});
