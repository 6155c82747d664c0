/** Finds the redundant clues of a board, for the desk. */
import type { PartReport } from '../../contract/bench.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';
import { type Beginning, candidatesOf } from './candidates.ts';
import { firstWays, type Patience } from './solver.ts';

/**
 * A number that identifies a placing of a clue's names on plates. In base 32 different placings
 * have different numbers, since plate numbers are below 32.
 */
const keyOf = (way: readonly number[]) => way.reduce((key, plate) => key * 32 + plate, 1);

/** The complement of a clue: all ways to place its names that the clue excludes. */
function denialOf(beginning: Beginning, { names, ways }: Constraint): Constraint {
  const candidates = candidatesOf(beginning);
  const allowed = new Set(ways.map(keyOf));
  const denied: (readonly number[])[] = [];
  function place(way: readonly number[]): void {
    const name = names[way.length];
    if (name === undefined) {
      if (!allowed.has(keyOf(way))) denied.push(way);
      return;
    }
    for (const plate of beginning.plates.keys()) {
      if (candidates[name]! & (1 << plate) && !way.includes(plate)) place([...way, plate]);
    }
  }
  place([]);
  return { names, ways: denied };
}

/**
 * For each clue, whether it rules out anything that the board's other clues allow. Without a needed
 * clue, a board with one solution has several, and a board without a solution has some. Null when
 * the solver reached its work limit (`patience`).
 */
export function neededClues(board: Board, patience: Patience): readonly (boolean | null)[] {
  const constraints = constraintsOf(board);
  return constraints.map((one, clue) => {
    const others = constraints.filter((_, other) => other !== clue);
    const against = [...others, denialOf(board, one)];
    if (firstWays(board, against, 1, patience).length > 0) return true;
    return patience.left < 0 ? null : false;
  });
}

const WORDS = [
  {
    needed: 'Without it, the others could all be true.',
    spare: 'Even without it, the others cannot all be true.',
  },
  {
    needed: 'Without it, there would be several solutions.',
    spare: 'It adds nothing to the others.',
  },
  {
    needed: 'It rules out what the others leave open.',
    spare: 'It adds nothing to the others.',
  },
] as const;

/**
 * The desk's report on each clue of a board.
 * @param solutions the board's number of solutions; 2 means several.
 */
export function partsOf(
  needed: readonly (boolean | null)[],
  solutions: 0 | 1 | 2,
): readonly PartReport[] {
  const { needed: yes, spare } = WORDS[solutions];
  return needed.map((one, clue) => ({
    name: `Clue ${clue + 1}`,
    words:
      one === null
        ? 'There are too many possibilities to search to tell whether it is needed.'
        : one
          ? yes
          : spare,
    needed: one,
  }));
}
