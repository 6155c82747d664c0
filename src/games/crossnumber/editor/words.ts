/** Sentences on clues for the editor, and the digits that solutions have in a cell. */
import type { BoardReport, ClueReport } from '../../contract/bench.ts';
import { entryName, type Grid } from '../rules/grid.ts';
import { grouped } from '../rules/kinds.ts';
import { EMPTY, type EntryId, type State } from '../rules/types.ts';
import { digitsOfMarks } from '../view/words.ts';

const numbersOf = (length: number) => 9 * 10 ** (length - 1);

/** "6 of 90": how many numbers a clue leaves, of all numbers with as many digits as its entry. */
export function leavesWords({ leaves }: ClueReport, length: number): string {
  if (leaves === null) return 'depends on others';
  if (leaves === 0) return 'no number';
  return `${grouped(leaves)} of ${grouped(numbersOf(length))}`;
}

/** A sentence on a clue: "By itself it leaves 6 of 90 numbers." */
export function leavesSentence({ leaves }: ClueReport, length: number): string {
  if (leaves === null) return 'How many numbers it leaves depends on what it speaks of.';
  if (leaves === 0) return 'No number fits this clue.';
  return `By itself it leaves ${grouped(leaves)} of ${grouped(numbersOf(length))} numbers.`;
}

/** A sentence on a board without a clue: "Without this clue: several solutions." */
export function withoutSentence({ without, spare }: ClueReport): string {
  if (spare) return 'Without this clue: one solution, and logic finds it. The clue is spare.';
  if (without === null) return 'Without this clue: too much to look through.';
  return [
    'Without this clue: no solution.',
    'Without this clue: one solution, but logic does not get there.',
    'Without this clue: several solutions.',
  ][without]!;
}

/**
 * The different digits that some states have in a cell: two where two solutions differ, none where
 * the cell is empty.
 */
export function digitsAt(states: readonly State[], cell: number): readonly number[] {
  return [...new Set(states.map(({ digits }) => digits[cell]!))].filter((digit) => digit !== EMPTY);
}

/** Describes the solutions shown in the grid. */
export function solutionsWords(report: BoardReport<State> | null, { cells }: Grid): string {
  if (!report) return '';
  const { solved } = report;
  if (solved.length === 0) {
    return report.unsure ? 'No solution was found.' : 'It comes out in no way.';
  }
  if (solved.length === 1) return 'In the grid is how it comes out.';
  const count = cells.filter((cell) => digitsAt(solved, cell).length > 1).length;
  return `Two solutions, which differ in ${count} cells: the second is beside the struck-out first.`;
}

/** A cell in words: "Row 2, column 3, in 4 across and 1 down, 7". */
export function cellWords(grid: Grid, cell: number, drawn: readonly State[]): string {
  const { size, through, entries } = grid;
  const place = `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;
  const names = through[cell]!.map((i) => entryName(entries[i]!.id));
  if (names.length === 0) return `${place}, block`;
  const [first, second] = digitsAt(drawn, cell);
  const marks = digitsOfMarks(drawn[0]?.marks[cell] ?? 0);
  const pencil = marks.length > 0 ? `, pencil ${marks.join(' ')}` : '';
  const digits =
    first === undefined ? 'empty' : second === undefined ? `${first}` : `${first}, or ${second}`;
  return `${place}, in ${names.join(' and ')}, ${digits}${pencil}`;
}

/** Names the clues that a change of the grid removed. */
export function lostWords(lost: readonly EntryId[]): string {
  if (lost.length === 0) return '';
  const names = lost.map(entryName).join(', ');
  return lost.length === 1
    ? ` The clue of what was ${names} is gone with its entry.`
    : ` Clues are gone with their entries: those of what was ${names}.`;
}
