/**
 * Notices to players about puzzles that the staff have changed (in the desk, their app). Not needed
 * to open a puzzle.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import {
  boardIdOf,
  boardIdsOf,
  ended,
  type Listing,
  parseListing,
  versionOf,
  withdrawnWords,
} from '../protocol/listing.ts';
import { hashOf } from './hash.ts';

/** The notice about a changed puzzle, and its leaderboards. */
export interface DeskNotice {
  /**
   * The ids of the leaderboards that may list the player, the likeliest first; empty if none or
   * unknown.
   */
  readonly boards: readonly string[];
  /** A sentence or two for the player, or null. */
  readonly words: string | null;
  /** Whether the notice is only information, not a problem. */
  readonly isCalm: boolean;
}

/**
 * The notice of an opened puzzle; null if there is none.
 * @param raw the server's data on the changed puzzle (its listing); untrusted.
 * @param begun whether the player has made a move; if not, the puzzle's current version is about to
 *   replace the opened one.
 */
export function deskNoticeOf(
  game: Game,
  puzzle: Puzzle,
  raw: unknown,
  begun: boolean,
): DeskNotice | null {
  const listing = parseListing(raw);
  if (listing === null) return null;
  const isWithdrawn = listing.state === 'withdrawn';
  const version = versionOf(listing, hashOf(game, puzzle));
  return {
    boards: isWithdrawn ? [] : boardsOf(puzzle.id, listing, version),
    words: wordsOf(listing, version, game.isFixed === true, begun),
    isCalm: !isWithdrawn,
  };
}

/**
 * The leaderboards that may list the player. The leaderboard of the puzzle's version that was
 * played here comes first: only a result from another device, or a result that the server has not
 * checked, may be on another leaderboard.
 */
function boardsOf(id: string, listing: Listing, version: number | null): string[] {
  const own = boardIdOf(id, version ?? 1);
  return [own, ...boardIdsOf(id, listing).filter((board) => board !== own)];
}

function wordsOf(
  { state, reason, version: current }: Listing,
  version: number | null,
  isFixed: boolean,
  begun: boolean,
): string | null {
  if (state === 'withdrawn') {
    return `This puzzle was withdrawn${reason === '' ? '.' : ':'} ${withdrawnWords(reason)}`;
  }
  if (version !== null && version !== current) {
    if (!begun) return null;
    const why = state === 'corrected' && reason !== '' ? `: ${ended(reason)}` : '.';
    return `This puzzle was changed after you started it${why} You keep your version, which has its own leaderboard.`;
  }
  if (state !== 'corrected' || reason === '') return null;
  return `${isFixed ? 'The words for this day were changed' : 'This puzzle was corrected'}: ${ended(reason)}`;
}
