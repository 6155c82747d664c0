/** Makes the puzzle of a day. */
import { makeRng } from '../../lib/rng.ts';
import type { Puzzle } from '../game.ts';
import { BOX, type Board, SIZES } from './types.ts';

const VERSION = 1;

export function generate(id: string, _weekday: number): Puzzle<Board> {
  const rng = makeRng(`sudoku-shift/${VERSION}/${id}`);
  const boards = SIZES.map((size): Board => {
    const [boxRows, boxCols] = BOX[size];
    const digits = rng.shuffled(Array.from({ length: size }, (_, i) => i + 1));
    const pinned = [rng.below(size)];
    const rows = Array.from({ length: size }, (_, row) => {
      const shift = pinned.includes(row) ? 0 : 1 + rng.below(size - 1);
      return Array.from({ length: size }, (_, cell) => {
        const column = (cell + shift) % size;
        const at = (column + (row % boxRows) * boxCols + Math.floor(row / boxRows)) % size;
        return rng.next() < 0.35 ? '.' : String(digits[at]);
      }).join('');
    });
    return { size, box: BOX[size], rows, pinned, beans: 1 };
  });
  return { id, boards };
}
