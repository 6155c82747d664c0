/**
 * Generates a board's pattern of cells and blocks: symmetric under a half turn, connected, every
 * cell in an entry, entries of mixed lengths.
 */
import type { Rng } from '../../../lib/rng.ts';
import { type Grid, gridOf } from '../rules/grid.ts';

/** The most digits in an entry of a generated board: longer ones have too many candidates. */
const LONGEST = 5;
/** The share of a grid's squares that become blocks. */
const BLOCKS = 0.2;
/** The largest allowed share of entries with only two digits. */
const SHORT_SHARE = 0.42;
/** The smallest allowed share of cells that belong to two entries. */
const CROSSED_SHARE = 0.62;
/** The most patterns tried for a board; the boards in the packs took 2,400 at most. */
const MAX_ATTEMPTS = 50_000;

function rowsOf(cells: readonly boolean[], size: number): string[] {
  return Array.from({ length: size }, (_, row) =>
    cells
      .slice(row * size, row * size + size)
      .map((cell) => (cell ? '.' : '#'))
      .join(''),
  );
}

/** Whether the cells form one connected region. */
export function isConnected({ size, cells }: Grid): boolean {
  const rest = new Set(cells);
  const walk = [cells[0]!];
  rest.delete(cells[0]!);
  for (let cell = walk.pop(); cell !== undefined; cell = walk.pop()) {
    const column = cell % size;
    const beside = [cell - size, cell + size];
    if (column > 0) beside.push(cell - 1);
    if (column < size - 1) beside.push(cell + 1);
    for (const next of beside) if (rest.delete(next)) walk.push(next);
  }
  return rest.size === 0;
}

/** Whether every block has its counterpart half a turn further. */
export function isSymmetric(rows: readonly string[]): boolean {
  const line = rows.join('');
  return line === Array.from(line).reverse().join('');
}

const isSound = (grid: Grid) =>
  grid.cells.length > 0 &&
  grid.cells.every((cell) => grid.through[cell]!.length > 0) &&
  isConnected(grid);

function isPleasant({ entries, cells, through }: Grid): boolean {
  const lengths = entries.map((entry) => entry.cells.length);
  const crossed = cells.filter((cell) => through[cell]!.length === 2).length;
  return (
    Math.max(...lengths) <= LONGEST &&
    new Set(lengths).size >= 3 &&
    lengths.filter((length) => length === 2).length <= SHORT_SHARE * entries.length &&
    crossed >= CROSSED_SHARE * cells.length
  );
}

/**
 * Adds pairs of blocks, symmetric under a half turn, until there are enough. A pair is skipped if
 * it would divide the grid or leave a cell in no entry.
 */
function attempt(size: number, rng: Rng): string[] {
  const last = size * size - 1;
  const cells = new Array<boolean>(size * size).fill(true);
  let blocks = 0;
  const half = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => i);
  for (const cell of rng.shuffled(half)) {
    if (blocks >= BLOCKS * cells.length) break;
    cells[cell] = false;
    cells[last - cell] = false;
    if (isSound(gridOf(rowsOf(cells, size)))) {
      blocks += cell === last - cell ? 1 : 2;
    } else {
      cells[cell] = true;
      cells[last - cell] = true;
    }
  }
  return rowsOf(cells, size);
}

/** @param size of the board: 5 to 9 cells a side. */
export function makePattern(size: number, rng: Rng): readonly string[] {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const rows = attempt(size, rng);
    if (isPleasant(gridOf(rows))) return rows;
  }
  throw new Error(`No pleasant pattern of ${size} × ${size} cells was found.`);
}
