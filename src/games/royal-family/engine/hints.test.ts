import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start, status } from '../rules/rules.ts';
import type { Board, Mark, Move, State } from '../rules/types.ts';
import { EXAMPLE } from '../view/example.ts';
import { engine } from './engine.ts';
import { hint, wayThrough } from './hints.ts';
import { costOf, LEVELS, ratingOf } from './ratings.ts';
import type { FamilyHint } from './steps.ts';

const [CORVIN, ISAURE, ODILE, OSRIC, TAMSIN] = [0, 1, 2, 3, 4] as const;
const place = (plate: number, name: number): Move => ({ type: 'place', plate, name });
const strike = (...marks: readonly (readonly [plate: number, name: number])[]): Move => ({
  type: 'strike',
  marks: marks.map(([plate, name]): Mark => ({ plate, name })),
});

function reached(board: Board, ...moves: readonly Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}
const told = (board: Board, state: State): FamilyHint => unwrap(hint(board, state));

describe('hints', () => {
  it('tell what one clue says, with the clue in its words, and end with a place', () => {
    // The only man in line to the throne is the eldest child, so the person directly after a man in
    // line is the second child, born in 1827.
    expect(told(EXAMPLE, start(EXAMPLE))).toEqual({
      technique: 'open clue',
      about: expect.any(String),
      rating: ratingOf([{ technique: 'clue', open: 2 }]),
      mistake: null,
      steps: [
        {
          text: 'Clue 1: of the women, only the woman born in 1827 comes in line to the throne directly after a man, so she is Odile.',
          evidence: [{ clue: 0 }, { name: OSRIC }],
          target: [{ name: ODILE }, { plate: 3 }],
          rulesOut: [
            { plate: 0, name: ODILE },
            { plate: 4, name: ODILE },
          ],
        },
      ],
      move: place(3, ODILE),
    });
  });

  it('are on the way that the generator rates boards by', () => {
    const way: unknown[] = [];
    for (let state = start(EXAMPLE); status(EXAMPLE, state) !== 'won'; ) {
      const { technique, about, rating, move } = told(EXAMPLE, state);
      way.push({ technique, about, rating });
      state = unwrap(apply(EXAMPLE, state, move));
    }
    expect(wayThrough(EXAMPLE)).toEqual(way);
  });

  it('need no clue for the last who is left', () => {
    const state = reached(EXAMPLE, place(2, OSRIC));
    expect(told(EXAMPLE, state)).toMatchObject({
      technique: 'only place left',
      rating: 1,
      steps: [{ text: 'Corvin is the last man without a place, so he is the man born in 1799.' }],
      move: place(1, CORVIN),
    });
  });

  it('start from what is struck', () => {
    const only = reached(EXAMPLE, strike([0, TAMSIN], [3, TAMSIN]));
    expect(told(EXAMPLE, only)).toMatchObject({
      rating: 1,
      steps: [
        {
          text: 'Tamsin’s other places are all taken or ruled out, so she is the woman born in 1831.',
          evidence: [{ plate: 0 }, { plate: 3 }],
          target: [{ name: TAMSIN }, { plate: 4 }],
        },
      ],
      move: place(4, TAMSIN),
    });
    const nobodyElse = reached(EXAMPLE, strike([4, ODILE], [4, ISAURE]));
    expect(told(EXAMPLE, nobodyElse)).toMatchObject({
      technique: 'only name left',
      steps: [
        {
          text: 'Every other woman is placed or ruled out here, so only Tamsin can be the woman born in 1831.',
          rulesOut: [
            { plate: 0, name: TAMSIN },
            { plate: 3, name: TAMSIN },
          ],
        },
      ],
      move: place(4, TAMSIN),
    });
  });

  it('name the one clue that is broken before anything else, and take the name out', () => {
    const state = reached(EXAMPLE, place(3, TAMSIN), place(2, OSRIC));
    const { technique, mistake, steps, move, look, isShown } = told(EXAMPLE, state);
    expect(technique).toBe('mistake');
    expect(mistake).toBe(`placed 3 ${TAMSIN}`);
    // The clue is marked, but not the name that breaks it.
    expect(isShown).toBeUndefined();
    expect(look).toMatchObject({
      text: 'Clue 1, “Odile comes directly after Osric in line to the throne”, can no longer be true: Osric is the man born in 1824.',
      asks: 'Which one is wrong?',
    });
    expect(steps).toMatchObject([
      {
        text: 'Clue 1: of the women, only the woman born in 1827 comes in line to the throne directly after Osric, so she is Odile.',
        evidence: [{ clue: 0 }, { plate: 2 }],
      },
    ]);
    expect(move).toEqual({ type: 'lift', plate: 3 });
  });

  it('cost nothing where a marked clue leaves no doubt which name is wrong', () => {
    const state = reached(EXAMPLE, place(2, CORVIN), place(1, OSRIC), place(4, TAMSIN));
    expect(told(EXAMPLE, state)).toMatchObject({
      mistake: `placed 1 ${OSRIC}`,
      isShown: true,
      steps: [
        {
          text: 'Clue 2, “Tamsin is Osric’s sister”: the man born in 1799 has no sister, so he is not Osric.',
        },
      ],
    });
  });

  it('say plainly who was struck where they may be, and rub it out', () => {
    const state = reached(EXAMPLE, strike([2, OSRIC]));
    const found = told(EXAMPLE, state);
    expect(found).toMatchObject({
      mistake: `struck 2 ${OSRIC}`,
      steps: [
        {
          text: 'You have ruled out Osric as the man born in 1824, but nothing on the board rules that out.',
        },
      ],
      move: { type: 'pencil', plate: 2, name: OSRIC },
    });
    expect(unwrap(apply(EXAMPLE, state, found.move))).toEqual(start(EXAMPLE));
  });

  it('say what follows from a name that breaks no clue yet', () => {
    // With Corvin wrongly on Osric's plate, Osric must be the queen's husband, who is not in line
    // to the throne, so neither clue can hold.
    const state = reached(EXAMPLE, place(2, CORVIN));
    const { mistake, steps, move } = told(EXAMPLE, state);
    expect(mistake).toBe(`placed 2 ${CORVIN}`);
    expect(steps.map(({ text }) => text)).toEqual([expect.stringMatching(/^Clue [12]: /)]);
    expect(move).toEqual({ type: 'lift', plate: 2 });
  });

  it('say so when nothing can be done', () => {
    const board = {
      ...EXAMPLE,
      clues: [...EXAMPLE.clues, { kind: 'not', of: EXAMPLE.clues[0]! }],
    };
    expect(hint(board, start(board))).toMatchObject({ problem: { code: 'unsolvable' } });
  });

  it('say so when it can be done in several ways: no place is more right than another', () => {
    const board = { ...EXAMPLE, clues: EXAMPLE.clues.slice(1) };
    expect(hint(board, start(board))).toMatchObject({ problem: { code: 'unsolvable' } });
    expect(engine.solve(board)).toBeNull();
  });
});

it('ratings put what is left over first, then clues by how many are open, a pair between', () => {
  const rated = [
    ratingOf([{ technique: 'only plate', open: 0 }]),
    ratingOf([{ technique: 'clue', open: 1 }]),
    ratingOf([{ technique: 'clue', open: 2 }]),
    ratingOf([{ technique: 'pair', open: 0 }]),
    ratingOf([{ technique: 'clue', open: 3 }]),
    ratingOf([{ technique: 'supposing', open: 0 }]),
  ];
  expect(rated).toEqual(rated.toSorted((a, b) => a - b));
  expect(new Set(rated).size).toBe(rated.length);
  expect(rated[0]).toBe(1);
  expect(
    ratingOf([
      { technique: 'clue', open: 1 },
      { technique: 'only plate', open: 0 },
    ]),
  ).toBe(rated[1]! + 0.5);
  expect(LEVELS).toContain(costOf({ technique: 'pair', open: 0 }));
});
