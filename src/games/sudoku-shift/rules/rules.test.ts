import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { conflicts } from './conflicts.ts';
import { apply, progress, start, status } from './rules.ts';
import { cellAt, columnOf, digitAt } from './standing.ts';
import type { Board, Move, State } from './types.ts';
import { writeMove } from './write.ts';

/**
 * The board with solution 1234 / 3412 / 2143 / 4321, its second row one column too far left, with
 * three blanks.
 */
const board: Board = {
  size: 4,
  box: [2, 2],
  rows: ['1234', '41.3', '2.43', '4.21'],
  pinned: [0, 2, 3],
  beans: 1,
};

const home: Move[] = [
  { type: 'shift', row: 1, by: 1 },
  { type: 'fill', row: 1, cell: 2, digit: 2 },
  { type: 'fill', row: 2, cell: 1, digit: 1 },
  { type: 'fill', row: 3, cell: 1, digit: 3 },
];

function played(...moves: Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}

function codeOf(state: State, move: Move): string {
  const result = apply(board, state, move);
  return result.ok ? 'ok' : result.problem.code;
}

describe('moves', () => {
  it('slides a row to the right, wrapping round, and its fills and marks with it', () => {
    const state = played(
      { type: 'fill', row: 1, cell: 2, digit: 2 },
      { type: 'shift', row: 1, by: 3 },
      { type: 'shift', row: 1, by: 3 },
    );
    expect(state.slides).toEqual([0, 2, 0, 0]);
    expect(columnOf(state, 1, 2)).toBe(0);
    expect(cellAt(state, 1, 0)).toBe(2);
    expect([0, 1, 2, 3].map((x) => digitAt(board, state, 1, cellAt(state, 1, x)))).toEqual([
      2, 3, 4, 1,
    ]);
  });

  it('puts a pencil mark in and takes it out', () => {
    const mark: Move = { type: 'mark', row: 1, cell: 2, digit: 4 };
    expect(played(mark).marks[1]).toEqual([0, 0, 0b10000, 0]);
    expect(played(mark, mark).marks[1]).toEqual([0, 0, 0, 0]);
  });

  it('takes the pencil marks away with a fill or a clear', () => {
    const mark: Move = { type: 'mark', row: 1, cell: 2, digit: 4 };
    const fill: Move = { type: 'fill', row: 1, cell: 2, digit: 3 };
    const clear: Move = { type: 'clear', row: 1, cell: 2 };
    expect(played(mark, fill).marks[1]![2]).toBe(0);
    expect(played(mark, clear)).toEqual(start(board));
    expect(played(fill, clear)).toEqual(start(board));
  });

  describe('a fill that sweeps', () => {
    // The blanks of rows 2 to 4 all have a pencil mark of the same digit.
    const marks: Move[] = [
      { type: 'mark', row: 1, cell: 2, digit: 1 },
      { type: 'mark', row: 1, cell: 2, digit: 3 },
      { type: 'mark', row: 3, cell: 1, digit: 1 },
      { type: 'mark', row: 3, cell: 1, digit: 3 },
    ];
    const fill = { type: 'fill', row: 2, cell: 1, digit: 1 } as const;

    it('takes the digit, and no other, out of its column and box', () => {
      const { marks: left } = played(...marks, { ...fill, sweeps: true });
      expect(left[3]![1]).toBe(0b1000);
    });

    it('leaves a loose row alone, which may still go anywhere, and takes it in once it is slid', () => {
      expect(played(...marks, { ...fill, sweeps: true }).marks[1]![2]).toBe(0b1010);
      // After its row slides by 3, the marked blank is in column 2, above the cell that is filled.
      const slid: Move = { type: 'shift', row: 1, by: 3 };
      expect(played(...marks, slid, { ...fill, sweeps: true }).marks[1]![2]).toBe(0b1000);
    });

    it('takes it out of its row wherever the row stands', () => {
      const latin: Board = { ...board, rows: ['1234', '4..3', '2143', '4321'] };
      const moves: Move[] = [
        { type: 'mark', row: 1, cell: 1, digit: 2 },
        { type: 'fill', row: 1, cell: 2, digit: 2, sweeps: true },
      ];
      const state = moves.reduce((now, move) => unwrap(apply(latin, now, move)), start(latin));
      expect(state.marks[1]).toEqual([0, 0, 0, 0]);
    });

    it('is what a digit does that clashes with none', () => {
      const after = played(...marks);
      expect(writeMove(board, after, 2, 1, 1)).toEqual({ ...fill, sweeps: true });
    });

    it('is not what a digit does that clashes: the notes outlive it', () => {
      const latin: Board = { ...board, rows: ['1234', '4..3', '2143', '4321'] };
      const mark: Move = { type: 'mark', row: 1, cell: 1, digit: 3 };
      const before = unwrap(apply(latin, start(latin), mark));
      const wrong = writeMove(latin, before, 1, 2, 3);
      expect(wrong).toEqual({ type: 'fill', row: 1, cell: 2, digit: 3 });
      expect(unwrap(apply(latin, before, wrong)).marks).toEqual(before.marks);
    });
  });

  it.each<[string, Move]>([
    ['pinned', { type: 'shift', row: 0, by: 1 }],
    ['off-board', { type: 'shift', row: 4, by: 1 }],
    ['off-board', { type: 'shift', row: 1, by: 4 }],
    ['given', { type: 'fill', row: 1, cell: 0, digit: 4 }],
    ['given', { type: 'clear', row: 0, cell: 0 }],
    ['given', { type: 'mark', row: 0, cell: 0, digit: 1 }],
    ['off-board', { type: 'fill', row: 1, cell: 4, digit: 1 }],
    ['bad-digit', { type: 'fill', row: 1, cell: 2, digit: 5 }],
    ['bad-digit', { type: 'mark', row: 1, cell: 2, digit: 5 }],
  ])('is refused as %s: %j', (code, move) => {
    expect(codeOf(start(board), move)).toBe(code);
  });

  it('keeps pencil marks out of filled cells', () => {
    const state = played({ type: 'fill', row: 1, cell: 2, digit: 1 });
    expect(codeOf(state, { type: 'mark', row: 1, cell: 2, digit: 2 })).toBe('filled');
  });
});

describe('status and progress', () => {
  it('counts filled blanks and slid rows, and is won when everything is in place', () => {
    const steps = home.map((_, i) => played(...home.slice(0, i + 1)));
    expect(steps.map((state) => progress(board, state))).toEqual([0.25, 0.5, 0.75, 1]);
    expect(steps.map((state) => status(board, state))).toEqual([
      'playing',
      'playing',
      'playing',
      'won',
    ]);
  });

  it('is not won, nor all done, with every blank filled but a row in the wrong place', () => {
    const state = played(...home.slice(1), { type: 'shift', row: 1, by: 2 });
    expect(status(board, state)).toBe('playing');
    expect(progress(board, state)).toBe(0.75);
  });

  it('is not won when only a box holds a digit twice', () => {
    const latin: Board = {
      ...board,
      rows: ['1234', '2341', '3412', '412.'],
      pinned: [0, 1, 2, 3],
    };
    const state = unwrap(apply(latin, start(latin), { type: 'fill', row: 3, cell: 3, digit: 3 }));
    expect(status(latin, state)).toBe('playing');
  });
});

describe('conflicts', () => {
  const cells = (state: State) => [...conflicts(board, state)].sort((a, b) => a - b);

  it('says nothing of a row that nobody has slid yet', () => {
    // The movable row's 4 and 3 are in the same columns as 4s and 3s of pinned rows, but before it
    // slides they do not clash.
    expect(cells(start(board))).toEqual([]);
  });

  it('marks both cells of a clash once the row is slid', () => {
    // Slid by 3, the row 41.3 reads 1.34 below 1234: three columns clash, and also a box.
    const state = played({ type: 'shift', row: 1, by: 3 });
    expect(cells(state)).toEqual([0, 2, 3, 4, 5, 7]);
  });

  it('always marks a digit filled in twice in one row, loose or not', () => {
    expect(cells(played({ type: 'fill', row: 1, cell: 2, digit: 3 }))).toEqual([6, 7]);
  });

  it('marks a clash within a box', () => {
    // A 4 in the blank of row 3 clashes with the 4 of its own row, and with the one below in its
    // box.
    const state = played({ type: 'fill', row: 2, cell: 1, digit: 4 });
    expect(cells(state)).toEqual([9, 10, 12]);
  });
});
