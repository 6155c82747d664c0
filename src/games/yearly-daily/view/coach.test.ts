import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { countCoverings } from '../engine/coverings.ts';
import { questionOf } from '../engine/question.ts';
import { apply } from '../rules/rules.ts';
import type { Move, State } from '../rules/types.ts';
import { coach } from './coach.ts';
import { EXAMPLE, EXAMPLE_REST, EXAMPLE_START } from './example.ts';

const lay = (piece: number): Move => ({ type: 'place', piece, ...EXAMPLE_REST[piece]! });
const after = (...moves: readonly Move[]): State =>
  moves.reduce((state: State, move) => unwrap(apply(EXAMPLE, state, move)), EXAMPLE_START);
const told = (...moves: readonly Move[]) => coach(after(...moves));

it('knows the one way to finish the example', () => {
  expect(countCoverings(questionOf(EXAMPLE, EXAMPLE_START))).toBe(1);
  expect(told(lay(4), lay(0), lay(3))).toBe('Covered: only December and 24 are free.');
});

it('leads from the goal to the end, a sentence after every piece', () => {
  expect([told(), told(lay(4)), told(lay(4), lay(0))]).toEqual([
    'Cover every square but December and 24. Three pieces are left: only the bowl fits on 28.',
    'That fits. Now the croissant: of the pieces left, only it fits on 11.',
    'One to go: turn and flip the mug until it has the shape of the hole.',
  ]);
  expect(told(lay(3))).toBe('That fits. On 28 only the bowl can lie.');
});

it('says which piece lies wrong, and which was lifted for no reason', () => {
  const wrong: Move = {
    type: 'place',
    piece: 4,
    ...EXAMPLE_REST[4]!,
    row: EXAMPLE_REST[4]!.row - 1,
  };
  expect(told(wrong)).toBe(
    'The bowl cannot lie there: the other pieces no longer fit. Put it back, or move it.',
  );
  expect(told({ type: 'lift', piece: 5 })).toBe('The napkin lay right: lay it where it was.');
});
