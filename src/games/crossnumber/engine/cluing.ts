/**
 * Finds a minimal, varied set of clues with which elimination fills the grid.
 *
 * Entries that elimination has not settled get clues one after the other. The search prefers weak
 * clues that still say something; where they are too weak, it adds a second half or takes a
 * stronger clue. Finally it removes every clue and every half that elimination does not need.
 */

import { bitCount } from '../../../lib/bits.ts';
import { entriesIn, halvesOf } from '../rules/meaning.ts';
import { common, type Link, type Problem, problemOf } from '../rules/problem.ts';
import type { Board, EntryId, Node } from '../rules/types.ts';
import {
  copyOf,
  countLeft,
  eliminate,
  fitsCells,
  onlyDigit,
  type Position,
  startPosition,
} from './elimination.ts';
import { type Clues, combined, inOrder, type Task } from './offers.ts';
import { spareIn } from './spare.ts';

/**
 * The candidates (`Position`) that elimination leaves with some clues; clues that are true of the
 * solution cannot contradict each other.
 * @param from the candidates with all of these clues but that of one entry, which saves most of the
 *   work: the generator tries many clues for an entry.
 */
function positionWith({ rows, list, reach }: Task, clues: Clues, from?: From): Position {
  const problem = problemOf({ rows, clues, beans: 1 }, list);
  const position = from ? continued(problem, from) : startPosition(problem);
  eliminate(problem, position, reach);
  return position;
}

interface From {
  readonly position: Position;
  /** The entry whose clue is not in the position. */
  readonly but: number;
}

/** A position with the clue of one more entry, in which elimination skips what it has done. */
function continued({ own, links }: Problem, { position, but }: From): Position {
  const next = copyOf(position);
  if (own[but]) next.lists[but] = common(own[but], position.lists[but] ?? own[but]);
  next.versions[but]!++;
  let at = 0;
  const seenLink = ({ entry }: Link) => (entry === but ? -1 : position.seenLinks[at++]!);
  return { ...next, seenLinks: Int32Array.from(links, seenLink) };
}

const isSettled = ({ grid }: Task, { masks }: Position, entry: number) =>
  grid.entries[entry]!.cells.every((cell) => onlyDigit(masks[cell]!) !== null);

/** The number of surplus candidates over all cells; 0 once every cell is settled. */
function openness({ grid }: Task, { masks }: Position): number {
  return grid.cells.reduce((sum, cell) => sum + bitCount(masks[cell]!) - 1, 0);
}

const isSolved = (task: Task, clues: Clues) => openness(task, positionWith(task, clues)) === 0;

/** The most numbers that a player can be expected to go through for one clue. */
const MANY = 200;

/**
 * Whether a clue narrows an entry enough, without giving its number away or leaving too many
 * numbers.
 */
function isWorthwhile(task: Task, position: Position, entry: number, clue: Node): boolean {
  if (entriesIn(clue).length > 0) return true;
  const listed = task.list(task.grid.entries[entry]!.cells.length, clue);
  const left = listed.filter((value) => fitsCells(task, position, entry, value)).length;
  return left <= MANY && left * 3 <= countLeft(task, position, entry) * 2;
}

/** The offers for an entry, in random order: linked clues first, in a share of cases, or last. */
function liked({ links, offers, rng }: Task, entry: number, clues: Clues): Node[] {
  const wantsLink = rng.next() < links;
  const all = inOrder(offers(entry), clues, rng);
  const isLiked = (clue: Node) => entriesIn(clue).length > 0 === wantsLink;
  return [...all.filter(isLiked), ...all.filter((clue) => !isLiked(clue))];
}

/**
 * Goes through the entries in random order, and gives a clue to each that elimination with the
 * clues so far has not settled.
 */
function firstClues(task: Task): Record<EntryId, Node> {
  const { grid, rng } = task;
  const clues: Record<EntryId, Node> = {};
  let position = positionWith(task, clues);
  for (const entry of rng.shuffled([...grid.entries.keys()])) {
    if (isSettled(task, position, entry)) continue;
    const clue = liked(task, entry, clues).find((one) => isWorthwhile(task, position, entry, one));
    if (!clue) continue;
    clues[grid.entries[entry]!.id] = clue;
    position = positionWith(task, clues, { position, but: entry });
  }
  return clues;
}

/**
 * The most rounds of strengthening clues before a grid's numbers are discarded, and the number of
 * candidate clues tried per round.
 */
const ROUNDS = 25;
const WAYS = 7;

/** Strengthens clues of unsettled entries until elimination fills the board; null if it stalls. */
function strengthened(task: Task, from: Clues, barred: readonly EntryId[] = []): Clues | null {
  const { grid, rng } = task;
  let clues = from;
  let position = positionWith(task, clues);
  for (let round = 0; openness(task, position) > 0; round++) {
    if (round === ROUNDS) return null;
    const open = grid.entries.flatMap(({ id }, i) =>
      barred.includes(id) || isSettled(task, position, i) ? [] : [i],
    );
    if (open.length === 0) return null;
    const entry = open[rng.below(open.length)]!;
    const { id, cells } = grid.entries[entry]!;
    const old = clues[id];
    const ways = liked(task, entry, clues)
      .slice(0, WAYS)
      .flatMap((clue) => {
        const both = old && old[0] !== 'and' ? combined(old, clue) : null;
        const numbersOf = (one: Node) => task.list(cells.length, one);
        return both && common(numbersOf(old!), numbersOf(clue)).length > 1 ? [clue, both] : [clue];
      });
    let best = { clues, position, open: openness(task, position) };
    const { [id]: _, ...rest } = clues;
    const without = old ? positionWith(task, rest) : position;
    for (const way of ways) {
      const changed = { ...rest, [id]: way };
      const reached = positionWith(task, changed, { position: without, but: entry });
      const left = openness(task, reached);
      if (left < best.open) best = { clues: changed, position: reached, open: left };
    }
    ({ clues, position } = best);
  }
  return clues;
}

/** Removes every clue, and every half of a double clue, that elimination does not need. */
function withoutRedundant(task: Task, from: Clues): Clues {
  let clues = from;
  for (const id of task.rng.shuffled(Object.keys(clues))) {
    const { [id]: clue, ...rest } = clues;
    const weaker = [
      rest,
      ...(clue![0] === 'and' ? halvesOf(clue!).map((half) => ({ ...rest, [id]: half })) : []),
    ];
    clues = weaker.find((fewer) => isSolved(task, fewer)) ?? clues;
  }
  return clues;
}

/** The clues in the order of their entries. */
const ordered = ({ grid }: Task, clues: Clues): Clues =>
  Object.fromEntries(grid.entries.flatMap(({ id }) => (clues[id] ? [[id, clues[id]]] : [])));

/** How often a board's spare clues are replaced before it is taken as it is. */
const REPAIRS = 3;

/** Replaces clues that the board could do without by stronger ones of other entries. */
export function withoutSpare(task: Task, from: Clues): Clues {
  let clues = from;
  let spare = spareIn(task, clues);
  const barred: EntryId[] = [];
  for (let round = 0; round < REPAIRS && spare.length > 0; round++) {
    const id = spare[task.rng.below(spare.length)]!;
    const { [id]: _, ...rest } = clues;
    const changed = strengthened(task, rest, [...barred, id]);
    if (!changed) continue;
    const needed = withoutRedundant(task, changed);
    // Candidates that were narrowed step by step can say more than these clues do from the start.
    if (!isSolved(task, needed)) continue;
    const left = spareIn(task, needed, { atMost: spare.length });
    if (left.length >= spare.length) continue;
    barred.push(id);
    clues = needed;
    spare = left;
  }
  return ordered(task, clues);
}

/** A minimal set of clues with which elimination fills the board; null if none was found. */
export function findClues(task: Task): Board['clues'] | null {
  const clues = strengthened(task, firstClues(task));
  if (!clues || !isSolved(task, clues)) return null;
  return ordered(task, withoutRedundant(task, clues));
}
