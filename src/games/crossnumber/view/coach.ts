/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { capital } from '../../../lib/capital.ts';
import { entryName, gridOf, numberAt } from '../rules/grid.ts';
import { hasLeadingZero, holds, status } from '../rules/rules.ts';
import { clueName } from '../rules/sentences.ts';
import type { EntryId, State } from '../rules/types.ts';
import { EXAMPLE } from './example.ts';

const GRID = gridOf(EXAMPLE.rows);
const CUBES = [125, 216, 343, 512, 729];

const numberOf = ({ digits }: State, id: EntryId) =>
  numberAt(digits, GRID.entries[GRID.indexOf.get(id)!]!.cells);

/** Why a number cannot be 2 down; null if it can. */
function againstCube(cube: number): string | null {
  if (!CUBES.includes(cube))
    return `${cube} is no cube. Of three digits there are ${CUBES.join(', ')}.`;
  if (cube === 512) return null;
  if (cube === 125) {
    return '125 is a cube, but then 1 across is 81, and 5 across, 82, does not begin with 5.';
  }
  return `${cube} is a cube, but no square of two digits ends with ${String(cube)[0]}, as 1 across has to.`;
}

function brokenClue(state: State): string | null {
  const broken = GRID.entries.findIndex((_, entry) => holds(EXAMPLE, state, entry) === false);
  if (broken < 0) return null;
  const { id } = GRID.entries[broken]!;
  const asks = clueName(EXAMPLE.clues[id]!);
  return `${capital(entryName(id))} is ${numberOf(state, id)}, but its clue asks for ${asks}.`;
}

/** For each entry in an order that works, what is told once those before it are full. */
const NEXT: readonly (readonly [EntryId, string])[] = [
  [
    '2d',
    `Each clue gives a number, a digit to a square. Start with 2 down: the cubes of three digits are ${CUBES.join(', ')}.`,
  ],
  ['1a', '512 may be right. Then 1 across is a square of two digits that ends with 5.'],
  ['1d', 'That fits. Now 1 down: a square that begins with 2.'],
  ['3a', '3 across reads the same both ways: it ends as it begins.'],
  ['5a', 'The last one: 5 across is one more than 1 across.'],
];

export function coach(state: State): string {
  if (status(EXAMPLE, state) === 'won')
    return 'Solved: every number fits its clue and its crossings.';
  const zero = GRID.entries.find((entry) => hasLeadingZero(entry, state));
  if (zero) return `No number begins with 0, so ${entryName(zero.id)} needs another digit.`;
  const cube = numberOf(state, '2d');
  const wrong = (cube === null ? null : againstCube(cube)) ?? brokenClue(state);
  if (wrong !== null) return wrong;
  return NEXT.find(([id]) => numberOf(state, id) === null)?.[1] ?? NEXT[0]![1];
}
