/**
 * Finds a minimal, varied set of clues with which elimination fills the grid.
 *
 * Entries that elimination has not settled get clues one after the other. The search prefers weak
 * clues that still say something; where they are too weak, it adds a second half or takes a
 * stronger clue. Finally it removes every clue and every half that elimination does not need.
 */

import { bitCount } from '../../../lib/bits.ts';
import type { Rng } from '../../../lib/rng.ts';
import { type Grid, numberAt } from '../rules/grid.ts';
import type { Hand } from '../rules/kinds.ts';
import { entriesIn, saidBy } from '../rules/meaning.ts';
import { NUMBERS } from '../rules/numbers.ts';
import { type Lister, problemOf } from '../rules/problem.ts';
import { PROPERTIES } from '../rules/properties.ts';
import type { Board, EntryId, Node } from '../rules/types.ts';
import {
  countLeft,
  digitsLeft,
  eliminate,
  fitsCells,
  onlyDigit,
  type Position,
  startPosition,
} from './elimination.ts';

export interface Task {
  readonly rows: readonly string[];
  readonly grid: Grid;
  /** The solution's digits by cell. */
  readonly digits: readonly number[];
  /** The most combinations of numbers that a player is asked to try for one clue. */
  readonly reach: number;
  readonly list: Lister;
  readonly rng: Rng;
}

type Clues = Readonly<Record<EntryId, Node>>;

/** The clue's kind, for variety; "is" and "one more than" are classified by their operand. */
export function flavour(clue: Node): string {
  const [kind, first, second] = clue;
  if (kind === 'is') return (first as Node)[0];
  return kind === 'more' || kind === 'less' || kind === 'times'
    ? `${kind} ${(second as Node)[0]}`
    : kind;
}

/** All candidate clues for an entry, by their kind as `flavour` names it. */
function proposals({ grid, digits, rng }: Task, entry: number): Map<string, Node[]> {
  const value = numberAt(digits, grid.entries[entry]!.cells)!;
  const others = grid.entries.flatMap(({ id, cells }, i) =>
    i === entry ? [] : [{ id, value: numberAt(digits, cells)! }],
  );
  const hand: Hand = { rng, others };
  const found = new Map<string, Node[]>();
  for (const [kind, { propose }] of Object.entries(PROPERTIES)) {
    for (const parts of propose(value, hand)) {
      const clue: Node = [kind, ...parts];
      const name = flavour(clue);
      found.set(name, [...(found.get(name) ?? []), clue]);
    }
  }
  return found;
}

/**
 * The candidates (`Position`) that elimination leaves with some clues; clues that are true of the
 * solution cannot contradict each other.
 */
function positionWith({ rows, list, reach }: Task, clues: Clues): Position {
  const problem = problemOf({ rows, clues, beans: 1 }, list);
  const position = startPosition(problem);
  eliminate(problem, position, reach);
  return position;
}

function isSolved(task: Pick<Task, 'rows' | 'reach' | 'list'>, clues: Clues): boolean {
  const { rows, list, reach } = task;
  const problem = problemOf({ rows, clues, beans: 1 }, list);
  const position = startPosition(problem);
  return eliminate(problem, position, reach) && digitsLeft(problem, position) !== null;
}

const isSettled = ({ grid }: Task, { masks }: Position, entry: number) =>
  grid.entries[entry]!.cells.every((cell) => onlyDigit(masks[cell]!) !== null);

/** The number of surplus candidates over all cells; 0 once every cell is settled. */
function openness({ grid }: Task, { masks }: Position): number {
  return grid.cells.reduce((sum, cell) => sum + bitCount(masks[cell]!) - 1, 0);
}

/** The clue's sampling weight, by its kind. */
function weightOf(clue: Node): number {
  const [kind, first] = clue;
  return (kind === 'is' ? NUMBERS[(first as Node)[0]]! : PROPERTIES[kind]!).weight ?? 1;
}

/**
 * A candidate clue of each kind (`flavour`) in weighted random order: kinds that the board already
 * has tend to come late.
 */
function inOrder(found: ReadonlyMap<string, Node[]>, clues: Clues, rng: Rng): Node[] {
  const used = new Map<string, number>();
  for (const clue of Object.values(clues)) {
    for (const part of saidBy(clue)) used.set(flavour(part), (used.get(flavour(part)) ?? 0) + 1);
  }
  return [...found]
    .map(([name, nodes]) => {
      const clue = nodes[rng.below(nodes.length)]!;
      const weight = weightOf(clue) / (1 + (used.get(name) ?? 0)) ** 2;
      // Weighted sampling without replacement (Efraimidis and Spirakis, 2006).
      return { clue, at: -Math.log(1 - rng.next()) / weight };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ clue }) => clue);
}

/** The most numbers that a player can be expected to go through for one clue. */
const MANY = 200;

/**
 * Whether a clue narrows an entry enough, without giving its number away or leaving too many
 * numbers.
 */
function isWorthwhile(task: Task, position: Position, entry: number, clue: Node): boolean {
  if (entriesIn(clue).length > 0 || flavour(clue) === 'fact') return true;
  const problem = problemOf({ rows: task.rows, clues: {}, beans: 1 }, task.list);
  const listed = task.list(task.grid.entries[entry]!.cells.length, clue);
  if (listed.length < 2) return false;
  const left = listed.filter((value) => fitsCells(problem, position, entry, value)).length;
  return left <= MANY && left * 3 <= countLeft(problem, position, entry) * 2;
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
    if (NOUNS.includes(first[0]) && isTail(second) && second[0] !== 'and') {
      return ['and', first, second];
    }
  }
  return null;
}

/**
 * Goes through the entries in random order, and gives a clue to each that elimination with the
 * clues so far has not settled.
 */
function firstClues(task: Task, links: number): Record<EntryId, Node> {
  const { grid, rng } = task;
  const clues: Record<EntryId, Node> = {};
  for (const entry of rng.shuffled([...grid.entries.keys()])) {
    const position = positionWith(task, clues);
    if (isSettled(task, position, entry)) continue;
    const wantsLink = rng.next() < links;
    const ordered = inOrder(proposals(task, entry), clues, rng);
    const liked = ordered.toSorted(
      (a, b) =>
        Number(entriesIn(a).length > 0 !== wantsLink) -
        Number(entriesIn(b).length > 0 !== wantsLink),
    );
    const clue = liked.find((one) => isWorthwhile(task, position, entry, one));
    if (clue) clues[grid.entries[entry]!.id] = clue;
  }
  return clues;
}

/**
 * The most rounds of strengthening clues before a grid's numbers are discarded, and the number of
 * candidate clues tried per round.
 */
const ROUNDS = 12;
const WAYS = 7;

/** Strengthens clues of unsettled entries until elimination fills the board; null if it stalls. */
function strengthened(task: Task, from: Clues): Clues | null {
  const { grid, rng } = task;
  let clues = from;
  let position = positionWith(task, clues);
  for (let round = 0; openness(task, position) > 0; round++) {
    if (round === ROUNDS) return null;
    const open = grid.entries.flatMap((_, i) => (isSettled(task, position, i) ? [] : [i]));
    const entry = open[rng.below(open.length)]!;
    const { id } = grid.entries[entry]!;
    const old = clues[id];
    const ways = inOrder(proposals(task, entry), clues, rng)
      .slice(0, WAYS)
      .flatMap((clue) => {
        const both = old && old[0] !== 'and' ? combined(old, clue) : null;
        return both ? [clue, both] : [clue];
      });
    let best = { clues, position, open: openness(task, position) };
    for (const way of ways) {
      const changed = { ...clues, [id]: way };
      const reached = positionWith(task, changed);
      const left = openness(task, reached);
      if (left < best.open) best = { clues: changed, position: reached, open: left };
    }
    ({ clues, position } = best);
  }
  return clues;
}

/** Removes every clue, and every half of a double clue, that elimination does not need. */
export function withoutRedundant(
  task: Pick<Task, 'rows' | 'reach' | 'list' | 'rng'>,
  from: Clues,
): Clues {
  let clues = from;
  for (const id of task.rng.shuffled(Object.keys(clues))) {
    const { [id]: clue, ...rest } = clues;
    const weaker = [
      rest,
      ...(clue![0] === 'and' ? saidBy(clue!).map((half) => ({ ...rest, [id]: half })) : []),
    ];
    clues = weaker.find((fewer) => isSolved(task, fewer)) ?? clues;
  }
  return clues;
}

/**
 * A minimal set of clues with which elimination fills the board; null if none was found.
 * @param links the share of entries, 0 to 1, whose clues should refer to other entries.
 */
export function findClues(task: Task, links: number): Board['clues'] | null {
  const clues = strengthened(task, firstClues(task, links));
  if (!clues) return null;
  const needed = withoutRedundant(task, clues);
  return Object.fromEntries(
    task.grid.entries.flatMap(({ id }) => (needed[id] ? [[id, needed[id]]] : [])),
  );
}
