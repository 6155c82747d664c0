/**
 * Which boards of a puzzle were played to their end. A play counts for a board for as long as that board
 * stays as it was played, whatever becomes of the others.
 */
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from '../published/hash.ts';
import type { TestPlay } from './documents.ts';

/** A puzzle as test plays know it. */
export interface PuzzleHashes {
  /** The hash of the whole. */
  readonly hash: string;
  /** The hash of each board. */
  readonly boards: readonly string[];
}

/** Accepts anything that stands in a pack; no boards for what is no puzzle. */
export function boardHashes(puzzle: Json): string[] {
  const boards = fieldsOf(puzzle)?.boards;
  return Array.isArray(boards) ? boards.map((board) => puzzleHash(board as Json)) : [];
}

/** The places, from 0, of the boards that no play has brought to their end as they are. */
export function unplayedBoards(
  plays: readonly Pick<TestPlay, 'hash' | 'boards' | 'finished'>[],
  { hash, boards }: PuzzleHashes,
): number[] {
  if (plays.some((play) => play.finished && play.hash === hash)) return [];
  const isPlayed = (board: string, place: number) =>
    plays.some((play) => play.boards?.[place] === board);
  return boards.flatMap((board, place) => (isPlayed(board, place) ? [] : [place]));
}

/** Whether the whole puzzle was played to its end, in one play or in several. */
export function isPlayedWhole(
  plays: readonly Pick<TestPlay, 'hash' | 'boards' | 'finished'>[],
  puzzle: PuzzleHashes,
): boolean {
  if (puzzle.boards.length > 0) return unplayedBoards(plays, puzzle).length === 0;
  // Facts that an older build has kept name no boards.
  return plays.some((play) => play.finished && play.hash === puzzle.hash);
}
