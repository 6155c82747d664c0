/** Hints about names that are in the wrong place. */
import type { HintInTwo as Hint } from '../../shared/hintInTwo.ts';
import { constraintsOf } from '../rules/constraints.ts';
import { quotedAll, whoIs } from '../rules/places.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { candidatesOf } from './candidates.ts';
import { Elimination } from './logic.ts';
import type { Solution } from './solver.ts';

/** The fewest clues that cannot all hold with these names placed so; null where logic sees none. */
function contradiction(board: Board, placed: ReadonlyMap<number, number>): number[] | null {
  const constraints = constraintsOf(board);
  const clash = (clues: readonly number[]) => {
    const elimination = new Elimination(
      candidatesOf(board, placed),
      clues.map((clue) => constraints[clue]!),
    );
    elimination.run();
    return !elimination.consistent;
  };
  const all = [...constraints.keys()];
  const alone = all.find((clue) => clash([clue]));
  if (alone !== undefined) return [alone];
  if (!clash(all)) return null;
  let clues = all;
  for (const clue of all) {
    const fewer = clues.filter((other) => other !== clue);
    if (clash(fewer)) clues = fewer;
  }
  return clues;
}

/** Takes back the name whose mistake is the easiest to see; null when all stand where they belong. */
export function mistakeHint(
  board: Board,
  { placed }: State,
  solution: Solution,
): Hint<Move, Focus> | null {
  const right = new Map<number, number>();
  const wrong: { readonly name: number; readonly plate: number }[] = [];
  for (const [plate, name] of placed.entries()) {
    if (name === null) continue;
    if (solution[name] === plate) right.set(name, plate);
    else wrong.push({ name, plate });
  }
  const [worst] = wrong
    .map((one) => ({
      ...one,
      clues: contradiction(board, new Map(right).set(one.name, one.plate)),
    }))
    .sort((a, b) => (a.clues?.length ?? 99) - (b.clues?.length ?? 99));
  if (!worst) return null;
  const { name, plate, clues } = worst;
  const called = board.names[name]!.name;
  const who = whoIs(board, plate);
  const why =
    clues === null
      ? 'However the others are placed, some clue would not hold.'
      : clues.length === 0
        ? 'Then the others would not all find a place.'
        : clues.length === 1
          ? `Then ${quotedAll(board, clues)}, could not hold.`
          : `Then ${quotedAll(board, clues)}${clues.length > 2 ? '' : ','} could not all hold.`;
  return {
    technique: 'wrong place',
    where: 'Someone is in a place where they cannot be.',
    why: `${called} cannot be ${who}. ${why}`,
    move: { type: 'lift', plate },
    focus: [{ plate }, ...(clues ?? []).map((clue): Focus => ({ clue }))],
  };
}
