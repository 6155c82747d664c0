/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
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
    return `${cube} isn’t a cube. The three-digit cubes are ${joinWithAnd(CUBES.map(String))}.`;
  if (cube === 512) return null;
  if (cube === 125) {
    return '125 is a cube, but then 1 across is 81, and 5 across, 82, doesn’t start with 5.';
  }
  return `${cube} is a cube, but no two-digit square ends in ${String(cube)[0]}, as 1 across must.`;
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
    `Fill the grid so that every number fits its clue. Start with 2 down: the three-digit cubes are ${joinWithAnd(CUBES.map(String))}.`,
  ],
  ['1a', 'It could be 512. Then 1 across must be a two-digit square ending in 5.'],
  ['1d', 'That fits. Now 1 down: a square that starts with 2.'],
  ['3a', '3 across reads the same backwards: its last digit is also its first.'],
  ['5a', 'The last one: 5 across is one more than 1 across.'],
];

export function coach(state: State): string {
  if (status(EXAMPLE, state) === 'won')
    return 'Solved! Every number fits its clue and its crossings.';
  const zero = GRID.entries.find((entry) => hasLeadingZero(entry, state));
  if (zero) return `No number starts with 0, so ${entryName(zero.id)} needs another digit.`;
  const cube = numberOf(state, '2d');
  const wrong = (cube === null ? null : againstCube(cube)) ?? brokenClue(state);
  if (wrong !== null) return wrong;
  return NEXT.find(([id]) => numberOf(state, id) === null)?.[1] ?? NEXT[0]![1];
}
