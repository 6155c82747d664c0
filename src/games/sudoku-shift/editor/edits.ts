/** Changes of a board by hand. Each leaves a board that the parser accepts. */
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board } from '../rules/types.ts';

/** The row after it has been slid to the right by so many columns, wrapping round. */
export function rotated(text: string, by: number): string {
  const size = text.length;
  const right = ((by % size) + size) % size;
  return text.slice(size - right) + text.slice(0, size - right);
}

const withRow = (board: Board, row: number, text: string): Board => ({
  ...board,
  rows: board.rows.with(row, text),
});

export const slideRow = (board: Board, row: number, by: number): Board =>
  withRow(board, row, rotated(board.rows[row]!, by));

/**
 * Puts a digit into a cell, 0 for none. No row holds a digit twice: where the row has it already the
 * two cells change places.
 */
export function writeDigit(board: Board, row: number, cell: number, digit: number): Board {
  const before = board.rows[row]![cell]!;
  const after = digit === 0 ? '.' : String(digit);
  const text = Array.from(board.rows[row]!, (one) => (one === after && digit > 0 ? before : one));
  text[cell] = after;
  return withRow(board, row, text.join(''));
}

/** Where the row has the digit, −1 where it has not. */
export const cellOf = (board: Board, row: number, digit: number): number =>
  digit === 0 ? -1 : board.rows[row]!.indexOf(String(digit));

/**
 * Pins a row, at home where that is known, or lets it go, one column off.
 *
 * @param home how far the row slides by the solution; null where there is none.
 * @returns null when it is the last pin: a board has one at least.
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

/** What was changed, a short line a row. Rows are told as they are displayed. */
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

/** By how much an edit has slid a row to the right, 0 where it did something else to it, or nothing. */
export function slidBy(before: Board, after: Board, row: number): number {
  return slideBetween(before.rows[row]!, after.rows[row]!) ?? 0;
}

/** By how much a row was slid, if that is all that was done to it; null otherwise. */
function slideBetween(before: string, after: string): number | null {
  for (let by = 1; by < before.length; by++) if (rotated(before, by) === after) return by;
  return null;
}
