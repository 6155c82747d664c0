import { expect, it } from 'vitest';
import { expectTrueSentences } from '../../../../tests/support/tutor.ts';
import { unwrap } from '../../../lib/result.ts';
import { countCoverings } from '../engine/coverings.ts';
import { placementOf, questionOf, TABLE } from '../engine/question.ts';
import { daySquare } from '../rules/calendar.ts';
import { PIECES } from '../rules/pieces.ts';
import { apply, coverOf, dateSquares, squaresUnder } from '../rules/rules.ts';
import type { Move, State } from '../rules/types.ts';
import { coach } from './coach.ts';
import { EXAMPLE, EXAMPLE_REST, EXAMPLE_START } from './example.ts';

const lay = (piece: number): Move => ({ type: 'place', piece, ...EXAMPLE_REST[piece]! });
const after = (...moves: readonly Move[]): State =>
  moves.reduce((state: State, move) => unwrap(apply(EXAMPLE, state, move)), EXAMPLE_START);
const told = (...moves: readonly Move[]) => coach(after(...moves));

it('knows the one way to finish the example', () => {
  expect(countCoverings(questionOf(EXAMPLE, EXAMPLE_START))).toBe(1);
  expect(told(lay(4), lay(0), lay(3))).toBe('Solved! Only December and 24 still show.');
});

it('leads from the goal to the end, a sentence after every piece', () => {
  expect([told(), told(lay(4)), told(lay(4), lay(0))]).toEqual([
    'The date is 24 December: cover all the other squares. Three pieces are left. Start with the bowl: it goes on 28.',
    'That fits. Now the croissant: it’s the only piece left that can cover 11.',
    'One to go: turn and flip the mug until it fits the hole.',
  ]);
  expect(told(lay(3))).toBe('That fits. Now the bowl: it goes on 28.');
});

it('says only what is true after every first and second move', { tags: 'all' }, () => {
  const named = (name: string) => PIECES.findIndex((piece) => piece.name === name);
  const lies = TABLE.lies.map((_, lie) => {
    const move = { type: 'place', ...placementOf(lie) } as const;
    return { move, squares: squaresUnder(move.piece, move)! };
  });
  /** The ways to lay a piece, one orientation for each shape. */
  const laying = (state: State) => {
    const cover = coverOf(state);
    return lies.filter(({ move, squares }) =>
      squares.every(
        (square) =>
          !dateSquares(EXAMPLE).includes(square) &&
          (cover.get(square) ?? move.piece) === move.piece,
      ),
    );
  };
  const waysOn = (state: State) => countCoverings(questionOf(EXAMPLE, state));
  const home = (name: string): Move => {
    const piece = named(name);
    return { type: 'place', piece, ...EXAMPLE_START[piece]! };
  };
  expectTrueSentences<State, Move>({
    start: EXAMPLE_START,
    moves: (state) => [
      ...state.map((_, piece): Move => ({ type: 'lift', piece })),
      ...laying(state).map(({ move }) => move),
    ],
    apply: (state, move) => apply(EXAMPLE, state, move),
    coach,
    says: [
      [
        /^(?:That fits\. Now|The date is 24 December: cover all the other squares\. Three pieces are left\. Start with) the bowl: it goes on 28\.$/,
        (state) =>
          waysOn(state) === 1 &&
          laying(state).every(
            ({ move, squares }) =>
              state[move.piece] ||
              move.piece === named('bowl') ||
              !squares.includes(daySquare(28)) ||
              waysOn(unwrap(apply(EXAMPLE, state, move))) === 0,
          ),
      ],
      [
        /^That fits\. Now the croissant: it’s the only piece left that can cover 11\.$/,
        (state) =>
          laying(state).every(
            ({ move, squares }) =>
              state[move.piece] ||
              move.piece === named('croissant') ||
              !squares.includes(daySquare(11)),
          ),
      ],
      [
        /^One to go: turn and flip the mug until it fits the hole\.$/,
        (state) =>
          waysOn(state) === 1 &&
          state.every((lies, piece) => lies || PIECES[piece]!.name === 'mug'),
      ],
      [
        /^The (.+) was already in the right place\. Put it back\.$/,
        (state, name) => {
          const back = apply(EXAMPLE, state, home(name!));
          return back.ok && coach(back.value) !== coach(state);
        },
      ],
      [
        /^The (.+) was already in the right place\. Now the (.+) is in the way: move that first\.$/,
        (state, name, other) => {
          const back = apply(EXAMPLE, state, home(name!));
          return !back.ok && back.problem.message.endsWith(`overlap the ${other}.`);
        },
      ],
      [
        /^With the (.+) there, the other pieces won’t fit\. Move it, or return it to the tray\.$/,
        (state, name) => state[named(name!)] !== null && waysOn(state) === 0,
      ],
    ],
  });
});
