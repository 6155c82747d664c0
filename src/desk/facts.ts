/** Extracts the calendar's data from puzzles. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { GameId } from '../games/definitions.ts';
import { fieldsOf } from '../lib/reading.ts';
import { listingKey } from '../protocol/listings.ts';

/** The hardest board's beans; null where they are unknown. */
export const hardestOf = ({ beans }: Pick<Game, 'beans'>, { boards }: Puzzle): number | null =>
  Math.max(0, ...boards.map((board) => beans(board) ?? 0)) || null;

/** `BeansOf` of a pack's text. Accepts anything; null unless it is a pack. */
export function beansOfPack(
  game: Pick<Game, 'parsePuzzle' | 'beans'>,
  id: GameId,
  text: string,
): Map<string, number | null> | null {
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    return null;
  }
  const puzzles = fieldsOf(pack)?.puzzles;
  if (!Array.isArray(puzzles)) return null;
  const found = new Map<string, number | null>();
  for (const json of puzzles) {
    const puzzle = game.parsePuzzle(json);
    if (puzzle.ok) found.set(listingKey(id, puzzle.value.id), hardestOf(game, puzzle.value));
  }
  return found;
}
