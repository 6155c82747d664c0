/** Edits of a board by the staff. Each function returns a board that the parser accepts. */
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board } from '../rules/types.ts';

/** A row's digits slid to the right by `by` columns, wrapping round. */
export function rotated(text: string, by: number): string {
  const size = text.length;
  const right = ((by % size) + size) % size;
  return text.slice(size - right) + text.slice(0, size - right);
}

const withRow = (board: Board, row: number, text: string): Board => ({
  ...board,
  rows: Object.assign([...board.rows], { [row]: text }),
});

export const slideRow = (board: Board, row: number, by: number): Board =>
  withRow(board, row, rotated(board.rows[row]!, by));

/**
 * Writes a digit into a cell of a board, 0 for none. Keeps digits unique in the row: if the row
 * already has the digit, the two cells are swapped.
 */
export function writeDigit(board: Board, row: number, cell: number, digit: number): Board {
  const before = board.rows[row]![cell]!;
  const after = digit === 0 ? '.' : String(digit);
  const text = Array.from(board.rows[row]!, (one) => (one === after && digit > 0 ? before : one));
  text[cell] = after;
  return withRow(board, row, text.join(''));
}

/** The index of the row's cell that holds a digit, −1 if none does. */
export const cellOf = (board: Board, row: number, digit: number): number =>
  digit === 0 ? -1 : board.rows[row]!.indexOf(String(digit));

/**
 * Pins a row, at its home position if known; or unpins it and moves it one column off.
 * @param home the row's slide in the solution; null if no single solution is known.
 * @returns the edited board; null for the last pin, because a board needs at least one.
 */
export function togglePin(board: Board, row: number, home: number | null): Board | null {
  if (isPinned(board, row)) {
    if (board.pinned.length === 1) return null;
    const slid = slideRow(board, row, 1);
    return { ...slid, pinned: board.pinned.filter((one) => one !== row) };
  }
  const slid = slideRow(board, row, home ?? 0);
  return { ...slid, pinned: [...board.pinned, row].sort((a, b) => a - b) };
}

export const blanksOf = (board: Board): number =>
  board.rows.reduce((sum, text) => sum + text.split('.').length - 1, 0);

const digitName = (digit: number) => (digit === 0 ? 'blank' : String(digit));

/** The differences between two boards, a short line per row, with rows as displayed. */
export function differences(before: Board, after: Board): readonly string[] {
  if (before.size !== after.size) return ['Another board.'];
  const lines = after.rows.flatMap((text, row): string[] => {
    const name = `Row ${row + 1}`;
    const said: string[] = [];
    const [was, is] = [isPinned(before, row), isPinned(after, row)];
    const old = before.rows[row]!;
    if (text !== old) {
      const by = slideBetween(old, text);
      const changed = Array.from(text).flatMap((_, cell) => {
        const [from, to] = [givenAt(before, row, cell), givenAt(after, row, cell)];
        return from === to ? [] : [`${digitName(from)} → ${digitName(to)}`];
      });
      if (by !== null) said.push(`slid ${by} right`);
      else said.push(changed.length > 3 ? `${changed.length} cells` : changed.join(', '));
    }
    if (was !== is) said.push(is ? 'pinned' : 'not pinned any more');
    return said.length > 0 ? [`${name}: ${said.join('; ')}`] : [];
  });
  const [had, has] = [blanksOf(before), blanksOf(after)];
  return [
    ...lines,
    ...(had === has ? [] : [`${has} blanks in place of ${had}`]),
    ...(before.beans === after.beans ? [] : [`${after.beans} beans in place of ${before.beans}`]),
  ];
}

/** How many columns to the right an edit slid a row, 0 if it did not slide the row. */
export function slidBy(before: Board, after: Board, row: number): number {
  return slideBetween(before.rows[row]!, after.rows[row]!) ?? 0;
}

/**
 * The slide to the right, in columns, that turns the row `before` into `after`; null if none does.
 */
function slideBetween(before: string, after: string): number | null {
  for (let by = 1; by < before.length; by++) if (rotated(before, by) === after) return by;
  return null;
}
