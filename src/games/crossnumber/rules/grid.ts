/** The entries of a board and their numbering. */
import type { EntryId } from './types.ts';

export type Direction = 'across' | 'down';

export interface Entry {
  readonly id: EntryId;
  readonly number: number;
  readonly direction: Direction;
  /** The entry's cells, from the first digit to the last. */
  readonly cells: readonly number[];
}

export interface Grid {
  readonly size: number;
  /** All across entries in reading order, then all down entries. */
  readonly entries: readonly Entry[];
  /** The index of an entry in `entries`. */
  readonly indexOf: ReadonlyMap<EntryId, number>;
  /** By cell: the indices of the entries through it, across before down; none for a block. */
  readonly through: readonly (readonly number[])[];
  /** All non-block cells, ascending. */
  readonly cells: readonly number[];
  /** By cell: the number in its corner, 0 for none. */
  readonly numbers: readonly number[];
}

export function isCell(rows: readonly string[], row: number, column: number): boolean {
  return rows[row]?.[column] === '.';
}

function isStart(rows: readonly string[], row: number, column: number, down: boolean): boolean {
  const [r, c] = down ? [1, 0] : [0, 1];
  return (
    isCell(rows, row, column) &&
    !isCell(rows, row - r, column - c) &&
    isCell(rows, row + r, column + c)
  );
}

/** Reads any square grid; a cell in no entry gets an empty list in `through`. */
function readGrid(rows: readonly string[]): Grid {
  const size = rows.length;
  const across: Entry[] = [];
  const downs: Entry[] = [];
  const numbers = new Array<number>(size * size).fill(0);
  const cells: number[] = [];
  let number = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isCell(rows, row, column)) continue;
      const at = row * size + column;
      cells.push(at);
      const starts = [false, true].filter((down) => isStart(rows, row, column, down));
      if (starts.length === 0) continue;
      number++;
      numbers[at] = number;
      for (const down of starts) {
        const run: number[] = [];
        for (let i = 0; isCell(rows, row + (down ? i : 0), column + (down ? 0 : i)); i++) {
          run.push(at + i * (down ? size : 1));
        }
        const direction = down ? 'down' : 'across';
        (down ? downs : across).push({
          id: `${number}${direction[0]}`,
          number,
          direction,
          cells: run,
        });
      }
    }
  }
  const entries = [...across, ...downs];
  const through = numbers.map((): number[] => []);
  for (const [i, entry] of entries.entries())
    for (const cell of entry.cells) through[cell]!.push(i);
  const indexOf = new Map(entries.map(({ id }, i) => [id, i]));
  return { size, entries, indexOf, through, cells, numbers };
}

/** Cache: rules and views need the same board's grid on every move. */
const known = new WeakMap<readonly string[], Grid>();

/** @param rows of a square board. */
export function gridOf(rows: readonly string[]): Grid {
  let grid = known.get(rows);
  if (!grid) {
    grid = readGrid(rows);
    known.set(rows, grid);
  }
  return grid;
}

/** The entry's name in sentences: "4 down". */
export function entryName(id: EntryId): string {
  return `${id.slice(0, -1)} ${id.endsWith('a') ? 'across' : 'down'}`;
}

/** The digits of some cells as a number; null if any is empty. */
export function numberAt(digits: readonly number[], cells: readonly number[]): number | null {
  let value = 0;
  for (const cell of cells) {
    const digit = digits[cell]!;
    if (digit < 0) return null;
    value = value * 10 + digit;
  }
  return value;
}
