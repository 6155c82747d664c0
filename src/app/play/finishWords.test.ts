import { expect, it } from 'vitest';
import { type FinishedPlay, finishWords } from './finishWords.ts';

const TIME = { unit: 'time', lost: null } as const;
const GUESSES = { unit: 'guesses', lost: 7 } as const;
const daily = (peers: readonly FinishedPlay[]) => ({
  peers,
  weekday: null,
  isFirst: peers.length === 0,
});
const won = (...ranks: number[]) => ranks.map((rank) => ({ rank, won: true }));
const s = (seconds: number) => seconds * 1000;

it.each([
  [s(90), won(s(100), s(120), s(200)), 'Your fastest yet', '0:30 faster than your usual 2:00.'],
  [s(102), won(s(100), s(120), s(200)), 'Quick work', '0:18 faster than your usual 2:00.'],
  [s(120.4), won(s(100), s(120), s(200)), 'All done', 'Right on your usual 2:00.'],
  [s(150), won(s(100), s(120), s(200)), 'No rush', '0:30 slower than your usual 2:00.'],
  [s(241), won(s(100), s(120), s(200)), 'Slow-brewed', '2:01 slower than your usual 2:00.'],
  [s(90), won(s(100), s(200)), 'All done', null],
  [s(90), [], 'Your first!', null],
])('%d ms against the clock: %s', (rank, others, heading, comparison) => {
  expect(finishWords(TIME, { rank, won: true }, daily(others))).toEqual({ heading, comparison });
});

it('speaks of one guess as of a feat and of six as of a close thing', () => {
  const words = (rank: number) =>
    finishWords(GUESSES, { rank, won: true }, daily(won(3, 4, 4))).heading;
  expect([1, 2, 3, 6].map(words)).toEqual([
    'First guess!',
    'In two!',
    'Nicely done',
    'Just in time',
  ]);
});

it('counts no lost game in a median, and calls a loss what it is', () => {
  const others = [...won(2, 4, 4), { rank: 7, won: false }];
  expect(finishWords(GUESSES, { rank: 7, won: false }, daily(others))).toEqual({
    heading: 'Not this time',
    comparison: 'You usually need 4 guesses.',
  });
});

it('measures a Sunday by Sundays, and says so', () => {
  const sundays = { peers: won(s(100), s(120), s(200)), weekday: 'Sunday', isFirst: false };
  const play = { rank: s(90), won: true };
  expect(finishWords(TIME, play, sundays)).toEqual({
    heading: 'Your fastest Sunday yet',
    comparison: '0:30 faster than your usual 2:00 on Sundays.',
  });
  expect(finishWords(GUESSES, { rank: 3, won: true }, { ...sundays, peers: won(2, 4, 4) })).toEqual(
    {
      heading: 'Nicely done',
      comparison: 'You usually need 4 guesses on Sundays.',
    },
  );
  // There is no comparison with too few Sunday plays, however many Monday plays there are.
  expect(finishWords(TIME, play, { ...sundays, peers: [] })).toEqual({
    heading: 'All done',
    comparison: null,
  });
});
