/** Manual edits of a board. Each returns a board that the parser accepts, or a problem. */
import { fail, ok, type Result } from '../../../lib/result.ts';
import { parseBoard } from '../rules/codec.ts';
import { type Entry, entryName, type Grid, gridOf } from '../rules/grid.ts';
import { halvesOf, slotsOf } from '../rules/meaning.ts';
import { isOverGrid, relisted } from '../rules/overGrid.ts';
import { clueText } from '../rules/sentences.ts';
import type { Board, EntryId, Node, Part } from '../rules/types.ts';

/** The rows of a board in which a cell and its half-turn counterpart become blocks or cells. */
function withCells(rows: readonly string[], cell: number, mark: '#' | '.'): readonly string[] {
  const size = rows.length;
  const line = Array.from(rows.join(''));
  line[cell] = mark;
  line[size * size - 1 - cell] = mark;
  return rows.map((_, row) => line.slice(row * size, row * size + size).join(''));
}

/**
 * The entry after an edit that shares the most cells with an entry before it, in the same
 * direction; undefined if none shares a cell.
 */
function heirOf(entry: Entry, after: Grid): Entry | undefined {
  const shared = ({ direction, cells }: Entry) =>
    direction === entry.direction ? cells.filter((cell) => entry.cells.includes(cell)).length : 0;
  const [best] = [...after.entries].sort((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : undefined;
}

/**
 * Maps entry IDs before an edit to those after it. Where entries merge, only the longest is mapped.
 */
function renamings(before: Grid, after: Grid): ReadonlyMap<EntryId, EntryId> {
  const names = new Map<EntryId, EntryId>();
  const taken = new Set<EntryId>();
  const heirs = before.entries.map((entry) => ({ entry, heir: heirOf(entry, after) }));
  for (const { entry, heir } of [...heirs].sort(
    (a, b) => b.entry.cells.length - a.entry.cells.length,
  )) {
    if (!heir || taken.has(heir.id)) continue;
    taken.add(heir.id);
    names.set(entry.id, heir.id);
  }
  return names;
}

/** The clue with renamed entries; null when it refers to a removed entry. */
function renamed(
  node: Node,
  names: ReadonlyMap<EntryId, EntryId>,
  slot: 'number' | 'property' = 'property',
): Node | null {
  const parts: Part[] = [];
  for (const [i, at] of slotsOf(node, slot).entries()) {
    const part = node[i + 1]!;
    let now: Part | null = part;
    // A clue about all entries of a sort loses none: what it lists is found anew.
    if (isOverGrid(node) && typeof part === 'string' && !names.has(part)) continue;
    if (typeof part === 'string') now = at === 'fact' ? part : (names.get(part) ?? null);
    else if (typeof part !== 'number') now = renamed(part, names, at as 'number' | 'property');
    if (now === null) return null;
    parts.push(now);
  }
  return [node[0], ...parts];
}

export interface Regridded {
  readonly board: Board;
  /** The old IDs of the entries that lost their clues. */
  readonly lost: readonly EntryId[];
}

/**
 * Toggles a cell and its half-turn counterpart between block and cell. Clues move with their
 * entries; clues that refer to removed entries are removed.
 */
export function toggleBlock(board: Board, cell: number): Result<Regridded> {
  const size = board.rows.length;
  const isBlock = board.rows[Math.floor(cell / size)]?.[cell % size] === '#';
  const rows = withCells(board.rows, cell, isBlock ? '.' : '#');
  const after = gridOf(rows);
  if (after.cells.some((one) => after.through[one]!.length === 0)) {
    return fail('alone', 'That would leave a cell alone: every cell belongs to an entry.');
  }
  const names = renamings(gridOf(board.rows), after);
  const clues: Record<EntryId, Node> = {};
  const lost: EntryId[] = [];
  for (const [id, clue] of Object.entries(board.clues)) {
    const name = names.get(id);
    const now = renamed(clue, names);
    const listed = name !== undefined && now && listedAnew(after, name, now);
    if (!listed || isAlone(listed)) lost.push(id);
    else clues[name] = listed;
  }
  const changed = parseBoard({ ...board, rows, clues });
  return changed.ok ? ok({ board: changed.value, lost }) : changed;
}

/** A clue about many entries, with those that the grid has now. */
function listedAnew({ entries, indexOf }: Grid, id: EntryId, clue: Node): Node {
  const { length } = entries[indexOf.get(id)!]!.cells;
  const others = entries.filter((entry) => entry.id !== id);
  const rivals = others.filter(({ cells }) => cells.length === length);
  const ids = (list: readonly Entry[]) => list.map((entry) => entry.id);
  return relisted(clue, ids(others), ids(rivals));
}

/** Whether a clue compares its entry with no other: none is left of its length. */
const isAlone = (clue: Node) =>
  halvesOf(clue).some((half) => isOverGrid(half) && half.length === (half[0] === 'only' ? 2 : 1));

/** Sets an entry's clue, or removes it if `clue` is null. */
export function writeClue(board: Board, id: EntryId, clue: Node | null): Result<Board> {
  const { [id]: _, ...others } = board.clues;
  const listed = clue && listedAnew(gridOf(board.rows), id, clue);
  const changed = parseBoard({ ...board, clues: listed ? { ...others, [id]: listed } : others });
  if (changed.ok || changed.problem.code === 'no-rivals') return changed;
  return fail('bad-clue', 'That is too much for one clue: make a part of it simpler.');
}

const blocksOf = ({ rows }: Board) => rows.join('').split('#').length - 1;

const textOf = (clue: Node | undefined) => (clue ? clueText(clue) : 'no clue');

/**
 * A line of text for each difference of two boards. Clues are matched by the cells of their
 * entries, because an edit may change the numbers of entries.
 */
export function differences(before: Board, after: Board): readonly string[] {
  if (before.rows.length !== after.rows.length) return ['Another board.'];
  const [old, now] = [gridOf(before.rows), gridOf(after.rows)];
  const lines: string[] = [];
  const squares = old.numbers.filter(
    (_, cell) => old.through[cell]!.length > 0 !== now.through[cell]!.length > 0,
  ).length;
  if (squares > 0) {
    lines.push(
      `${squares} squares of the grid; ${blocksOf(after)} blocks, ${blocksOf(before)} before`,
    );
  }
  const names = renamings(old, now);
  const told = new Set<EntryId>();
  for (const { id } of old.entries) {
    const name = names.get(id);
    const was = before.clues[id];
    if (name === undefined) {
      if (was) lines.push(`${entryName(id)} is gone: ${textOf(was)}`);
      continue;
    }
    told.add(name);
    const is = after.clues[name];
    const called = was && renamed(was, names);
    if (!was && !is) continue;
    if (called && is && JSON.stringify(called) === JSON.stringify(is)) continue;
    lines.push(`${entryName(name)}: ${textOf(was)} → ${textOf(is)}`);
  }
  for (const { id } of now.entries) {
    if (told.has(id) || !after.clues[id]) continue;
    lines.push(`${entryName(id)}, new: ${textOf(after.clues[id])}`);
  }
  if (before.beans !== after.beans) {
    lines.push(`${after.beans} beans in place of ${before.beans}`);
  }
  return lines;
}

/** The clues as players read them, in reading order: "1 across: A square". */
export const summary = ({ rows, clues }: Board): readonly string[] =>
  gridOf(rows).entries.flatMap(({ id }) =>
    Object.hasOwn(clues, id) ? [`${entryName(id)}: ${clueText(clues[id]!)}`] : [],
  );
