/** Extracts the calendar's data (`PuzzleFacts`) from puzzles. */
import type { Game } from '../games/contract/game.ts';
import type { GameId } from '../games/definitions.ts';
import { fieldsOf } from '../lib/reading.ts';
import { listingKey } from '../protocol/listing.ts';
import type { PuzzleFacts } from './calendar.ts';

/** The facts of a puzzle. Accepts any JSON; null unless it is a puzzle of the game. */
export function factsOf(
  { parsePuzzle, beans }: Pick<Game, 'parsePuzzle' | 'beans'>,
  json: unknown,
): (PuzzleFacts & { readonly id: string }) | null {
  const parsed = parsePuzzle(json);
  if (!parsed.ok) return null;
  const hardest = Math.max(0, ...parsed.value.boards.map((board) => beans(board) ?? 0));
  return { id: parsed.value.id, beans: hardest || null };
}

/**
 * Facts of every puzzle in a pack's text, by `listingKey`. Accepts anything; null unless it is a
 * pack.
 */
export function factsOfPack(
  game: Pick<Game, 'parsePuzzle' | 'beans'>,
  id: GameId,
  text: string,
): Map<string, PuzzleFacts> | null {
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    return null;
  }
  const puzzles = fieldsOf(pack)?.puzzles;
  if (!Array.isArray(puzzles)) return null;
  const found = new Map<string, PuzzleFacts>();
  for (const json of puzzles) {
    const facts = factsOf(game, json);
    if (facts) {
      const { id: of, ...known } = facts;
      found.set(listingKey(id, of), known);
    }
  }
  return found;
}
