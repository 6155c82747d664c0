/**
 * A digit's candidate cells in a 9×9 grid as three *bands* of 27 bits (three rows of nine, the
 * leftmost cell in the lowest bit), and the tables that reduce them.
 *
 * In a band, a digit occurs once in each row and once in each box, so the three *minirows* (a row's
 * three cells in one box) that it uses form a permutation matrix. A table over the 512 sets of
 * possible minirows keeps the minirows that lie in at least one such matrix: this performs
 * pointing, claiming and half of the hidden singles at once. Down a stack of three boxes, bands and
 * columns form such a matrix, too, for which the same table serves.
 *
 * Working band by band with tables is the idea of Zhou Yundong's and the JCZSolve solvers and of
 * tdoku (https://t-dillon.github.io/tdoku/); the arrangement here is our own.
 */

/** The bit set of all 27 cells of a band. */
export const FULL = 0x7ffffff;
/** Multiplying nine column bits by this sets those columns in all three rows of a band. */
export const DOWN = 0x40201;

/** For each set of a row's nine cells, the set of its three minirows that contain any of them. */
const minirowsOf = new Uint8Array(512);
/**
 * For each set of nine columns, the columns of stack k in the three lowest bits of the k-th group
 * of nine bits.
 */
const stacksOf = new Int32Array(512);
/**
 * For each set of 3×3 bits, the bits that lie in a permutation matrix within the set; 0 if the set
 * contains no such matrix.
 */
const matrices = new Uint16Array(512);
/** The table `matrices` with each bit widened to a minirow: a mask for a band. */
const matrixCells = new Int32Array(512);
/** For each cell of a band, the other cells of its row, column or box in the band. */
export const peersInBand = new Int32Array(27);

function buildTables(): void {
  const permutations = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421];
  for (let bits = 0; bits < 512; bits++) {
    for (let k = 0; k < 3; k++) {
      const three = (bits >> (3 * k)) & 7;
      if (three) minirowsOf[bits]! |= 1 << k;
      stacksOf[bits]! |= three << (9 * k);
    }
    for (const matrix of permutations) {
      if ((bits & matrix) === matrix) matrices[bits]! |= matrix;
    }
    for (let i = 0; i < 9; i++) {
      if ((matrices[bits]! >> i) & 1) matrixCells[bits]! |= 7 << (3 * i);
    }
  }
  for (let cell = 0; cell < 27; cell++) {
    const column = cell % 9;
    const row = 0x1ff << (cell - column);
    const box = (7 << (column - (column % 3))) * DOWN;
    peersInBand[cell] = (row | box) & ~(1 << cell);
  }
}
buildTables();

/**
 * Reduces one digit's candidate cells in three bands, which start at `at`, by the tables.
 * @returns false if the digit has no candidate cell in some unit.
 */
export function reduceDigit(levels: Int32Array, at: number): boolean {
  let a = levels[at]!;
  let b = levels[at + 1]!;
  let c = levels[at + 2]!;
  for (;;) {
    a &= matrixCells[minirows(a)]!;
    b &= matrixCells[minirows(b)]!;
    c &= matrixCells[minirows(c)]!;
    if (a === 0 || b === 0 || c === 0) return false;
    const stacks =
      stacksOf[(a | (a >> 9) | (a >> 18)) & 511]! |
      (stacksOf[(b | (b >> 9) | (b >> 18)) & 511]! << 3) |
      (stacksOf[(c | (c >> 9) | (c >> 18)) & 511]! << 6);
    const left = matrices[stacks & 511]!;
    const middle = matrices[(stacks >> 9) & 511]!;
    const right = matrices[stacks >> 18]!;
    if (left === 0 || middle === 0 || right === 0) return false;
    const a2 = a & (((left & 7) | ((middle & 7) << 3) | ((right & 7) << 6)) * DOWN);
    const b2 = b & ((((left >> 3) & 7) | (middle & 0x38) | ((right & 0x38) << 3)) * DOWN);
    const c2 = c & (((left >> 6) | ((middle & 0x1c0) >> 3) | (right & 0x1c0)) * DOWN);
    if (a2 === a && b2 === b && c2 === c) break;
    a = a2;
    b = b2;
    c = c2;
  }
  levels[at] = a;
  levels[at + 1] = b;
  levels[at + 2] = c;
  return true;
}

/** The set of a band's nine minirows that contain any of the cells in `bits`. */
function minirows(bits: number): number {
  return (
    minirowsOf[bits & 511]! | (minirowsOf[(bits >> 9) & 511]! << 3) | (minirowsOf[bits >> 18]! << 6)
  );
}

/** The cells of the set `bits` that are alone in their row of the band. */
export function singlesOfRows(bits: number): number {
  const a = bits & 0x1ff;
  const b = bits & 0x3fe00;
  const c = bits & 0x7fc0000;
  return (
    ((a & (a - 1)) === 0 ? a : 0) | ((b & (b - 1)) === 0 ? b : 0) | ((c & (c - 1)) === 0 ? c : 0)
  );
}
