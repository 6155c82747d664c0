/** What a player is told of a puzzle that the desk has changed. Nothing opens by it. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import {
  boardIdOf,
  boardIdsOf,
  type Listing,
  parseListing,
  versionOf,
} from '../published/listing.ts';
import { noteIn, type PastNote } from '../published/past.ts';
import { hashOf } from './hash.ts';

/** What a player is told of a puzzle that is listed. */
export interface Listed {
  /** The boards that its player may stand on, the likeliest first; none where nobody has a place, or none is known. */
  readonly boards: readonly string[];
  /** A sentence or two for its player, or null. */
  readonly words: string | null;
  /** Whether they are only to be known: nothing goes wrong. */
  readonly isCalm: boolean;
}

/**
 * What there is to be told of an opened puzzle; null when there is nothing.
 *
 * @param raw its row of what is published; anything at all.
 * @param begun whether its player has done anything there: else it is about to be replaced.
 */
export function listedOf(game: Game, puzzle: Puzzle, raw: unknown, begun: boolean): Listed | null {
  const listing = parseListing(raw);
  const known = listing ?? noteIn(raw);
  if (known === null) return null;
  const isWithdrawn = known.state === 'withdrawn';
  const version = listing && versionOf(listing, hashOf(game, puzzle));
  return {
    boards: isWithdrawn ? [] : boardsOf(puzzle.id, known, version),
    words: wordsOf(known, version, game.isFixed === true, begun),
    isCalm: !isWithdrawn,
  };
}

/**
 * The own version's first: only a result that came from another device, or could not be checked, may stand on
 * another. A note does not say which there are; its listing is on its way.
 */
function boardsOf(id: string, known: Listing | PastNote, version: number | null): string[] {
  if (!('hashes' in known)) return [];
  const own = boardIdOf(id, version ?? 1);
  return [own, ...boardIdsOf(id, known).filter((board) => board !== own)];
}

function wordsOf(
  known: Listing | PastNote,
  version: number | null,
  isFixed: boolean,
  begun: boolean,
): string | null {
  const { state } = known;
  const { reason, version: current } = 'hashes' in known ? known : { reason: '', version };
  if (state === 'withdrawn') {
    return `This puzzle was withdrawn${reason === '' ? '.' : `: ${ended(reason)}`} You can play it, but nobody has a place. No streak ends with it.`;
  }
  if (version !== null && version !== current) {
    if (!begun) return null;
    const why = state === 'corrected' && reason !== '' ? `: ${ended(reason)}` : '.';
    return `This puzzle was changed after you had begun it${why} Yours stays as it was, and has a leaderboard of its own.`;
  }
  if (state !== 'corrected' || reason === '') return null;
  return `${isFixed ? 'The words of this day were changed' : 'This puzzle was corrected'}: ${ended(reason)}`;
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
