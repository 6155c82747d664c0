/**
 * Finds every combination of slides in which no two given digits clash.
 *
 * A table lists, for each pair of rows, the compatible slides; the search takes the row with the
 * fewest slides left and removes incompatible slides from the other rows (forward checking).
 * Whether the blanks can be filled is not checked.
 */

import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board } from '../rules/types.ts';

/** The slides of one row as a bit set, bit s for a slide of s columns to the right. */
type Slides = number;

/** For each row, slide and other row, the slides of the other row that cause no clash of digits. */
function compatibleSlides(board: Board): Uint16Array {
  const { size, box } = board;
  const [boxRows, boxCols] = box;
  const all = (1 << size) - 1;
  const table = new Uint16Array(size ** 3).fill(all);
  const cellOf = board.rows.map((_, row) => {
    const cells = new Int8Array(size + 1).fill(-1);
    for (let cell = 0; cell < size; cell++) cells[givenAt(board, row, cell)] = cell;
    return cells;
  });
  for (let row = 0; row < size; row++) {
    for (let other = 0; other < size; other++) {
      if (other === row) continue;
      const sameBand = Math.floor(row / boxRows) === Math.floor(other / boxRows);
      for (let digit = 1; digit <= size; digit++) {
        const cell = cellOf[row]![digit]!;
        const otherCell = cellOf[other]![digit]!;
        if (cell < 0 || otherCell < 0) continue;
        for (let slide = 0; slide < size; slide++) {
          const column = (cell + slide) % size;
          const first = column - (column % boxCols);
          const hit = sameBand ? ((1 << boxCols) - 1) << first : 1 << column;
          const clashing: Slides = (hit >> otherCell) | (hit << (size - otherCell));
          table[(row * size + slide) * size + other]! &= ~clashing;
        }
      }
    }
  }
  return table;
}

/**
 * Calls `visit` with the slides of all rows, once for each combination without a clash, until
 * `visit` returns false. The array of slides is reused: `visit` must read it immediately.
 */
export function eachSlipping(board: Board, visit: (slides: Uint8Array) => boolean): void {
  const { size } = board;
  const compatible = compatibleSlides(board);
  const slides = new Uint8Array(size);
  const domains = Array.from({ length: size }, (_, row) =>
    isPinned(board, row) ? 1 : (1 << size) - 1,
  );

  /** Chooses slides for the rows in `open`; returns false once `visit` returns false. */
  function choose(open: number, left: readonly Slides[]): boolean {
    if (open === 0) return visit(slides);
    let row = -1;
    let fewest = size + 1;
    for (let other = 0; other < size; other++) {
      if (((open >> other) & 1) === 0) continue;
      const count = bitCount(left[other]!);
      if (count < fewest) {
        fewest = count;
        row = other;
      }
    }
    const still = open & ~(1 << row);
    for (let rest = left[row]!; rest !== 0; rest &= rest - 1) {
      const slide = lowestBit(rest);
      slides[row] = slide;
      const next = left.slice();
      let alive = true;
      for (let other = 0; other < size && alive; other++) {
        if (((still >> other) & 1) === 0) continue;
        next[other]! &= compatible[(row * size + slide) * size + other]!;
        alive = next[other] !== 0;
      }
      if (alive && !choose(still, next)) return false;
    }
    return true;
  }

  choose((1 << size) - 1, domains);
}
