/**
 * Finds the boards of a puzzle that were played to their end. A test play counts for a board until
 * that board changes, even if other boards of the puzzle do.
 */
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from '../published/hash.ts';
import type { TestPlay } from './documents.ts';

/** The hashes by which test plays refer to a puzzle. */
export interface PuzzleHashes {
  /** The hash of the whole puzzle. */
  readonly hash: string;
  /** The hash of each board. */
  readonly boards: readonly string[];
}

/** The hashes of a puzzle's boards. Accepts any JSON from a pack; empty unless it is a puzzle. */
export function boardHashes(puzzle: Json): string[] {
  const boards = fieldsOf(puzzle)?.boards;
  return Array.isArray(boards) ? boards.map((board) => puzzleHash(board as Json)) : [];
}

/** Indexes of the boards that no test play has finished in their present form. */
export function unplayedBoards(
  plays: readonly Pick<TestPlay, 'hash' | 'boards' | 'finished'>[],
  { hash, boards }: PuzzleHashes,
): number[] {
  if (plays.some((play) => play.finished && play.hash === hash)) return [];
  const isPlayed = (board: string, place: number) =>
    plays.some((play) => play.boards?.[place] === board);
  return boards.flatMap((board, place) => (isPlayed(board, place) ? [] : [place]));
}

/** Whether the whole puzzle was finished, in one play or in several. */
export function isPlayedWhole(
  plays: readonly Pick<TestPlay, 'hash' | 'boards' | 'finished'>[],
  puzzle: PuzzleHashes,
): boolean {
  if (puzzle.boards.length > 0) return unplayedBoards(plays, puzzle).length === 0;
  // Without known board hashes, only a play of the whole puzzle counts.
  return plays.some((play) => play.finished && play.hash === puzzle.hash);
}
