import { expect, it } from 'vitest';
import { expectTrueSentences } from '../../../../tests/support/tutor.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { unwrap } from '../../../lib/result.ts';
import { apply, start, status } from '../rules/rules.ts';
import type { EntryId, Move, State } from '../rules/types.ts';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

/** The sentence with these digits written, in reading order; a space leaves a square empty. */
function told(digits: string): string {
  let state = start(EXAMPLE);
  for (const [cell, digit] of [...digits].entries()) {
    if (digit >= '0' && digit <= '9') {
      state = unwrap(apply(EXAMPLE, state, { type: 'enter', cell, digit: Number(digit) }));
    }
  }
  return coach(state);
}

it('leads from the goal to the end', () => {
  expect(
    ['   '.repeat(3), ' 5# 1 #2 ', '25# 1 #2 ', '25#51 #2 ', '25#515#2 ', '25#515#26'].map(told),
  ).toEqual([
    'Fill the grid so that every number fits its clue. Start with 2 down: the three-digit cubes are 125, 216, 343, 512 and 729.',
    'It could be 512. Then 1 across must be a two-digit square ending in 5.',
    'That fits. Now 1 down: a square that starts with 2.',
    '3 across reads the same backwards: its last digit is also its first.',
    'The last one: 5 across is one more than 1 across.',
    'Solved! Every number fits its clue and its crossings.',
  ]);
});

/** The squares of each entry, in reading order of the grid. */
const CELLS: Readonly<Record<string, readonly number[]>> = {
  ...{ '1a': [0, 1], '3a': [3, 4, 5], '5a': [7, 8] },
  ...{ '1d': [0, 3], '2d': [1, 4, 7], '4d': [5, 8] },
};
const SOLUTION: Readonly<Record<string, string>> = {
  ...{ '1a': '25', '3a': '515', '5a': '26', '1d': '25', '2d': '512' },
};
/** The digits of an entry, a dot for an empty square. */
const written = ({ digits }: State, entry: string) =>
  CELLS[entry]!.map((cell) => (digits[cell]! >= 0 && digits[cell]! <= 9 ? digits[cell] : '.')).join(
    '',
  );
const isSquare = (text: string) => Number.isInteger(Math.sqrt(Number(text)));
const isCube = (text: string) => Math.round(Math.cbrt(Number(text))) ** 3 === Number(text);
const squaresEndingIn = (digit: string) =>
  Array.from({ length: 90 }, (_, i) => `${i + 10}`).filter((n) => isSquare(n) && n.endsWith(digit));
const allCubes = Array.from({ length: 900 }, (_, i) => `${i + 100}`).filter(isCube);
const asked = (state: State, entry: string): string | null => {
  const text = written(state, entry);
  const first = written(state, '1a');
  if (entry === '2d') return isCube(text) ? null : 'a cube';
  if (entry === '3a') return text[0] === text[2] ? null : 'a palindrome';
  if (entry !== '5a') return isSquare(text) ? null : 'a square';
  return Number(text) === Number(first) + 1 || first.includes('.')
    ? null
    : 'one more than 1 across';
};

it('says only what is true after every first and second move', () => {
  const digits = Object.values(CELLS).flat();
  const fill = (entry: EntryId, ...values: readonly number[]) =>
    values.map((value): Move => ({ type: 'fill', entry, value }));
  const moves = [
    ...[...new Set(digits)].flatMap((cell) =>
      Array.from({ length: 10 }, (_, digit): Move => ({ type: 'enter', cell, digit })),
    ),
    ...(['1a', '5a', '1d'] as const).flatMap((entry) => fill(entry, 16, 17, 25, 26, 81)),
    ...fill('3a', 515, 517, 727),
    ...fill('2d', 125, 216, 343, 512, 729, 222, 518),
  ];
  const solved = (state: State, ...entries: readonly string[]) =>
    entries.every((entry) => written(state, entry) === SOLUTION[entry]);
  const isOpen = (state: State, entry: string) => written(state, entry).includes('.');
  const right = unwrap(apply(EXAMPLE, start(EXAMPLE), { type: 'fill', entry: '2d', value: 512 }));
  const further = unwrap(apply(EXAMPLE, right, { type: 'fill', entry: '1a', value: 25 }));
  for (const begun of [start(EXAMPLE), right, further]) {
    expectTrueSentences<State, Move>({
      start: begun,
      moves: () => moves,
      apply: (state, move) => apply(EXAMPLE, state, move),
      coach,
      says: [
        [
          /^Solved! Every number fits its clue and its crossings\.$/,
          (state) => status(EXAMPLE, state) === 'won',
        ],
        [
          /^No number starts with 0, so (\d) (a|d)\w+ needs another digit\.$/,
          (state, number, direction) => written(state, `${number}${direction}`).startsWith('0'),
        ],
        [
          /^(\d+) isn’t a cube\. The three-digit cubes are ([\d, and]+)\.$/,
          (state, text, cubes) =>
            written(state, '2d') === text &&
            !isCube(text!) &&
            cubes === joinWithAnd(allCubes.map(String)),
        ],
        [
          /^125 is a cube, but then 1 across is 81, and 5 across, 82, doesn’t start with 5\.$/,
          (state) => written(state, '2d') === '125' && `${squaresEndingIn('1')}` === '81',
        ],
        [
          /^(\d+) is a cube, but no two-digit square ends in (\d), as 1 across must\.$/,
          (state, text, digit) =>
            written(state, '2d') === text &&
            isCube(text!) &&
            text!.startsWith(digit!) &&
            squaresEndingIn(digit!).length === 0,
        ],
        [
          /^(\d) (a|d)\w+ is (\d+), but its clue asks for (.+)\.$/,
          (state, number, direction, text, clue) =>
            written(state, `${number}${direction}`) === text &&
            asked(state, `${number}${direction}`) === clue,
        ],
        [
          /^Fill the grid so that every number fits its clue\. Start with 2 down: the three-digit cubes are ([\d, and]+)\.$/,
          (state, cubes) => isOpen(state, '2d') && cubes === joinWithAnd(allCubes.map(String)),
        ],
        [
          /^It could be 512\. Then 1 across must be a two-digit square ending in 5\.$/,
          (state) => solved(state, '2d') && isOpen(state, '1a'),
        ],
        [
          /^That fits\. Now 1 down: a square that starts with 2\.$/,
          (state) => solved(state, '2d', '1a') && isOpen(state, '1d'),
        ],
        [
          /^3 across reads the same backwards: its last digit is also its first\.$/,
          (state) => solved(state, '2d', '1a', '1d') && isOpen(state, '3a'),
        ],
        [
          /^The last one: 5 across is one more than 1 across\.$/,
          (state) => solved(state, '2d', '1a', '1d', '3a') && isOpen(state, '5a'),
        ],
      ],
    });
  }
});
