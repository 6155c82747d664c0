import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { constraintOf } from '../rules/constraints.ts';
import { whoIs } from '../rules/places.ts';
import { apply, start, status } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { EXAMPLE } from '../view/example.ts';
import { engine } from './engine.ts';
import { generate } from './generator.ts';
import { type FamilyHint, hint } from './hints.ts';
import { solutionOf } from './solver.ts';

const [CORVIN, ISAURE, ODILE, OSRIC, TAMSIN] = [0, 1, 2, 3, 4] as const;
const place = (plate: number, name: number): Move => ({ type: 'place', plate, name });

function reached(board: Board, ...moves: readonly Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}
const told = (board: Board, state: State): FamilyHint => unwrap(hint(board, state));

/** Names and plates in a hint’s sentence. */
function read(board: Board, sentence: string, pattern: RegExp) {
  const found = pattern.exec(sentence)?.slice(1);
  return found?.map((words) => {
    const name = board.names.findIndex((one) => one.name === words);
    return name >= 0 ? name : [...board.plates.keys()].find((at) => whoIs(board, at) === words)!;
  });
}

/**
 * Judges what a hint says to be the reason, from what is placed and the clues that it speaks of,
 * by the plates that are left for each name. Answers the kinds of pairs in it.
 */
function judge(board: Board, state: State, { why, focus, move }: FamilyHint): string[] {
  const names = [...board.names.keys()];
  const left = names.map((name) => {
    const own = state.placed.indexOf(name);
    const free = [...board.plates.keys()].filter(
      (plate) =>
        state.placed[plate] === null && board.plates[plate]!.sex === board.names[name]!.sex,
    );
    return new Set(own >= 0 ? [own] : free);
  });
  const keep = (name: number, isKept: (plate: number) => boolean) => {
    for (const plate of left[name]!) if (!isKept(plate)) left[name]!.delete(plate);
  };
  const size = () => left.reduce((sum, plates) => sum + plates.size, 0);
  const constraints = focus.flatMap((one) =>
    'clue' in one ? [constraintOf(board, board.clues[one.clue]!)] : [],
  );
  /** Whatever the clues, one by one, and those who are left over rule out. */
  function settle(): void {
    for (let before = -1; before !== size(); ) {
      before = size();
      for (const { names: spoken, ways } of constraints) {
        const possible = ways.filter((way) => spoken.every((name, i) => left[name]!.has(way[i]!)));
        for (const [i, name] of spoken.entries()) {
          keep(name, (plate) => possible.some((way) => way[i] === plate));
        }
      }
      for (const name of names) {
        const others = names.filter((other) => other !== name);
        const [only] = left[name]!;
        if (left[name]!.size === 1) for (const other of others) keep(other, (at) => at !== only);
        const own = [...left[name]!].find((at) => others.every((other) => !left[other]!.has(at)));
        if (own !== undefined) keep(name, (plate) => plate === own);
      }
    }
  }
  const pairs: string[] = [];
  const sentences = why.split(/(?<=\.) /);
  const last = sentences.pop()!;
  for (const sentence of sentences) {
    settle();
    const before = size();
    const naked = read(
      board,
      sentence,
      /^(.+) and (.+) can only be (.+) and (.+), so nobody else can\.$/,
    );
    const hidden = read(
      board,
      sentence,
      /^Only (.+) and (.+) can be (.+) and (.+), so they can be nobody else\.$/,
    );
    const [one, two, ...plates] = (naked ?? hidden)! as [number, number, number, number];
    expect(new Set(plates).size).toBe(2);
    if (naked) {
      expect(new Set([...left[one]!, ...left[two]!])).toEqual(new Set(plates));
      for (const name of names) {
        if (name !== one && name !== two) keep(name, (plate) => !plates.includes(plate));
      }
    } else {
      const able = names.filter((name) => plates.some((plate) => left[name]!.has(plate)));
      expect(able).toEqual([one, two].sort((a, b) => a - b));
      for (const name of [one, two]) keep(name, (plate) => plates.includes(plate));
    }
    expect(size()).toBeLessThan(before);
    pairs.push(naked ? 'naked' : 'hidden');
  }
  settle();
  const onlyPlate = read(board, last, /no place for (.+) but that of (.+)\.$/);
  const onlyName = read(board, last, /nobody but (.+) who can be (.+)\.$/);
  const [name, plate] = (onlyPlate ?? onlyName)! as [number, number];
  expect(move).toEqual(place(plate, name));
  if (onlyPlate) expect([...left[name]!]).toEqual([plate]);
  else expect(names.filter((one) => left[one]!.has(plate))).toEqual([name]);
  return pairs;
}

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

  it('give reasons that are true, of every pair too, in a month’s puzzles', () => {
    const pack = JSON.parse(readFileSync('public/puzzles/royal-family/2026-03.json', 'utf8'));
    const pairs = new Set<string>();
    for (const { boards } of pack.puzzles as { boards: [Board] }[]) {
      const [board] = boards;
      let state = start(board);
      while (status(board, state) === 'playing') {
        const one = told(board, state);
        for (const pair of judge(board, state, one)) pairs.add(pair);
        state = unwrap(apply(board, state, one.move));
      }
    }
    expect([...pairs].sort()).toEqual(['hidden', 'naked']);
  });

  it('tell no pair that it does not take', () => {
    // On the way to Emeric, two other men could be seen to be a pair.
    const pack = JSON.parse(readFileSync('public/puzzles/royal-family/2025-12.json', 'utf8'));
    const board = pack.puzzles.find(({ id }: { id: number }) => id === 57).boards[0] as Board;
    let state = start(board);
    const whys: string[] = [];
    while (status(board, state) === 'playing') {
      const one = told(board, state);
      whys.push(one.why);
      state = unwrap(apply(board, state, one.move));
    }
    expect(whys.join()).toContain('Only Iden and Rufin can be');
    expect(whys.join()).not.toContain('Alaric and Florian');
  });

  it('mark what the first sentence speaks of, and not yet where the name goes', () => {
    const board = generate('marks', 5).boards[0]!;
    let state = start(board);
    while (status(board, state) === 'playing') {
      const { where, move, focus } = told(board, state);
      const { name } = move as { name: number };
      const clues = focus.flatMap((one) => ('clue' in one ? [one] : []));
      expect(focus).toEqual([...clues, { name }]);
      for (const { clue } of clues) expect(where).toMatch(new RegExp(`\\b${clue + 1}\\b`));
      state = unwrap(apply(board, state, move));
    }
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

  it('say so when it can be done in several ways: no place is more right than another', () => {
    const board = { ...EXAMPLE, clues: EXAMPLE.clues.slice(1) };
    expect(hint(board, start(board))).toMatchObject({ problem: { code: 'unsolvable' } });
    expect(engine.solve(board)).toBeNull();
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
