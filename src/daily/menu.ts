/** The place of a weekly puzzle in a menu of sizes that begins again after its last week. */

/**
 * The menu's week for a puzzle, from 0.
 * @param id the puzzle's number; a text that is none counts as the first puzzle.
 */
export function turnOf(id: string, weeks: number): number {
  const number = Number.parseInt(id, 10);
  return Number.isInteger(number) ? Math.abs(number - 1) % weeks : 0;
}
