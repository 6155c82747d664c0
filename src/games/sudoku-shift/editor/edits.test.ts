import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBoard } from '../rules/codec.ts';
import type { Board } from '../rules/types.ts';
import { blanksOf, differences, rotated, slideRow, togglePin, writeDigit } from './edits.ts';

const board: Board = {
  ...{ size: 4, box: [2, 2], beans: 1, pinned: [0] },
  rows: ['12..', '34..', '21.3', '432.'],
};

it('slides a row round', () => {
  expect(rotated('123.', 1)).toBe('.123');
  expect(rotated('123.', -1)).toBe('23.1');
  expect(slideRow(board, 2, 5).rows[2]).toBe('321.');
});

it('writes, blanks, and lets two cells change places rather than have a digit twice', () => {
  expect(writeDigit(board, 0, 2, 3).rows[0]).toBe('123.');
  expect(writeDigit(board, 0, 0, 0).rows[0]).toBe('.2..');
  expect(writeDigit(board, 0, 0, 2).rows[0]).toBe('21..');
  expect(writeDigit(board, 0, 3, 1).rows[0]).toBe('.2.1');
  expect(writeDigit(board, 0, 0, 1)).toEqual(board);
});

it('pins a row at home, lets it go off home, and keeps the last pin', () => {
  const pinned = togglePin(board, 2, 1)!;
  expect(pinned).toMatchObject({ pinned: [0, 2] });
  expect(pinned.rows[2]).toBe('321.');
  const loose = togglePin(pinned, 0, null)!;
  expect(loose.pinned).toEqual([2]);
  expect(loose.rows[0]).toBe('.12.');
  expect(togglePin(loose, 2, null)).toBeNull();
});

it('leaves boards that can be read, whatever is done', () => {
  const edit = fc.record({
    kind: fc.constantFrom('write', 'slide', 'pin'),
    row: fc.nat(3),
    cell: fc.nat(3),
    digit: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      let now: Board = board;
      for (const { kind, row, cell, digit } of edits) {
        if (kind === 'write') now = writeDigit(now, row, cell, digit);
        else if (kind === 'slide') now = slideRow(now, row, cell);
        else now = togglePin(now, row, cell) ?? now;
        expect(parseBoard(now)).toEqual({ ok: true, value: now });
      }
    }),
  );
});

it('tells what was changed', () => {
  expect(blanksOf(board)).toBe(6);
  expect(differences(board, board)).toEqual([]);
  expect(differences(board, slideRow(board, 2, 1))).toEqual(['Row 3: slid 1 right']);
  expect(differences(board, { ...writeDigit(board, 0, 2, 4), beans: 2 })).toEqual([
    'Row 1: blank → 4',
    '5 blanks in place of 6',
    '2 beans in place of 1',
  ]);
  expect(differences(board, togglePin(board, 3, 0)!)).toEqual(['Row 4: pinned']);
});
