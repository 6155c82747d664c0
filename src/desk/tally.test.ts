import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPuzzleOutcome } from '../feedback/callables.ts';
import { tenthsOf } from '../feedback/ownTally.ts';
import { begunIn, gaveUpIn, NO_TALLY, sumTallies, tallyOf } from './tally.ts';

it.each([
  [0, 0],
  [0.099, 0],
  [0.3, 3],
  [0.7, 7],
  [1 - 3 / 10, 7],
  [0.999, 9],
  [1, 9],
  [-1, 0],
  [7, 9],
])('%s is %i whole tenths', (progress, tenths) => expect(tenthsOf(progress)).toBe(tenths));

it('adds up what stands in the shards, each for itself', () => {
  const outcomes = ['finished', 4, 'finished', 0, 4, 9] as const;
  const tally = sumTallies(outcomes.map((outcome) => tallyOf(outcome, 1)));
  expect(tally).toEqual({ finished: 2, gaveUp: { 0: 1, 4: 2, 9: 1 } });
  expect([begunIn(tally), gaveUpIn(tally)]).toEqual([6, 4]);
  expect(sumTallies([tally, {}, tally])).toEqual({ finished: 4, gaveUp: { 0: 2, 4: 4, 9: 2 } });
  expect(sumTallies([])).toEqual(NO_TALLY);
});

it('passes over what is no count', () => {
  const wrong = { finished: -1, gaveUp: { 10: 1, x: 1, 3: 'many', 4: 0.5, 5: 2, '05': 1 } };
  expect(sumTallies([wrong, null, 7, [], { gaveUp: 'x' }])).toEqual({
    finished: 0,
    gaveUp: { 5: 2 },
  });
  fc.assert(fc.property(fc.array(fc.anything()), (shards) => begunIn(sumTallies(shards)) >= 0));
});

it.each([['won'], [-1], [10], [0.5], ['3'], [null], [undefined], [[]]])(
  '%j is no outcome',
  (value) => expect(isPuzzleOutcome(value)).toBe(false),
);
