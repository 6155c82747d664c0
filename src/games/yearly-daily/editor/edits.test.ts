import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBoard } from '../rules/codec.ts';
import { withWords } from './edits.ts';

const board = { month: 11, day: 20, solutions: 199, beans: 2 };

it('makes one line of what was written, and none of nothing', () => {
  expect(withWords(board, '  The first snow,\n and the last leaf. ')).toEqual({
    ...board,
    words: 'The first snow, and the last leaf.',
  });
  expect(withWords({ ...board, words: 'Snow.' }, '   ')).toEqual(board);
});

it('makes a board that the parser takes, of anything at all', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 200 }), (units) => {
      const changed = withWords(board, String.fromCharCode(...units));
      expect(parseBoard(changed)).toEqual({ ok: true, value: changed });
    }),
  );
});
