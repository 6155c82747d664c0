import { expect, it } from 'vitest';
import type { TestPlay } from '../../../desk/documents.ts';
import { firstAnswer, playSummary } from './TestPlays.tsx';

const NAMES = ['Ristretto', 'Latte'];
const play = (more: Partial<TestPlay>): TestPlay => ({
  ...{ hash: '', at: 0, email: '', note: '', times: [2_000, 0], hints: [0, 0] },
  ...{ finished: false, boards: [null, null], ...more },
});
const DONE = ['00000000000001', '00000000000002'];

it.each<[string, Partial<TestPlay>, string, string]>([
  ['given up at 0:02', {}, 'drop', 'Given up after 0:02'],
  ['given up at 4:00', { times: [240_000, 0] }, 'play-on', 'Given up after 4:00'],
  [
    'with one board done',
    { boards: [null, DONE[1]!], times: [0, 20_000], hints: [0, 2] },
    'keep',
    'Latte finished, left after 0:20, 2 hints',
  ],
  ['finished', { boards: DONE, finished: true, hints: [1, 0] }, 'keep', 'Finished in 0:02, 1 hint'],
])('a play that was %s', (_, more, first, words) => {
  expect(firstAnswer(play(more))).toBe(first);
  expect(playSummary(play(more), NAMES)).toBe(words);
});

it('reads plays of an older build, which name no boards', () => {
  const { boards: _, ...older } = play({ times: [240_000, 0] });
  expect(firstAnswer(older)).toBe('play-on');
  expect(playSummary(older, NAMES)).toBe('Given up after 4:00');
});
