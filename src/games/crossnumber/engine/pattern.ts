/**
 * Generates a board's pattern of cells and blocks: symmetric under a half turn, connected, every
 * cell in an entry, entries of mixed lengths.
 */
import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { Grid } from '../rules/grid.ts';

/** The most digits in an entry of a generated board: longer ones have too many candidates. */
const LONGEST = 5;
/** The share of a grid's squares that become blocks, at least and at most. */
const BLOCKS = [0.2, 0.23] as const;
/**
 * Every pattern belongs to one of this many parts, and boards of one size take turns between the
 * parts. Without them a 5 × 5 would often repeat a pattern of the last year: only 36 are pleasant.
 */
export const PARTS = 11;
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

/** For each square of a board, the squares beside it. */
type Beside = readonly (readonly number[])[];

const besideAll = (size: number): Beside =>
  Array.from({ length: size * size }, (_, at) => {
    const beside = [at - size, at + size].filter((one) => one >= 0 && one < size * size);
    if (at % size > 0) beside.push(at - 1);
    if (at % size < size - 1) beside.push(at + 1);
    return beside;
  });

/** Whether the cells of a grid form one region. */
export function isConnected({ size, cells }: Grid): boolean {
  const all = Array.from({ length: size * size }, (_, at) => cells.includes(at));
  return isOneRegion(all, besideAll(size));
}

const mirrored = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(''));

/** The same text for all mirror images and turns of a pattern that is symmetric under a half turn. */
export function shapeOf(rows: readonly string[]): string {
  const turned = rows.map((_, i) => rows.map((row) => row[i]).join(''));
  return [rows, mirrored(rows), turned, mirrored(turned)].map((all) => all.join('/')).sort()[0]!;
}

/** Whether every block has its counterpart half a turn further. */
export function isSymmetric(rows: readonly string[]): boolean {
  return `${rows}` === `${mirrored(rows).reverse()}`;
}

/** Whether some squares are cells (true in `cells`), and all of these connected. */
function isOneRegion(cells: readonly boolean[], beside: Beside): boolean {
  const first = cells.indexOf(true);
  if (first < 0) return false;
  const reached = new Uint8Array(cells.length);
  const walk = [first];
  reached[first] = 1;
  let count = 0;
  for (let cell = walk.pop(); cell !== undefined; cell = walk.pop()) {
    count++;
    for (const next of beside[cell]!) {
      if (!cells[next] || reached[next]) continue;
      reached[next] = 1;
      walk.push(next);
    }
  }
  return count === cells.filter(Boolean).length;
}

/**
 * Whether the entries have mixed lengths and cross each other enough.
 *
 * @param cells whether each square is a cell.
 */
function isPleasant(cells: readonly boolean[], size: number): boolean {
  const lengths: number[] = [];
  /** Number of entries through each square. */
  const through = new Uint8Array(cells.length);
  for (const [step, line] of [
    [1, size],
    [size, 1],
  ] as const) {
    for (let start = 0; start < size; start++) {
      let run = 0;
      for (let i = 0; i <= size; i++) {
        const at = start * line + i * step;
        if (i < size && cells[at]) {
          run++;
          continue;
        }
        if (run > LONGEST) return false;
        if (run > 1) {
          lengths.push(run);
          for (let back = 1; back <= run; back++) through[at - back * step]!++;
        }
        run = 0;
      }
    }
  }
  const crossed = through.filter((entries) => entries === 2).length;
  return (
    new Set(lengths).size >= 3 &&
    lengths.filter((length) => length === 2).length <= SHORT_SHARE * lengths.length &&
    crossed >= CROSSED_SHARE * cells.filter(Boolean).length
  );
}

/** Adds enough pairs of blocks that are symmetric under a half turn and don't divide the grid. */
function attempt(size: number, beside: Beside, rng: Rng): readonly boolean[] {
  const last = size * size - 1;
  const share = BLOCKS[0] + (BLOCKS[1] - BLOCKS[0]) * rng.next();
  const cells = new Array<boolean>(size * size).fill(true);
  let blocks = 0;
  const half = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => i);
  for (const cell of rng.shuffled(half)) {
    if (blocks >= share * cells.length) break;
    cells[cell] = false;
    cells[last - cell] = false;
    if (isOneRegion(cells, beside)) {
      blocks += cell === last - cell ? 1 : 2;
    } else {
      cells[cell] = true;
      cells[last - cell] = true;
    }
  }
  return cells;
}

/** A pattern of 5 to 9 cells a side, from one of the `PARTS` of all patterns, counted from 0. */
export function makePattern(size: number, part: number, rng: Rng): readonly string[] {
  const beside = besideAll(size);
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const cells = attempt(size, beside, rng);
    if (!isPleasant(cells, size)) continue;
    const rows = rowsOf(cells, size);
    // There are so many patterns of 9 × 9 that no two are expected to be alike.
    if (size > 8 || makeRng(shapeOf(rows)).below(PARTS) === part) return rows;
  }
  throw new Error(`No pleasant pattern of ${size} × ${size} cells was found.`);
}
