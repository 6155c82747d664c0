/** The clues that can be made for an entry, and the order in which the generator tries them. */
import { makeRng, type Rng } from '../../../lib/rng.ts';
import { type Grid, gridOf, numberAt } from '../rules/grid.ts';
import type { Hand } from '../rules/kinds.ts';
import { entriesIn, halvesOf } from '../rules/meaning.ts';
import { NUMBERS } from '../rules/numbers.ts';
import { type Lister, makeLister } from '../rules/problem.ts';
import { PROPERTIES } from '../rules/properties.ts';
import type { EntryId, Node } from '../rules/types.ts';
import { named } from './named.ts';
import { isStrong } from './strength.ts';

export type Clues = Readonly<Record<EntryId, Node>>;

/** A filled grid that needs clues. */
export interface Filled {
  readonly rows: readonly string[];
  readonly grid: Grid;
  /** The solution's digits by cell. */
  readonly digits: readonly number[];
  /** The most combinations of numbers that a player is asked to try for one clue. */
  readonly reach: number;
  /** Numbers that a clue can name without an entry. */
  readonly named: Hand['named'];
  readonly list: Lister;
  readonly rng: Rng;
  /** Whether a kind of clue, as `flavour` names it, may be used; every kind by default. */
  readonly isIn?: (kind: string) => boolean;
}

export interface Task extends Filled {
  /** The share of entries, 0 to 1, whose clues should refer to other entries. */
  readonly links: number;
  /** The candidate clues for an entry, by their kind as `flavour` names it. */
  readonly offers: (entry: number) => ReadonlyMap<string, Node[]>;
}

/** Kinds that make a clue remarkable wherever they stand in it. */
const REMARKABLE = ['fact', 'puzzle-number', 'puzzle-year'];

/** The clue's kind, for variety; "is" and "one more than" are classified by their operand. */
export function flavour(clue: Node): string {
  const named = clue.flat(3).find((part) => REMARKABLE.includes(String(part)));
  if (named !== undefined) return String(named);
  const [kind, first, second] = clue;
  if (kind === 'is') return (first as Node)[0];
  return kind === 'more' || kind === 'less' || kind === 'times'
    ? `${kind} ${(second as Node)[0]}`
    : kind;
}

/** All candidate clues for an entry that are strong enough, by their kind as `flavour` names it. */
function proposals(task: Omit<Filled, 'rows' | 'reach'>, entry: number): Map<string, Node[]> {
  const { grid, digits, rng, list, isIn } = task;
  const { cells } = grid.entries[entry]!;
  const value = numberAt(digits, cells)!;
  const others = grid.entries.flatMap(({ id, cells: run }, i) =>
    i === entry ? [] : [{ id, value: numberAt(digits, run)! }],
  );
  const lengthOf = (id: EntryId) => grid.entries[grid.indexOf.get(id)!]!.cells.length;
  const hand: Hand = { rng, others, named: task.named };
  const found = new Map<string, Node[]>();
  for (const [kind, { propose }] of Object.entries(PROPERTIES)) {
    for (const parts of propose(value, hand)) {
      const clue: Node = [kind, ...parts];
      const name = flavour(clue);
      if (isIn?.(name) === false || !isStrong(clue, cells.length, lengthOf, list)) continue;
      const same = found.get(name);
      if (same) same.push(clue);
      else found.set(name, [clue]);
    }
  }
  return found;
}

/** Clues that are true of an entry's number in a solution, for an editor to choose from. */
export function cluesFor({ rows, digits, id, puzzle }: Asked): readonly Node[] {
  const grid = gridOf(rows);
  const rng = makeRng(`${puzzle} ${id} ${digits.join('')}`);
  const filled = { grid, digits, named: named(puzzle), list: makeLister(), rng };
  return [...proposals(filled, grid.indexOf.get(id)!).values()].flat();
}

interface Asked extends Pick<Filled, 'rows' | 'digits'> {
  readonly id: EntryId;
  /** Id of the puzzle, a number that clues may name. */
  readonly puzzle: string;
}

/** Prepares a filled grid; the candidates of each entry are found once, when first asked for. */
export function taskOf(filled: Omit<Task, 'offers'>): Task {
  const known = new Map<number, Map<string, Node[]>>();
  return {
    ...filled,
    offers(entry) {
      const found = known.get(entry) ?? proposals(filled, entry);
      known.set(entry, found);
      return found;
    },
  };
}

/** The clue's sampling weight, by its kind. */
function weightOf(clue: Node): number {
  const name = flavour(clue);
  if (REMARKABLE.includes(name)) return NUMBERS[name]!.weight ?? 1;
  const [kind, first] = clue;
  return (kind === 'is' ? NUMBERS[(first as Node)[0]]! : PROPERTIES[kind]!).weight ?? 1;
}

/**
 * A candidate clue of each kind (`flavour`) in weighted random order: kinds that the board already
 * has tend to come late.
 */
export function inOrder(found: ReadonlyMap<string, Node[]>, clues: Clues, rng: Rng): Node[] {
  const used = new Map<string, number>();
  for (const clue of Object.values(clues)) {
    for (const part of halvesOf(clue)) used.set(flavour(part), (used.get(flavour(part)) ?? 0) + 1);
  }
  return [...found]
    .map(([name, nodes]) => {
      const clue = nodes[rng.below(nodes.length)]!;
      const weight = weightOf(clue) / (1 + (used.get(name) ?? 0)) ** 3;
      // Weighted sampling without replacement (Efraimidis and Spirakis, 2006).
      return { clue, at: -Math.log(1 - rng.next()) / weight };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ clue }) => clue);
}

/** Kinds of clue that can precede "whose …" or "that is …" unambiguously. */
const NOUNS =
  'square cube prime triangular fibonacci palindrome leap-year multiple factor power'.split(' ');
/** Kinds of clue that can follow one of `NOUNS`. */
const TAILS = 'more less times palindrome multiple'.split(' ');

/** Combines two clues into one; null where the English would be bad. */
export function combined(a: Node, b: Node): Node | null {
  if (entriesIn(a).length > 0 || entriesIn(b).length > 0 || flavour(a) === flavour(b)) return null;
  const isTail = (clue: Node) =>
    TAILS.includes(clue[0]) || PROPERTIES[clue[0]]!.which !== undefined;
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    // "A multiple of the hours in a day whose digits rise": are they those of the hours?
    const isOpen = first.slice(1).some((part) => typeof part !== 'number');
    if (!isOpen && NOUNS.includes(first[0]) && isTail(second) && second[0] !== 'and') {
      return ['and', first, second];
    }
  }
  return null;
}
