/** The selected cell and direction of typing, and how keys move the selection. */
import type { Json } from '../../../lib/json.ts';
import { arrowStep } from '../../../ui/keys.ts';
import type { Direction, Entry, Grid } from '../rules/grid.ts';

export interface Selection {
  readonly cell: number;
  /** The direction of typing; the cell always has an entry in this direction. */
  readonly direction: Direction;
}

const across = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** The entry through a cell in a direction, or undefined. */
function entryThrough(grid: Grid, cell: number, direction: Direction): Entry | undefined {
  return grid.through[cell]!.map((i) => grid.entries[i]!).find(
    (entry) => entry.direction === direction,
  );
}

/**
 * Selects a cell with the wanted direction of typing if the cell has an entry in that direction,
 * else with the other direction.
 */
export function select(grid: Grid, cell: number, wanted: Direction): Selection {
  return { cell, direction: entryThrough(grid, cell, wanted) ? wanted : across(wanted) };
}

export function currentEntry(grid: Grid, { cell, direction }: Selection): Entry {
  return entryThrough(grid, cell, direction)!;
}

/** The selection turned to the cell's other entry; unchanged if the cell has only one entry. */
export function turned(grid: Grid, { cell, direction }: Selection): Selection {
  return select(grid, cell, across(direction));
}

/** The entry's first empty cell, or its first cell if full. */
export function intoEntry(entry: Entry, isEmpty: (cell: number) => boolean): Selection {
  return { cell: entry.cells.find(isEmpty) ?? entry.cells[0]!, direction: entry.direction };
}

/** The next or previous entry in clue order; null past the ends. */
export function neighbour(grid: Grid, from: Selection, by: 1 | -1): Entry | null {
  const index = grid.indexOf.get(currentEntry(grid, from).id)!;
  return grid.entries[index + by] ?? null;
}

/** The next entry in clue order that is not full, wrapping around; null if all are full. */
export function nextUnfilled(
  grid: Grid,
  from: Entry,
  isEmpty: (cell: number) => boolean,
): Entry | null {
  const { entries } = grid;
  const index = grid.indexOf.get(from.id)!;
  const order = [...entries.slice(index + 1), ...entries.slice(0, index)];
  return order.find(({ cells }) => cells.some(isEmpty)) ?? null;
}

/** The next or previous cell in the same entry; stays at its ends. */
export function along(grid: Grid, from: Selection, by: 1 | -1): Selection {
  const { cells } = currentEntry(grid, from);
  const cell = cells[cells.indexOf(from.cell) + by];
  return cell === undefined ? from : { ...from, cell };
}

/** The first or the last cell of the entry. */
export function atEnd(grid: Grid, from: Selection, end: 'first' | 'last'): Selection {
  const { cells } = currentEntry(grid, from);
  return { ...from, cell: cells.at(end === 'first' ? 0 : -1)! };
}

/**
 * The selection after an arrow key; null for any other key. An arrow that crosses the entry turns
 * first, and moves when it is pressed again. Blocks are jumped over; at the edge nothing moves.
 */
export function afterArrow(grid: Grid, from: Selection, key: string): Selection | null {
  const step = arrowStep(key);
  if (!step) return null;
  const [rows, columns] = step;
  const direction: Direction = rows === 0 ? 'across' : 'down';
  if (direction !== from.direction && entryThrough(grid, from.cell, direction)) {
    return { ...from, direction };
  }
  let row = Math.floor(from.cell / grid.size) + rows;
  let column = (from.cell % grid.size) + columns;
  while (row >= 0 && row < grid.size && column >= 0 && column < grid.size) {
    const cell = row * grid.size + column;
    if (grid.through[cell]!.length > 0) return select(grid, cell, direction);
    row += rows;
    column += columns;
  }
  return from;
}

/**
 * Restores the selection of an earlier visit from `BoardViewProps.savedCursor`; null unless this
 * grid has an entry through the saved cell in the saved direction.
 */
export function selectionAt(grid: Grid, place: Json | undefined): Selection | null {
  const { cell, direction } = Object(place) as Partial<Selection>;
  const entry = grid.entries.find(
    (each) => each.direction === direction && each.cells.includes(cell!),
  );
  return entry ? { cell: cell!, direction: entry.direction } : null;
}
