import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { gridOf } from '../rules/grid.ts';
import { apply, start } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { checkAnswer } from './checkAnswer.ts';

const board: Board = { rows: ['...', '...', '...'], clues: {}, beans: 1 };
const { entries } = gridOf(board.rows);
const entryOf = (id: string) => entries.find((entry) => entry.id === id)!;
const played = (state: State, ...moves: Move[]) =>
  moves.reduce((from, move) => unwrap(apply(board, from, move)), state);

const filled = played(
  start(board),
  { type: 'fill', entry: '1a', value: 123 },
  { type: 'fill', entry: '4a', value: 456 },
);
const asked = { entry: entryOf('1a'), state: filled };
const check = (entry: string, ...wrong: number[]): Move => ({ type: 'check', entry, wrong });

describe('the answer to a check', () => {
  it.each([
    [[], '1 across is right.'],
    [[1], '1 across has 1 wrong digit.'],
    [[0, 2], '1 across has 2 wrong digits.'],
  ])('with the wrong places %j is told', (wrong, told) => {
    expect(checkAnswer(board, asked, played(filled, check('1a', ...wrong)))).toBe(told);
  });

  it('is told again when it is asked for again', () => {
    const checked = played(filled, check('1a'));
    const again = played(checked, check('1a'));
    expect(checkAnswer(board, { ...asked, state: checked }, again)).toBe('1 across is right.');
  });

  it('is none while the board stands as it stood, though it was checked before', () => {
    const checked = played(filled, check('1a'));
    expect(checkAnswer(board, { ...asked, state: checked }, checked)).toBeNull();
  });

  it.each<[string, State, State]>([
    ['a move', filled, played(filled, { type: 'enter', cell: 8, digit: 9 })],
    [
      'a move elsewhere on an entry that was checked before',
      played(filled, check('1a')),
      played(filled, check('1a'), { type: 'enter', cell: 8, digit: 9 }),
    ],
    ['the answer about another entry', filled, played(filled, check('4a'))],
    [
      'the answer about another entry, this one being checked already',
      played(filled, check('1a')),
      played(filled, check('1a'), check('4a')),
    ],
    [
      'an undone move that brings checked digits back',
      played(filled, check('1a'), { type: 'enter', cell: 0, digit: 9 }),
      played(filled, check('1a')),
    ],
  ])('is none after a refused one and %s', (_, state, now) => {
    expect(checkAnswer(board, { ...asked, state }, now)).toBeNull();
  });
});
