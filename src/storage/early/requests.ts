/** Which rows a page shows first. The boot script asks for them and the app takes them over. */
import type { Schedule } from '../../daily/numbering.ts';
import { ACCOUNT, CORRUPT_ROWS, PUBLISHED, puzzleKey, resultKeyOf } from './names.ts';
import type { RowRequest } from './readEarly.ts';

/** What has to be known of a game. */
export interface StoredGame {
  readonly puzzles: string;
  readonly results: string;
  readonly naming: Schedule['naming'];
}

/**
 * A puzzle's page: the puzzle, the unfinished game, the result, what was kept aside, whose it all is,
 * and what the desk has changed.
 */
export function puzzleRequests(
  game: string,
  { puzzles, results, naming }: StoredGame,
  id: string,
): readonly RowRequest[] {
  return [
    [puzzles, id],
    ['progress', puzzleKey(game, id)],
    [results, resultKeyOf(naming, id)],
    ['meta', CORRUPT_ROWS],
    ['meta', ACCOUNT],
    ['meta', PUBLISHED],
  ];
}

/** The home page: all results, by game, whose they are, what the desk has changed, and all unfinished games. */
export function recordRequests(resultTables: readonly string[]): readonly RowRequest[] {
  return [
    ...resultTables.map((table) => [table] as const),
    ['meta', ACCOUNT],
    ['meta', PUBLISHED],
    ['progress'],
  ];
}
