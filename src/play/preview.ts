/** A glance at a puzzle without opening it: what its board looks like now, and how hard it is. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { GameDefinition, GameId } from '../games/definitions.ts';
import { loadersOf } from '../games/loaders.ts';
import type { Result } from '../lib/result.ts';
import type { ProgressRow, ResultRow, Storage } from '../storage/port.ts';
import { stateAfter } from './finished.ts';
import { type FetchPack, fetchPuzzle } from './packs.ts';
import { boardAt, type Session, stateOf } from './session.ts';

export interface Preview {
  readonly board: unknown;
  /** Null for a finished board of which this device does not know how it was left. */
  readonly state: unknown;
  /** Of the hardest board; null where nothing is said about it. */
  readonly beans: number | null;
}

export interface PreviewPorts {
  readonly storage: Pick<Storage, 'readPuzzle' | 'readPlay'>;
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
  const session = await sessionOf(definition.id, game, puzzle.value, standing, storage);
  const left = session ?? boardOf(game, puzzle.value, standing);
  return { ...left, beans: Math.max(0, ...beans) || null };
}

type Left = Pick<Preview, 'board' | 'state'>;

/** The board as the player's own moves have left it; null where they are not known here. */
async function sessionOf(
  name: GameId,
  game: Game,
  puzzle: Puzzle,
  { progress, result }: Standing,
  storage: PreviewPorts['storage'],
): Promise<Left | null> {
  const read = async (): Promise<Result<Session> | null> => {
    if (result === null) {
      if (progress === null) return null;
      const { parseSession } = await import('./readSession.ts');
      return parseSession(game, puzzle, progress.session);
    }
    const play = await storage.readPlay({ game: name, id: puzzle.id, result: result.result });
    return play && (await import('./replay.ts')).replay(game, puzzle, play.log);
  };
  const session = await read();
  if (!session?.ok) return null;
  const { current } = session.value;
  return { board: puzzle.boards[current], state: stateOf(boardAt(session.value, current)) };
}

/** The board as its result tells it, or as it was at the start. */
function boardOf(game: Game, puzzle: Puzzle, { result }: Standing): Left {
  if (result === null) {
    const board = puzzle.boards[0];
    return { board, state: game.start(board) };
  }
  const last = puzzle.boards.length - 1;
  const board = puzzle.boards[last];
  const moves = game.movesOf?.(board, result.result) ?? result.ending?.[last];
  return { board, state: moves === undefined ? null : stateAfter(game, board, moves) };
}
