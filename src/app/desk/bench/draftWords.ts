/** Sentences about a whole draft, combined from its boards. */
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import type { Judged } from './useReports.ts';

/**
 * Differences between two puzzles, a line each, with the board's name where there are several
 * boards.
 */
export function differencesOf(
  compare: (before: unknown, after: unknown) => readonly string[],
  { boards }: GameDefinition,
  before: Puzzle,
  after: Puzzle,
): string[] {
  return after.boards.flatMap((board, i) => {
    const name = boards[i]?.name;
    const lines = compare(before.boards[i], board);
    return name === undefined ? lines : lines.map((line) => `${name}: ${line}`);
  });
}

/** The reason why the draft cannot be published; null when there is none. */
export function obstacleOf({ boards }: GameDefinition, reports: readonly Judged[]): string | null {
  for (const [i, { report, fresh, problem }] of reports.entries()) {
    const name = boards[i]?.name;
    const said = problem ?? report?.complaints[0];
    if (fresh && said !== undefined) return name === undefined ? said : `${name}: ${said}`;
  }
  return reports.every(({ fresh }) => fresh) ? null : 'The boards are still being checked.';
}
