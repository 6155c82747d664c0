/** Loads puzzles from packs, files with the puzzles of a game and month. */

import type { Schedule } from '../daily/numbering.ts';
import { packUrlOf } from '../daily/packs.ts';
import type { Game, Puzzle } from '../games/contract/game.ts';
import { fail, type Result } from '../lib/result.ts';

/** The reason why a puzzle cannot be loaded. `held`: the staff have withheld it for now. */
export type PackProblem = 'offline' | 'damaged' | 'not-packed' | 'held';

/** Reads a puzzle from a pack's text, which is untrusted. */
export function puzzleFromPack<B>(
  game: Game<B>,
  id: string,
  text: string,
): Result<Puzzle<B>, PackProblem> {
  const damaged = fail('damaged', 'The puzzle file on this device is damaged.');
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    return damaged;
  }
  const puzzles = (pack as { puzzles?: unknown } | null)?.puzzles;
  if (!Array.isArray(puzzles)) return damaged;
  const found: unknown = puzzles.find(
    (puzzle: unknown) => String((puzzle as { id?: unknown } | null)?.id) === id,
  );
  if (found === undefined) return fail('not-packed', 'This puzzle isn’t available yet.');
  const parsed = game.parsePuzzle(found);
  return parsed.ok ? parsed : damaged;
}

/** Requests a pack of puzzles. Rejects without a connection. */
export type FetchPack = (url: string) => Promise<Response>;

async function readFrom<B>(
  fetchPack: FetchPack,
  url: string,
  game: Game<B>,
  id: string,
): Promise<Result<Puzzle<B>, PackProblem>> {
  let text: string;
  try {
    const response = await fetchPack(url);
    if (response.status === 404) {
      return fail('not-packed', 'This puzzle’s file is missing at the moment.');
    }
    if (!response.ok) return fail('offline', 'We couldn’t load this puzzle.');
    text = await response.text();
  } catch {
    return fail('offline', 'This puzzle isn’t on this device yet.');
  }
  return puzzleFromPack(game, id, text);
}

/**
 * A query in a pack's address that makes the service worker (sw/packs.ts) bypass its cached copy.
 */
export const FRESH = '?fresh';

/**
 * Fetches the pack of a puzzle's month and reads the puzzle from it. A damaged cached copy is
 * replaced by a fresh one, if available.
 */
export async function fetchPuzzle<B>(
  game: Game<B>,
  schedule: Schedule,
  id: string,
  fetchPack: FetchPack = fetch,
): Promise<Result<Puzzle<B>, PackProblem>> {
  const url = packUrlOf(game.id, schedule, id);
  const kept = await readFrom(fetchPack, url, game, id);
  if (kept.ok || kept.problem.code !== 'damaged') return kept;
  const fresh = await readFrom(fetchPack, url + FRESH, game, id);
  return fresh.ok ? fresh : kept;
}
