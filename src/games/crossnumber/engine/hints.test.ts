import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { gridOf, numberAt } from '../rules/grid.ts';
import { apply, start, status } from '../rules/rules.ts';
import { type Board, EMPTY, type Move, type State } from '../rules/types.ts';
import { engine } from './engine.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { countSolutions, solve } from './solver.ts';

/** 16, 25, 36 or 49 above its double; 13, 25, 37 or 49 going down, and only 37 is as it should be. */
const small: Board = {
  rows: ['..', '..'],
  clues: {
    '1a': ['square'],
    '3a': ['is', ['times', 2, '1a']],
    '1d': ['and', ['prime'], ['more', 1, ['square']]],
  },
  beans: 1,
};

const PACKS = join(import.meta.dirname, '../../../../public/puzzles/crossnumber');

function played(board: Board, ...moves: Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}

describe('a hint', () => {
  it('takes out what is wrong before all else, and says what is broken', () => {
    const state = played(small, { type: 'fill', entry: '1a', value: 35 });
    expect(hint(small, state)).toMatchObject({
      technique: 'repair',
      where: 'Look at 1 across.',
      why: 'It cannot be right: 35 does not go with its clue as the grid stands. Take out the 5 in row 1, column 2.',
      move: { type: 'write', cells: [1], digits: [EMPTY] },
    });
  });

  it('takes out all that is wrong in an entry at once', () => {
    const state = played(small, { type: 'fill', entry: '1a', value: 81 });
    const { why, move } = hint(small, state)!;
    expect(why).toBe(
      'It cannot be right: no way of finishing the grid has the 8 in row 1, column 1 and the 1 in row 1, column 2. Take out those digits.',
    );
    expect(played(small, { type: 'fill', entry: '1a', value: 81 }, move)).toEqual(start(small));
  });

  it('speaks of a leading zero', () => {
    const state = played(small, { type: 'enter', cell: 0, digit: 0 });
    expect(hint(small, state)?.why).toContain('no entry begins with 0');
  });

  it('says which numbers are left for a single clue', () => {
    // 3 and 7 going down on the left: of the primes one above a square 17 and 37, only 37 has a 3.
    const state = played(small, { type: 'enter', cell: 0, digit: 3 });
    expect(hint(small, state)).toMatchObject({
      technique: 'candidates',
      where: expect.stringContaining('“'),
    });
    const one = hint(small, state)!;
    expect(one.why).toMatch(/only (36|37) fits “/);
  });

  it('says what a clue amounts to that gives the number itself', () => {
    const board: Board = {
      ...small,
      clues: { '1a': ['is', ['fact', 'days-april-may']], '3a': ['is', ['fact', 'hours-day']] },
    };
    expect(hint(board, start(board))).toMatchObject({
      where: 'Look at 1 across, “The number of days in April and May together”.',
      why: 'The number of days in April and May together is 61.',
    });
  });

  it('says of a clue that leaves one number that no other is like that', () => {
    // 27 and 64 are cubes; of two digits, only 64 is one and a square.
    const board: Board = {
      ...small,
      clues: { '1a': ['and', ['cube'], ['square']], '3a': ['is', ['half', '1a']] },
    };
    expect(hint(board, start(board))?.why).toBe(
      'Of all numbers with two digits, only 64 is a cube that is also a square.',
    );
  });

  it('speaks of digits that are known only where there are some', () => {
    const state = played(small, { type: 'enter', cell: 0, digit: 3 });
    expect(hint(small, state)?.why).toMatch(/^With the digits that are known, only /);
  });

  it('puts two clues together when single ones do not do', () => {
    const state = played(
      small,
      { type: 'fill', entry: '1a', value: 36 },
      { type: 'enter', cell: 2, digit: 7 },
    );
    expect(hint(small, state)).toMatchObject({
      technique: 'clue pair',
      why: '3 across is bound to 1 across: “Twice 1 across”. 1 across is 36, so 3 across is 72.',
      move: { type: 'write', cells: [3], digits: [2] },
    });
  });

  it('is none on a board with two solutions, or with none', () => {
    const open: Board = { rows: ['..', '..'], clues: {}, beans: 1 };
    expect(hint(open, start(open))).toBeNull();
    expect(engine.hint(open, start(open))).toMatchObject({ problem: { code: 'unsolvable' } });
    const never: Board = { ...open, clues: { '1a': ['and', ['prime'], ['even']] } };
    expect(hint(never, start(never))).toBeNull();
  });
});

const boards = ['1', '2', '3', '5'].flatMap((id) => generate(id).boards);

describe.each(boards.map((board) => [board.rows.length, board] as const))(
  'hints on a board of size %i',
  (_, board) => {
    const solution = solve(board)!;

    /** States with right digits, wrong digits and pencil marks. */
    const states = fc
      .array(
        fc.record({
          cell: fc.constantFrom(...gridOf(board.rows).cells),
          digit: fc.nat(9),
          as: fc.constantFrom('right', 'right', 'wrong', 'mark'),
        }),
        { maxLength: 25 },
      )
      .map((moves) =>
        moves.reduce((state, { cell, digit, as }) => {
          const type = as === 'mark' ? 'mark' : 'enter';
          const move = { type, cell, digit: as === 'right' ? solution[cell]! : digit } as const;
          const next = apply(board, state, move);
          return next.ok ? next.value : state;
        }, start(board)),
      );

    it('never lead away from the solution, and are never guessed', () => {
      fc.assert(
        fc.property(states, (from) => {
          if (status(board, from) === 'won') return;
          const told = hint(board, from)!;
          expect(told.technique).not.toBe('trial');
          const next = unwrap(apply(board, from, told.move));
          const wrong = (state: State) =>
            state.digits.filter((digit, cell) => digit !== EMPTY && digit !== solution[cell])
              .length;
          const filled = (state: State) => state.digits.filter((digit) => digit !== EMPTY).length;
          if (wrong(from) > 0) {
            expect(wrong(next)).toBeLessThan(wrong(from));
          } else {
            expect(wrong(next)).toBe(0);
            if (told.move.type === 'note') expect(next.marks).not.toEqual(from.marks);
            else expect(filled(next)).toBeGreaterThan(filled(from));
          }
        }),
        { numRuns: 25 },
      );
    });

    it('call no digit known in an entry that has none', () => {
      let state = start(board);
      while (status(board, state) !== 'won') {
        const { why, move, focus } = hint(board, state)!;
        const [place] = focus;
        if (why.includes('digits that are known') && place && 'entry' in place) {
          const { cells } = gridOf(board.rows).entries.find(({ id }) => id === place.entry)!;
          expect(
            cells.some((cell) => state.digits[cell] !== EMPTY),
            why,
          ).toBe(true);
        }
        state = unwrap(apply(board, state, move));
      }
    });

    it('pencil in nothing that would leave out the solution', () => {
      let state = start(board);
      while (status(board, state) !== 'won') {
        const { move } = hint(board, state)!;
        state = unwrap(apply(board, state, move));
        if (move.type !== 'note') continue;
        for (const cell of move.cells) {
          if (state.digits[cell] === EMPTY && state.marks[cell] !== 0) {
            expect((state.marks[cell]! >> solution[cell]!) & 1).toBe(1);
          }
        }
      }
      expect(state.digits).toEqual(solution);
      expect(countSolutions(board, 2)).toBe(1);
    });
  },
);

/** All of the packs' boards up to 7×7, and some of the large ones that need crossings of crossings. */
const packed = readdirSync(PACKS)
  .flatMap(
    (name) =>
      (
        JSON.parse(readFileSync(join(PACKS, name), 'utf8')) as {
          puzzles: { id: number; boards: Board[] }[];
        }
      ).puzzles,
  )
  .flatMap(({ id, boards }) => boards.map((board) => ({ id, board })))
  .filter(({ id, board }) => board.rows.length <= 7 || [5, 14, 39, 55].includes(id));

it.each(packed)('hints through pack $id are deduced, whole, and told once', ({ board }) => {
  let state = start(board);
  let before = '';
  while (status(board, state) !== 'won') {
    const { technique, why, move } = hint(board, state)!;
    expect(technique).not.toBe('trial');
    expect(why).not.toBe(before);
    before = why;
    state = unwrap(apply(board, state, move));
    // What the sentence says of whole entries stands in the grid.
    const told = why.split('. ').at(-1)!;
    if (move.type !== 'write') continue;
    for (const [, number, way, value] of told.matchAll(
      /(?<!of )(?<!\d)(\d+) (across|down) is (\d+)/g,
    )) {
      const id = `${number}${way![0]}`;
      const { cells } = gridOf(board.rows).entries.find((entry) => entry.id === id)!;
      expect(`${numberAt(state.digits, cells)}`, why).toBe(value);
    }
    for (const [, value, number, way] of told.matchAll(/(\d+) in (\d+) (across|down)/g)) {
      const id = `${number}${way![0]}`;
      const { cells } = gridOf(board.rows).entries.find((entry) => entry.id === id)!;
      expect(`${numberAt(state.digits, cells)}`, why).toBe(value);
    }
  }
});

describe('a check', () => {
  it('tells which digits of a full entry are wrong', () => {
    const state = played(small, { type: 'fill', entry: '1a', value: 38 });
    expect(engine.check!(small, state, '1a')).toEqual({
      ok: true,
      value: { type: 'check', entry: '1a', wrong: [1] },
    });
  });

  it('costs nothing where nothing has changed since the last one', () => {
    const fill: Move = { type: 'fill', entry: '1a', value: 38 };
    const checked = played(small, fill, { type: 'check', entry: '1a', wrong: [1] });
    expect(engine.check!(small, checked, '1a').ok).toBe(false);
    const changed = unwrap(apply(small, checked, { type: 'enter', cell: 1, digit: 7 }));
    expect(engine.check!(small, changed, '1a').ok).toBe(true);
  });

  it.each(['3a', '9a', 7, null, {}])('has nothing to say of %j', (place) => {
    const state = played(small, { type: 'fill', entry: '1a', value: 38 });
    expect(engine.check!(small, state, place).ok).toBe(false);
  });
});
