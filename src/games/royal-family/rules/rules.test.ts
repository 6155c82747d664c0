import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { EXAMPLE } from '../view/example.ts';
import {
  apply,
  brokenClues,
  isFullButWrong,
  isPencilled,
  isStruck,
  plateOf,
  progress,
  start,
  status,
} from './rules.ts';
import type { Move, State } from './types.ts';

/**
 * The names of the example's family, whose plates are a queen (0) and her husband (1); a son (2)
 * and two daughters (3, 4).
 */
const [CORVIN, ISAURE, ODILE, OSRIC, TAMSIN] = [0, 1, 2, 3, 4] as const;

const place = (plate: number, name: number): Move => ({ type: 'place', plate, name });

function played(...moves: readonly Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(EXAMPLE, state, move)), start(EXAMPLE));
}

function problem(state: State, move: Move): string {
  const next = apply(EXAMPLE, state, move);
  return next.ok ? '' : next.problem.message;
}

const WON = [
  place(0, ISAURE),
  place(1, CORVIN),
  place(2, OSRIC),
  place(3, ODILE),
  place(4, TAMSIN),
];

describe('placing', () => {
  it('puts a name on an empty plate', () => {
    expect(played(place(2, OSRIC)).placed).toEqual([null, null, OSRIC, null, null]);
  });

  it('moves a name that stands elsewhere', () => {
    expect(played(place(1, OSRIC), place(2, OSRIC)).placed).toEqual([
      null,
      null,
      OSRIC,
      null,
      null,
    ]);
  });

  it('sends the former name to the tray when the new one comes from there', () => {
    const state = played(place(2, CORVIN), place(2, OSRIC));
    expect(state.placed[2]).toBe(OSRIC);
    expect(plateOf(state, CORVIN)).toBeNull();
  });

  it('lets two names change places when the new one comes from a plate', () => {
    const state = played(place(2, CORVIN), place(1, OSRIC), place(2, OSRIC));
    expect([plateOf(state, OSRIC), plateOf(state, CORVIN)]).toEqual([2, 1]);
  });

  it('refuses a plate of the other sex, and says why', () => {
    expect(problem(start(EXAMPLE), place(2, ODILE))).toBe(
      'Odile can’t go here: this is a man’s plate.',
    );
    expect(problem(start(EXAMPLE), place(3, OSRIC))).toBe(
      'Osric can’t go here: this is a woman’s plate.',
    );
  });

  it('refuses what changes nothing and what is not there', () => {
    expect(problem(played(place(2, OSRIC)), place(2, OSRIC))).toBe('Osric is already here.');
    expect(problem(start(EXAMPLE), place(9, OSRIC))).toBe('There is no such plate.');
    expect(problem(start(EXAMPLE), place(2, 9))).toBe('There is no such name.');
    expect(problem(start(EXAMPLE), { type: 'tick', clue: 7 })).toBe('There is no such clue.');
  });

  it('takes a name off, and not twice', () => {
    const state = played(place(2, OSRIC), { type: 'lift', plate: 2 });
    expect(state).toEqual(start(EXAMPLE));
    expect(problem(state, { type: 'lift', plate: 2 })).toBe('This plate is already empty.');
  });
});

describe('pencil and ticks', () => {
  const mark: Move = { type: 'pencil', plate: 3, name: TAMSIN };

  it('writes and rubs out', () => {
    expect(isPencilled(played(mark), 3, TAMSIN)).toBe(true);
    expect(isPencilled(played(mark), 3, ODILE)).toBe(false);
    expect(played(mark, mark)).toEqual(start(EXAMPLE));
  });

  it('keeps what is pencilled under a name', () => {
    const state = played(mark, place(3, ODILE), { type: 'lift', plate: 3 });
    expect(isPencilled(state, 3, TAMSIN)).toBe(true);
  });

  it('does not write on a name, nor a man on a woman’s plate', () => {
    expect(problem(played(place(3, ODILE)), mark)).toMatch(/already has a name/);
    expect(problem(start(EXAMPLE), { ...mark, name: OSRIC })).toMatch(/a woman’s plate/);
  });

  it('strikes names at once, in the place of pencil, and rubs a strike out', () => {
    const marks = [
      { plate: 3, name: TAMSIN },
      { plate: 4, name: ODILE },
    ];
    const state = played(mark, { type: 'strike', marks });
    expect(marks.map(({ plate, name }) => isStruck(state, plate, name))).toEqual([true, true]);
    expect(isStruck(state, 4, TAMSIN)).toBe(false);
    expect(isPencilled(state, 3, TAMSIN)).toBe(false);
    expect(played(mark, { type: 'strike', marks: [marks[0]!] }, mark)).toEqual(start(EXAMPLE));
    expect(problem(state, { type: 'strike', marks })).toBe('This is already ruled out.');
  });

  it('strikes nothing on a name, and no man from a woman’s plate', () => {
    const strike: Move = { type: 'strike', marks: [{ plate: 3, name: TAMSIN }] };
    expect(problem(played(place(3, ODILE)), strike)).toMatch(/already has a name/);
    expect(problem(start(EXAMPLE), { type: 'strike', marks: [{ plate: 3, name: OSRIC }] })).toMatch(
      /a woman’s plate/,
    );
    expect(played(strike, place(3, ODILE), { type: 'lift', plate: 3 })).toEqual(played(strike));
  });

  it('ticks a clue and unticks it', () => {
    const tick: Move = { type: 'tick', clue: 1 };
    expect(played(tick).ticked).toEqual([false, true]);
    expect(played(tick, tick)).toEqual(start(EXAMPLE));
  });
});

describe('clues and the end', () => {
  it('breaks a clue that cannot hold any more, though others of it are still to be placed', () => {
    // Osric is on the plate of the queen's husband, who is not in line to the throne, but by the
    // first clue Odile directly follows him in line.
    expect(brokenClues(EXAMPLE, played(place(1, OSRIC)))).toEqual([true, true]);
    // Odile is on the plate of the queen, who is not in line to the throne, so the first clue is
    // broken.
    expect(brokenClues(EXAMPLE, played(place(0, ODILE)))).toEqual([true, false]);
  });

  it('breaks a clue whose place is taken by another', () => {
    // Tamsin is on the plate that Odile needs for the first clue, but can still be Osric's sister
    // there.
    expect(brokenClues(EXAMPLE, played(place(2, OSRIC), place(3, TAMSIN)))).toEqual([true, false]);
  });

  it('is won when everyone is placed and every clue holds, and takes no more moves', () => {
    const state = played(...WON);
    expect(status(EXAMPLE, state)).toBe('won');
    expect(progress(EXAMPLE, state)).toBe(1);
    expect(isFullButWrong(EXAMPLE, state)).toBe(false);
    expect(problem(state, { type: 'tick', clue: 0 })).toBe('Everyone is already in place.');
  });

  it('goes on when everyone is placed and a clue is broken', () => {
    const state = played(...WON.slice(0, 3), place(4, ODILE), place(3, TAMSIN));
    expect(status(EXAMPLE, state)).toBe('playing');
    expect(isFullButWrong(EXAMPLE, state)).toBe(true);
    expect(progress(EXAMPLE, state)).toBeLessThan(1);
    expect(brokenClues(EXAMPLE, state)).toEqual([true, false]);
  });
});
