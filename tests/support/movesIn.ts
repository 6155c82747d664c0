import type { PlayLog } from '../../src/play/log.ts';

/** The part of a saved game that these tests read. */
export interface SavedLog {
  readonly log: PlayLog;
}

const STEPS: Readonly<Partial<Record<string, number>>> = { undo: -1, redo: 1, restart: 1 };

/** The number of moves in a saved game, without undone ones. */
export const movesIn = ({ log }: SavedLog): number =>
  log.reduce((sum, [, , what]) => sum + (typeof what === 'string' ? (STEPS[what] ?? 0) : 1), 0);

/** The number of moves in the saved game of a puzzle, by the rows of `progress`. */
export function savedMovesIn(
  progress: Readonly<Record<string, unknown>>,
  puzzle: string,
): number | undefined {
  const row = progress[puzzle] as { session: SavedLog } | undefined;
  return row && movesIn(row.session);
}
