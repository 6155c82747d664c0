import { describe, expect, it } from 'vitest';
import { generate } from '../engine/generator.ts';
import { makePuzzle, parseBoard, parseMove, parsePuzzle } from './codec.ts';

const board = {
  size: 4,
  box: [2, 2],
  rows: ['1234', '412.', '2143', '4.21'],
  pinned: [0, 2, 3],
  beans: 1,
};

function codeOf(result: { ok: boolean; problem?: { code: string } }): string {
  return result.ok ? 'ok' : (result.problem?.code ?? '');
}

describe('parseBoard', () => {
  it('accepts a board and keeps its known fields only', () => {
    expect(parseBoard({ ...board, solution: 'secret' })).toEqual({ ok: true, value: board });
  });

  it.each([
    ['not-an-object', null],
    ['not-an-object', [board]],
    ['bad-size', { ...board, size: 5 }],
    ['bad-size', { ...board, size: '4' }],
    ['bad-size', Object.create(board)],
    ['bad-box', { ...board, box: [4, 1] }],
    ['bad-box', { ...board, size: 6 }],
    ['bad-rows', { ...board, rows: ['1234'] }],
    ['bad-rows', { ...board, rows: '1234' }],
    ['bad-row', { ...board, rows: ['1234', '412.', '2143', '4.211'] }],
    ['bad-row', { ...board, rows: ['1234', '412.', '2143', '4.25'] }],
    ['bad-row', { ...board, rows: ['1234', '412.', '2143', '4.2０'] }],
    ['bad-row', { ...board, rows: ['1234', '411.', '2143', '4.21'] }],
    ['bad-pinned', { ...board, pinned: [] }],
    ['bad-pinned', { ...board, pinned: [4] }],
    ['bad-pinned', { ...board, pinned: [2, 0] }],
    ['bad-pinned', { ...board, pinned: [0, 0] }],
    ['bad-pinned', { ...board, pinned: [-0] }],
    ['bad-beans', { ...board, beans: 6 }],
    ['bad-beans', { ...board, beans: Number.NaN }],
  ])('refuses with %s: %j', (code, json) => {
    expect(codeOf(parseBoard(json))).toBe(code);
  });
});

describe('parsePuzzle', () => {
  const json = makePuzzle(generate('516', 5)) as { id: number; boards: object[] };

  it.each([
    ['bad-id', { ...json, id: '516' }],
    ['bad-id', { ...json, id: 0 }],
    ['bad-id', { ...json, id: 1.5 }],
    ['bad-boards', { ...json, boards: json.boards.slice(1) }],
    ['bad-boards', { ...json, boards: [...json.boards].reverse() }],
    ['bad-boards', { id: 1 }],
    ['bad-size', { ...json, boards: [{}, ...json.boards.slice(1)] }],
  ])('refuses with %s', (code, odd) => {
    expect(codeOf(parsePuzzle(odd))).toBe(code);
  });
});

describe('parseMove', () => {
  it.each([
    { type: 'shift', row: 0, by: 1 },
    { type: 'fill', row: 8, cell: 8, digit: 9 },
    { type: 'fill', row: 8, cell: 8, digit: 9, sweeps: true },
    { type: 'mark', row: 1, cell: 2, digit: 3 },
    { type: 'clear', row: 1, cell: 2 },
  ])('accepts $type', (move) => {
    expect(parseMove(move)).toEqual({ ok: true, value: move });
    expect(parseMove({ ...move, more: 1 })).toEqual({ ok: true, value: move });
  });

  it.each([
    { type: 'shift', row: 0, by: 0 },
    { type: 'shift', row: 0, by: 9 },
    { type: 'shift', row: 9, by: 1 },
    { type: 'fill', row: 0, cell: 9, digit: 1 },
    { type: 'fill', row: 0, cell: 0, digit: 0 },
    { type: 'fill', row: 0, cell: 0, digit: 1.5 },
    { type: 'fill', row: 0, cell: 0, digit: 1, sweeps: false },
    { type: 'clear', row: 0 },
    { type: 'undo', row: 0, cell: 0, digit: 1 },
    { row: 0, by: 1 },
    'shift',
  ])('refuses %j', (move) => {
    expect(parseMove(move).ok).toBe(false);
  });
});
