/** A glance at a puzzle without opening it: what its board looks like now, and how hard it is. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { GameDefinition } from '../games/definitions.ts';
import { loadersOf } from '../games/loaders.ts';
import type { Json } from '../lib/json.ts';
import type { ProgressRow, ResultRow, Storage } from '../storage/port.ts';
import { stateAfter } from './finished.ts';
import { type FetchPack, fetchPuzzle } from './packs.ts';
import { boardAt, stateOf } from './session.ts';

export interface Preview {
  readonly board: unknown;
  /** Null for a finished board of which this device does not know how it was left. */
  readonly state: unknown;
  /** Of the hardest board; null where nothing is said about it. */
  readonly beans: number | null;
}

export interface PreviewPorts {
  readonly storage: Pick<Storage, 'readPuzzle'>;
  readonly fetchPack: FetchPack;
}

/** How a puzzle stands with the player, as far as it is stored. */
export interface Standing {
  readonly progress: ProgressRow | null;
  readonly result: ResultRow | null;
}

/** Null when neither this device nor a pack has the puzzle just now: none is made for a glance. */
export async function previewPuzzle(
  definition: GameDefinition,
  id: string,
  standing: Standing,
  { storage, fetchPack }: PreviewPorts,
): Promise<Preview | null> {
  const { game } = await loadersOf(definition.id).rules();
  const kept = await storage.readPuzzle(definition.id, id);
  const parsed = kept === null ? null : game.parsePuzzle(kept);
  const puzzle =
    parsed?.ok && parsed.value.id === id
      ? parsed
      : await fetchPuzzle(game, definition.schedule, id, fetchPack);
  if (!puzzle.ok) return null;
  const beans = puzzle.value.boards.map((board) => game.beans(board) ?? 0);
  return { ...(await boardOf(game, puzzle.value, standing)), beans: Math.max(0, ...beans) || null };
}

async function boardOf(
  game: Game,
  puzzle: Puzzle,
  { progress, result }: Standing,
): Promise<Pick<Preview, 'board' | 'state'>> {
  if (result !== null) {
    const board = puzzle.boards.at(-1);
    const last = puzzle.boards.length - 1;
    const moves = game.movesOf?.(board, result.result as Json) ?? result.ending?.[last];
    return { board, state: moves === undefined ? null : stateAfter(game, board, moves) };
  }
  const session =
    progress && (await import('./readSession.ts')).parseSession(game, puzzle, progress.session);
  if (session?.ok) {
    const { current } = session.value;
    return { board: puzzle.boards[current], state: stateOf(boardAt(session.value, current)) };
  }
  const board = puzzle.boards[0];
  return { board, state: game.start(board) };
}
