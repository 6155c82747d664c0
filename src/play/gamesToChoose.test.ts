import { expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import { unwrap } from '../lib/result.ts';
import { gamesToChoose, sameGame } from './gamesToChoose.ts';
import { makeSession } from './savedSession.ts';
import { addTime, play, startSession } from './session.ts';

const puzzle = countingPuzzle(9);

/** A saved game with these moves, a second each, and the time since. */
function game(moves: readonly number[], since = 0) {
  let session = startSession(counting, puzzle);
  for (const move of moves) session = unwrap(play(addTime(session, 1000), move));
  const saved = makeSession(addTime(session, since));
  return { openedOn: '2026-11-26', session: saved, progress: 0.5 } as const;
}

const chosen = (...games: readonly ReturnType<typeof game>[]) => {
  const [current, ...others] = games;
  const sitting = { current: current!, others, choice: 0, isForked: true };
  return sameGame(gamesToChoose(counting, puzzle, sitting));
};

it('takes the longest of the games that have come to the same board', () => {
  expect(chosen(game([1, 2]), game([2, 1], 500))).toMatchObject({ index: 1, time: 2500 });
  expect(chosen(game([2, 1], 500), game([1, 2]))).toMatchObject({ index: 0, time: 2500 });
});

it('takes the same game on every device where they are equally long', () => {
  const [one, other] = [game([1, 2]), game([2, 1])];
  expect(chosen(one, other)?.session).toEqual(chosen(other, one)?.session);
});

it('tells the number of moves of each game', () => {
  const one = game([1, 2]);
  const sitting = { current: one, others: [game([2, 2, 1])], choice: 0, isForked: true };
  expect(gamesToChoose(counting, puzzle, sitting).map(({ moves }) => moves)).toEqual([2, 3]);
});

it('leaves the choice to the player where the boards differ', () => {
  expect(chosen(game([1, 2]), game([2, 2]))).toBeNull();
  expect(chosen(game([1, 2]), game([2, 1]), game([1]))).toBeNull();
});
