/** Which version of a puzzle something belongs to, in a few characters. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import { puzzleHash } from '../published/hash.ts';

const hashes = new WeakMap<object, string>();

/** The hash of a puzzle that is played: worked out once, for it is saved with every move. */
export function hashOf<B, S, M>(game: Game<B, S, M>, puzzle: Puzzle<B>): string {
  const hash = hashes.get(puzzle) ?? puzzleHash(game.makePuzzle(puzzle));
  hashes.set(puzzle, hash);
  return hash;
}
