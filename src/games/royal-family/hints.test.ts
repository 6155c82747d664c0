import { describe, expect, it } from 'vitest';
import { unwrap } from '../../lib/result.ts';
import { makeRng } from '../../lib/rng.ts';
import { generate } from './generator.ts';
import { type FamilyHint, hint } from './hints.ts';
import { apply, start, status } from './rules.ts';
import { solutionOf } from './solver.ts';
import type { Board, Move, State } from './types.ts';
import { EXAMPLE } from './view/example.ts';

const [CORVIN, ISAURE, ODILE, OSRIC, TAMSIN] = [0, 1, 2, 3, 4] as const;
const place = (plate: number, name: number): Move => ({ type: 'place', plate, name });

function reached(board: Board, ...moves: readonly Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}
const told = (board: Board, state: State): FamilyHint => unwrap(hint(board, state));

describe('hints', () => {
  it('begin with what one clue alone tells', () => {
    // Whoever comes directly after a man in line comes after the eldest, a son: his next sister.
    expect(told(EXAMPLE, start(EXAMPLE))).toEqual({
      technique: 'one clue',
      where: 'Look at clue 1, “Odile comes directly after Osric in line to the throne”.',
      why: 'The clue leaves no place for Odile but that of the woman born in 1827.',
      move: place(3, ODILE),
      focus: [{ clue: 0 }, { name: ODILE }],
    });
  });

  it('need no clue for the last who is left', () => {
    const state = reached(EXAMPLE, place(2, OSRIC));
    expect(told(EXAMPLE, state)).toMatchObject({
      technique: 'last one left',
      why: 'With those in place already, there is no place for Corvin but that of the man born in 1799.',
      move: place(1, CORVIN),
    });
  });

  it('take back what is wrong before anything else, and name the clue', () => {
    const state = reached(EXAMPLE, place(2, CORVIN));
    const { technique, where, why, move, focus } = told(EXAMPLE, state);
    expect(technique).toBe('wrong place');
    expect(where).toBe('Someone is in a place where they cannot be.');
    expect(why).toMatch(
      /^Corvin cannot be the man born in 1824\. Then clue [12], “.*”, could not hold\.$/,
    );
    expect(move).toEqual({ type: 'lift', plate: 2 });
    expect(focus[0]).toEqual({ plate: 2 });
  });

  it('tell more than two clues by their numbers, so that a hint stays short', () => {
    const board = generate('long', 6).boards[0]!;
    let state = start(board);
    const wheres: string[] = [];
    while (status(board, state) === 'playing') {
      const { where, move, focus } = told(board, state);
      if (focus.filter((one) => 'clue' in one).length > 2) wheres.push(where);
      state = unwrap(apply(board, state, move));
    }
    expect(wheres).not.toEqual([]);
    for (const where of wheres) expect(where).toMatch(/^Look at clues \d[\d, ]* and \d+\.$/);
  });

  it('end with the puzzle', () => {
    const state = reached(
      EXAMPLE,
      ...[place(0, ISAURE), place(1, CORVIN), place(2, OSRIC), place(3, ODILE), place(4, TAMSIN)],
    );
    expect(hint(EXAMPLE, state)).toMatchObject({ problem: { code: 'finished' } });
  });

  it('say so when nothing can be done', () => {
    const board = {
      ...EXAMPLE,
      clues: [...EXAMPLE.clues, { kind: 'not', of: EXAMPLE.clues[0]! }],
    };
    expect(hint(board, start(board))).toMatchObject({ problem: { code: 'unsolvable' } });
  });

  it('only ever place people where they belong, by the fewest clues, up to the end', () => {
    for (let weekday = 0; weekday < 7; weekday++) {
      const board = generate(`hints ${weekday}`, weekday).boards[0]!;
      const solution = solutionOf(board)!;
      let state = start(board);
      const techniques: string[] = [];
      while (status(board, state) === 'playing') {
        const { technique, move, focus } = told(board, state);
        techniques.push(technique);
        expect(move.type).toBe('place');
        if (move.type === 'place') expect(solution[move.name]).toBe(move.plate);
        const clues = focus.filter((one) => 'clue' in one).length;
        expect(
          ['last one left', 'one clue', 'two clues together'][clues] ?? 'several clues together',
        ).toBe(technique);
        state = unwrap(apply(board, state, move));
      }
      expect(techniques).toHaveLength(board.names.length);
      expect(techniques).not.toContain('trying it out');
    }
  });

  it('find every mistake, however many there are', () => {
    const board = generate('mistakes', 6).boards[0]!;
    const solution = solutionOf(board)!;
    const rng = makeRng('mistakes');
    for (let i = 0; i < 20; i++) {
      let state = start(board);
      for (const name of rng.shuffled([...board.names.keys()]).slice(0, 8)) {
        const next = apply(board, state, place(rng.below(board.plates.length), name));
        if (next.ok) state = next.value;
      }
      const wrong = () =>
        state.placed.filter((name, plate) => name !== null && solution[name] !== plate).length;
      for (let left = wrong(); left > 0; left--) {
        const { technique, move } = told(board, state);
        expect(technique).toBe('wrong place');
        state = unwrap(apply(board, state, move));
        expect(wrong()).toBe(left - 1);
      }
    }
  });
});
