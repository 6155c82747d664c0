/** Precomputes, for a set of pieces and a board, the tables that the search for coverings needs. */
import { type Cell, canonical, ORIENTATIONS, oriented } from '../rules/orientations.ts';
import { type Mask, maskOf, transposed } from './squares.ts';

/**
 * A placement of a shape: its orientation, its bounding box's top left corner, and the squares it
 * covers.
 */
export interface Lie {
  readonly shape: number;
  readonly orientation: number;
  readonly row: number;
  readonly col: number;
  readonly squares: readonly number[];
}

export interface Table {
  readonly board: Mask;
  /** The number of pieces of each shape. */
  readonly supply: readonly number[];
  /** The number of cells of each shape. */
  readonly sizes: readonly number[];
  /**
   * For each shape, the amount that a piece of it adds to the code of the pieces in hand (a mixed
   * radix number).
   */
  readonly weight: readonly number[];
  /**
   * For each code of the pieces in hand, the sizes of regions that some of the pieces add up to, as
   * bits in two halves.
   */
  readonly sums: { readonly low: Int32Array; readonly high: Int32Array };
  /** All placements of each shape, ordered by the first bit covered (squares.ts), then by shape. */
  readonly lies: readonly Lie[];
  /**
   * Where placements begin in `lies`: those of shape `s` with first bit `b` at `begin[b * shapes +
   * s]`.
   */
  readonly begin: Int32Array;
  /** The squares of each placement, as bits in two halves. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** A key shared by all turned and flipped copies of a shape, and by no other shape. */
function keyOf(cells: readonly Cell[]): string {
  return ORIENTATIONS.map((orientation) => String(oriented(cells, orientation))).sort()[0] ?? '';
}

/** All placements of one shape on the board. */
function liesOf(cells: readonly Cell[], shape: number, board: ReadonlySet<number>): Lie[] {
  return ORIENTATIONS.filter((o) => canonical(cells, o) === o).flatMap((orientation) => {
    const turned = oriented(cells, orientation);
    return [...Array(64).keys()].flatMap((corner): Lie[] => {
      const row = corner >> 3;
      const col = corner & 7;
      if (turned.some(([r, c]) => col + c > 7 || !board.has((row + r) * 8 + col + c))) return [];
      const squares = turned.map(([r, c]) => (row + r) * 8 + col + c);
      return [{ shape, orientation, row, col, squares }];
    });
  });
}

/**
 * For each code of the pieces in hand, the possible sums of the pieces' sizes, found by adding one
 * piece at a time.
 */
function sumsOf(sizes: readonly number[], supply: readonly number[]): Table['sums'] {
  const codes = supply.reduce((product, n) => product * (n + 1), 1);
  const low = new Int32Array(codes);
  const high = new Int32Array(codes);
  low[0] = 1;
  let weight = 1;
  for (const [shape, n] of supply.entries()) {
    const size = sizes[shape]!;
    for (let code = weight; code < weight * (n + 1); code++) {
      // The sums without this piece, then the same sums plus its size.
      const l = low[code - weight]!;
      const h = high[code - weight]!;
      low[code] = size < 32 ? l | (l << size) : l;
      high[code] = h | (size < 32 ? (h << size) | (l >>> (32 - size)) : l << (size - 32));
    }
    weight *= n + 1;
  }
  return { low, high };
}

/**
 * The tables for a set of pieces and a board.
 * @param pieces the cells of each piece, connected; some pieces may be equal.
 * @param squares the board, within 7 rows and 7 columns, with room for all pieces.
 */
export function makeTable(pieces: readonly (readonly Cell[])[], squares: readonly number[]): Table {
  const keys = pieces.map(keyOf);
  const kinds = [...new Set(keys)];
  const shapes = kinds.map((kind) => pieces[keys.indexOf(kind)]!);
  const supply = kinds.map((kind) => keys.filter((key) => key === kind).length);
  const board = new Set(squares);
  const listOf = (lie: Lie) => Math.min(...lie.squares.map(transposed)) * shapes.length + lie.shape;
  const lies = shapes
    .flatMap((cells, shape) => liesOf(cells, shape, board))
    .sort((a, b) => listOf(a) - listOf(b));
  const lists = 64 * shapes.length;
  const begin = new Int32Array(lists + 1);
  for (const lie of lies) begin[listOf(lie) + 1]!++;
  for (let list = 0; list < lists; list++) begin[list + 1]! += begin[list]!;

  const masks = lies.map((lie) => maskOf(lie.squares));
  const sizes = shapes.map((cells) => cells.length);
  return {
    board: maskOf(squares),
    supply,
    sizes,
    weight: supply.map((_, shape) => supply.slice(0, shape).reduce((w, n) => w * (n + 1), 1)),
    sums: sumsOf(sizes, supply),
    lies,
    begin,
    low: Int32Array.from(masks, ({ low }) => low),
    high: Int32Array.from(masks, ({ high }) => high),
  };
}
