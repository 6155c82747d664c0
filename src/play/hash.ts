/** A short hash that identifies a puzzle's version. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import { puzzleHash } from '../protocol/puzzleHash.ts';

const hashes = new WeakMap<object, string>();

/** The hash of a puzzle, cached because it is saved with every move. */
export function hashOf<B, S, M>(game: Game<B, S, M>, puzzle: Puzzle<B>): string {
  const hash = hashes.get(puzzle) ?? puzzleHash(game.makePuzzle(puzzle));
  hashes.set(puzzle, hash);
  return hash;
}
