/** Edits a family's names: one for each plate of the tree, of its sex, in alphabetical order. */
import { fail, ok, type Result } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { MEN, WOMEN } from '../data/names.ts';
import type { Sex } from '../rules/kinship.ts';
import type { Board, Name, Plate } from '../rules/types.ts';
import { mentions, renamed, withReadableClues } from './clueTerms.ts';

const alphabetical = (names: readonly Name[]): readonly Name[] =>
  [...names].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The given names of this sex that the board does not use yet. */
export function freeNames({ names }: Pick<Board, 'names'>, sex: Sex): readonly string[] {
  const taken = new Set(names.map(({ name }) => name));
  return (sex === 'f' ? WOMEN : MEN).filter((name) => !taken.has(name));
}

/**
 * Picks a new person's name at random, but the same for equal boards, with an initial that no other
 * name has if possible.
 */
function nextName(names: readonly Name[], sex: Sex): string {
  const free = makeRng(names.map(({ name }) => name).join()).shuffled(freeNames({ names }, sex));
  const initials = new Set(names.map(({ name }) => name.charAt(0)));
  return free.find((name) => !initials.has(name.charAt(0))) ?? free[0]!;
}

export interface Named {
  readonly names: readonly Name[];
  readonly come: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Adds or removes names until each sex has as many names as plates in the tree.
 *
 * @param leaving names known to lose their plates: they are removed first, then the names that
 *   clues mention least.
 */
export function namesFor(
  { names, clues }: Pick<Board, 'names' | 'clues'>,
  plates: readonly Plate[],
  leaving: readonly string[],
): Named {
  let left = names;
  const come: string[] = [];
  const gone: string[] = [];
  for (const sex of ['m', 'f'] as const) {
    const wanted = plates.filter((plate) => plate.sex === sex).length;
    const own = () => left.filter((one) => one.sex === sex);
    const weight = ({ name }: Name) => (leaving.includes(name) ? -1 : mentions(clues, name));
    while (own().length > wanted) {
      const least = own().reduce((best, one) => (weight(one) < weight(best) ? one : best));
      left = left.filter((one) => one !== least);
      gone.push(least.name);
    }
    while (own().length < wanted) {
      const name = nextName([...names, ...left], sex);
      left = [...left, { name, sex }];
      come.push(name);
    }
  }
  return { names: alphabetical(left), come, gone };
}

/** Renames a person of the family, in the clues too. */
export function rename(board: Board, before: string, after: string): Result<Board> {
  const one = board.names.find(({ name }) => name === before);
  if (!one) return fail('no-name', `Nobody is called ${before}.`);
  if (!freeNames(board, one.sex).includes(after)) {
    return fail('taken', `${after} cannot be given to ${before}.`);
  }
  const { board: changed, lost } = withReadableClues({
    ...board,
    names: alphabetical(
      board.names.map((other) => (other === one ? { ...one, name: after } : other)),
    ),
    clues: board.clues.map((clue) => renamed(clue, new Map([[before, after]]))),
  });
  // A clue about initials concerns everyone with that initial: after the change of name they may be
  // more people than the three that a clue may concern.
  return lost > 0
    ? fail('lost', `With ${after} a clue about initials would speak of too many. Change it first.`)
    : ok(changed);
}
