/** Extracts the calendar's data (`PuzzleFacts`) from puzzles. */
import type { Game } from '../games/contract/game.ts';
import type { GameId } from '../games/definitions.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from '../published/hash.ts';
import { listingKey } from '../published/listing.ts';
import type { PuzzleFacts } from './calendar.ts';
import { planOf } from './plans.ts';

/**
 * Longer texts of `Plan.likeness` are replaced by their hash, to keep the calendar's data small.
 */
const LONGEST_WORD = 20;

/** The facts of a puzzle. Accepts any JSON; null unless it is a puzzle of the game. */
export function factsOf(
  { parsePuzzle, beans }: Pick<Game, 'parsePuzzle' | 'beans'>,
  game: GameId,
  json: unknown,
): (PuzzleFacts & { readonly id: string }) | null {
  const parsed = parsePuzzle(json);
  const boards = fieldsOf(json)?.boards;
  if (!parsed.ok || !Array.isArray(boards)) return null;
  const hardest = Math.max(0, ...parsed.value.boards.map((board) => beans(board) ?? 0));
  const likeness = boards.map((board: unknown) => {
    const word = planOf(game).likeness(board);
    return word.length > LONGEST_WORD ? puzzleHash(word) : word;
  });
  return { id: parsed.value.id, beans: hardest || null, likeness };
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
    const facts = factsOf(game, id, json);
    if (facts) {
      const { id: of, ...known } = facts;
      found.set(listingKey(id, of), known);
    }
  }
  return found;
}
