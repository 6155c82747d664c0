/**
 * Checks whether a puzzle may be published: its game's parser must accept it, and its game's
 * toolkit must find every board unique, logical and well-formed. Runs as long as the solvers take;
 * callers set a time limit and terminate the thread.
 */

import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { puzzleHash } from '../protocol/puzzleHash.ts';
import { definitionOf, type GameId } from './definitions.ts';
import { loadToolkit } from './toolkits.ts';

export interface Proven {
  /** The puzzle as `Game.makePuzzle` writes it: the form that is published. */
  readonly puzzle: Json;
  readonly hash: string;
}

/** @param json the puzzle; may be anything. */
export async function prove(game: GameId, id: string, json: unknown): Promise<Result<Proven>> {
  const toolkit = await loadToolkit(game);
  const parsed = toolkit.game.parsePuzzle(json);
  if (!parsed.ok) return parsed;
  if (parsed.value.id !== id) return fail('other-id', `This is puzzle ${parsed.value.id}.`);
  const { boards } = definitionOf(game);
  for (const [i, board] of parsed.value.boards.entries()) {
    const { good, complaint } = toolkit.verify(board);
    const name = boards[i]?.name;
    if (!good) return fail('not-good', name === undefined ? complaint : `${name}: ${complaint}`);
  }
  const puzzle = toolkit.game.makePuzzle(parsed.value);
  return ok({ puzzle, hash: puzzleHash(puzzle) });
}
