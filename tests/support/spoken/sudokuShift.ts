/** The page of Sudoku Shift: digits in a frame, pins, how far each row has slid, marks of clashes. */
import type { Board, State } from '../../../src/games/sudoku-shift/rules/types.ts';
import { listed, NO_MARKS, type Put, type Sentences, withCommas } from './seen.ts';

type Asking = Put<Board, State>;

/** The frame's rows as they are on the page, "blank" for an empty cell. */
function frameOf({ board, state }: Asking): readonly (readonly string[])[] {
  return board.rows.map((given, row) => {
    const own = [...given].map((character, cell) =>
      character === '.' ? String(state.fills[row]![cell] || 'blank') : character,
    );
    // Each step to the right brings the last cell to the front.
    for (let step = 0; step < state.slides[row]!; step++) own.unshift(own.pop()!);
    return own;
  });
}

/** The selected cell's place in the frame; null for none. */
function placeOf({ board, state, cursor }: Asking): readonly [row: number, column: number] | null {
  if (typeof cursor !== 'number' || !(cursor >= 0 && cursor < board.size ** 2)) return null;
  const row = Math.floor(cursor / board.size);
  return [row, ((cursor % board.size) + state.slides[row]!) % board.size];
}

const at =
  (sentence: (asking: Asking, row: number, column: number) => string) =>
  (asking: Asking): string => {
    const place = placeOf(asking);
    return place ? sentence(asking, ...place) : 'Select a cell first.';
  };

/** The marked cells: two equal digits in a row, or in a column or box of rows known to be in place. */
function clashing(asking: Asking): readonly string[] {
  const { board, state } = asking;
  const { box, pinned } = board;
  const cells = frameOf(asking).flatMap((row, y) => row.map((digit, x) => ({ x, y, digit })));
  const isPlaced = (y: number) => pinned.includes(y) || state.slides[y] !== 0;
  const clash = (a: (typeof cells)[number], b: (typeof cells)[number]) => {
    if (a === b || a.digit !== b.digit || a.digit === 'blank') return false;
    if (a.y === b.y) return true;
    const isSameBox =
      Math.floor(a.y / box[0]) === Math.floor(b.y / box[0]) &&
      Math.floor(a.x / box[1]) === Math.floor(b.x / box[1]);
    return isPlaced(a.y) && isPlaced(b.y) && (a.x === b.x || isSameBox);
  };
  return cells
    .filter((a) => cells.some((b) => clash(a, b)))
    .map(({ x, y }) => `row ${y + 1} column ${x + 1}`);
}

export const SUDOKU_SHIFT: Sentences<Board, State> = {
  left(asking) {
    const blanks = frameOf(asking)
      .flat()
      .filter((digit) => digit === 'blank').length;
    return blanks === 1 ? '1 blank cell.' : `${blanks} blank cells.`;
  },
  clashes: (asking) =>
    asking.preferences.markConflicts
      ? listed('Digits clash in', clashing(asking), 'Nothing clashes.')
      : NO_MARKS,
  row: at((asking, row) => `Row ${row + 1}: ${frameOf(asking)[row]!.join(', ')}.`),
  column: at((asking, _, column) => {
    const digits = frameOf(asking).map((row) => row[column]);
    return `Column ${column + 1}: ${digits.join(', ')}.`;
  }),
  box: at((asking, row, column) => {
    const [rows, columns] = asking.board.box;
    const top = Math.floor(row / rows) * rows;
    const left = Math.floor(column / columns) * columns;
    const digits = frameOf(asking)
      .slice(top, top + rows)
      .flatMap((one) => one.slice(left, left + columns));
    return `Box from row ${top + 1}, column ${left + 1}: ${digits.join(', ')}.`;
  }),
  where(asking) {
    const columns = frameOf(asking).map((row) => {
      const found = row.flatMap((digit, x) => (digit === asking.about ? [x + 1] : []));
      return found.length > 0 ? found.join(' and ') : 'none';
    });
    const before = `${asking.about} is in these columns, from row 1 down:`;
    return listed(before, columns, '', withCommas);
  },
  slides({ board, state }) {
    const slides = state.slides.map((by, row) => (board.pinned.includes(row) ? 'pinned' : by));
    return `To the right, from row 1 down: ${slides.join(', ')}.`;
  },
};
