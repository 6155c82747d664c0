import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { gridOf } from './grid.ts';
import { apply, hasLeadingZero, holds, progress, start, status } from './rules.ts';
import {
  type Board,
  CHECKED_RIGHT,
  CHECKED_WRONG,
  EMPTY,
  type Move,
  type State,
  UNCHECKED,
} from './types.ts';

/**
 * The board's solution is 36 over 72: 36 is a square, 72 its double, and 37, in 1 down, a prime.
 */
const board: Board = {
  rows: ['..', '..'],
  clues: {
    '1a': ['square'],
    '3a': ['is', ['times', 2, '1a']],
    '1d': ['and', ['prime'], ['more', 1, ['square']]],
  },
  beans: 1,
};
const { entries, indexOf } = gridOf(board.rows);

function play(...moves: Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(board, state, move)), start(board));
}
const fill = (entry: string, value: number): Move => ({ type: 'fill', entry, value });
const enter = (cell: number, digit: number): Move => ({ type: 'enter', cell, digit });

describe('playing', () => {
  it('writes digits and takes them out', () => {
    const state = play(enter(0, 3), enter(1, 6), { type: 'clear', cell: 0 });
    expect(state.digits).toEqual([-1, 6, -1, -1]);
  });

  it('writes a whole entry at once', () => {
    expect(play(fill('2d', 62)).digits).toEqual([-1, 6, -1, 2]);
  });

  it('puts pencil marks in and out, and loses them under a digit', () => {
    const mark = (digit: number): Move => ({ type: 'mark', cell: 3, digit });
    expect(play(mark(0), mark(2), mark(9)).marks[3]).toBe(1 + 4 + 512);
    expect(play(mark(0), mark(2), mark(0)).marks[3]).toBe(4);
    expect(play(mark(2), enter(3, 2)).marks[3]).toBe(0);
  });

  it('notes what is left in cells that are empty', () => {
    const state = play(enter(0, 3), { type: 'note', cells: [0, 1, 3], marks: [6, 80, 5] });
    expect(state.marks).toEqual([0, 80, 0, 5]);
    expect(state.digits[0]).toBe(3);
  });

  it('writes and takes out in several cells at once', () => {
    const move: Move = { type: 'write', cells: [0, 2, 3], digits: [EMPTY, 7, 2] };
    const state = play(enter(0, 3), { type: 'mark', cell: 3, digit: 1 }, move);
    expect(state).toEqual({ ...start(board), digits: [EMPTY, EMPTY, 7, 2] });
  });

  it.each<[string, Move[], Move]>([
    ['a cell beyond the board', [], enter(4, 1)],
    ['an entry that is not there', [], fill('2a', 12)],
    ['a number that is too long', [], fill('1a', 123)],
    ['notes beyond the board', [], { type: 'note', cells: [0, 4], marks: [1, 2] }],
    ['digits beyond the board', [], { type: 'write', cells: [0, 4], digits: [1, 2] }],
    ['a mark in a filled cell', [enter(0, 1)], { type: 'mark', cell: 0, digit: 1 }],
    ['a check of what is not full', [enter(0, 1)], { type: 'check', entry: '1a', wrong: [] }],
    ['a check beyond the entry', [fill('1a', 16)], { type: 'check', entry: '1a', wrong: [2] }],
    ['a move on a solved board', [fill('1a', 36), fill('3a', 72)], enter(0, 1)],
  ])('refuses %s', (_, moves, move) => {
    expect(apply(board, play(...moves), move).ok).toBe(false);
  });
});

describe('a check', () => {
  const checked = play(fill('1a', 35), { type: 'check', entry: '1a', wrong: [1] });

  it('is kept with the cells', () => {
    expect(checked.checked).toEqual([CHECKED_RIGHT, CHECKED_WRONG, UNCHECKED, UNCHECKED]);
  });

  it('is forgotten for a cell that changes, and not for one that is written again', () => {
    expect(unwrap(apply(board, checked, enter(1, 6))).checked[1]).toBe(UNCHECKED);
    expect(unwrap(apply(board, checked, enter(1, 5))).checked[1]).toBe(CHECKED_WRONG);
    expect(unwrap(apply(board, checked, fill('1a', 36))).checked.slice(0, 2)).toEqual([
      CHECKED_RIGHT,
      UNCHECKED,
    ]);
    expect(unwrap(apply(board, checked, { type: 'clear', cell: 0 })).checked[0]).toBe(UNCHECKED);
  });
});

describe('clues', () => {
  const at = (id: string, state: State) => holds(board, state, indexOf.get(id)!);

  it('hold or not once all that they speak of is there', () => {
    expect(at('1a', play(enter(0, 3)))).toBeNull();
    expect(at('1a', play(fill('1a', 36)))).toBe(true);
    expect(at('1a', play(fill('1a', 35)))).toBe(false);
    expect(at('3a', play(fill('3a', 72)))).toBeNull();
    expect(at('3a', play(fill('3a', 72), fill('1a', 36)))).toBe(true);
    expect(at('3a', play(fill('3a', 73), fill('1a', 36)))).toBe(false);
  });

  it('are not asked of an entry without one', () => {
    expect(at('2d', play(fill('2d', 62)))).toBeNull();
  });

  it('tell nothing of an entry that begins with 0', () => {
    const zero = play(enter(0, 0), enter(1, 4));
    expect(at('1a', zero)).toBeNull();
    expect(entries.filter((entry) => hasLeadingZero(entry, zero)).map(({ id }) => id)).toEqual([
      '1a',
      '1d',
    ]);
  });
});

describe('the end', () => {
  it('does not come while a clue is broken or an entry begins with 0', () => {
    for (const [top, bottom] of [
      [36, 73],
      [25, 50],
      [16, 32],
    ] as const) {
      const state = play(fill('1a', top), fill('3a', bottom));
      expect(status(board, state)).toBe('playing');
      expect(progress(board, state)).toBe(0.75);
    }
    const open: Board = { ...board, clues: {} };
    const zero = [0, 1, 1, 1].reduce(
      (state, digit, cell) => unwrap(apply(open, state, enter(cell, digit))),
      start(open),
    );
    expect(status(open, zero)).toBe('playing');
  });
});
