import { describe, expect, it } from 'vitest';
import { settlingOf, shadesOf } from './settling.ts';

type Row = readonly (string | null)[];

const settled = (...steps: (readonly [at: number, state: Row])[]) =>
  settlingOf(
    steps.map(([at, state]) => ({ board: 0, state, at })),
    0,
    (state) => state,
  );

const EMPTY: Row = [null, null];
const ONE: Row = ['a', null];

describe('a part settles', () => {
  it('when it takes its last value', () => {
    expect(settled([10, ONE], [40, ['a', 'b']])).toEqual([
      { at: 0.25, before: [] },
      { at: 1, before: [] },
    ]);
  });

  it('never, where it ends empty', () => {
    expect(settled([10, ONE], [20, EMPTY])).toEqual([
      { at: null, before: [0.5] },
      { at: null, before: [] },
    ]);
  });

  it('anew after it was emptied, or held another value', () => {
    const [part] = settled([10, ['a', null]], [20, EMPTY], [30, ['b', null]], [40, ['a', null]]);
    expect(part).toEqual({ at: 1, before: [0.25, 0.75] });
  });

  it('when it first did so, where undo and redo lead back to that state', () => {
    const both: Row = ['a', 'b'];
    const steps = [
      [10, ONE],
      [20, both],
      [30, ONE],
      [40, both],
    ] as const;
    expect(settled(...steps).map(({ at }) => at)).toEqual([0.25, 0.5]);
    const restarted = [
      [10, ONE],
      [20, EMPTY],
      [40, ONE],
    ] as const;
    expect(settled(...restarted)[0]).toEqual({ at: 0.25, before: [] });
  });

  it('on its own board, by that board’s time', () => {
    const steps = [
      { board: 0, state: ONE, at: 90 },
      { board: 1, state: ONE, at: 10 },
      { board: 1, state: ['a', 'b'], at: 20 },
    ];
    expect(settlingOf<Row>(steps, 1, (state) => state).map(({ at }) => at)).toEqual([0.5, 1]);
    expect(settlingOf<Row>(steps, 2, (state) => state)).toEqual([]);
  });
});

it('shades go from the first to settle to the last, and are equal for equal times', () => {
  const shades = shadesOf([0.9, 0.1, null, 0.2, 0.1].map((at) => ({ at, before: [] })));
  expect(shades).toEqual([1, 0.22, 0, 0.61, 0.22]);
});
