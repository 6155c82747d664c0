/** A preview of a puzzle without opening it: its board's present state and its difficulty. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { GameDefinition, GameId } from '../games/definitions.ts';
import { loadRules } from '../games/loaders.ts';
import type { Result } from '../lib/result.ts';
import type { ProgressRow, ResultRow } from '../storage/entities.ts';
import type { Storage } from '../storage/port.ts';
import { stateAfter } from './finished.ts';
import { type FetchPack, fetchPuzzle } from './packs.ts';
import { boardAt, type Session, stateOf } from './session.ts';

export interface Preview {
  readonly board: unknown;
  /**
   * The board's present state; null for a finished board whose final state this device does not
   * have.
   */
  readonly state: unknown;
  /** The difficulty of the puzzle's hardest board, 1 to 5; null if unknown. */
  readonly beans: number | null;
}

export interface PreviewPorts {
  readonly storage: Pick<Storage, 'readPuzzle' | 'readPlays'>;
  readonly fetchPack: FetchPack;
}

/** The player's stored progress and result of a puzzle; each may be null. */
export interface Standing {
  readonly progress: ProgressRow | null;
  readonly result: ResultRow | null;
}

/**
 * The preview of a puzzle; null if neither this device nor a pack has the puzzle: none is generated
 * for a preview.
 */
export async function previewPuzzle(
  definition: GameDefinition,
  id: string,
  standing: Standing,
  { storage, fetchPack }: PreviewPorts,
): Promise<Preview | null> {
  const { game } = await loadRules(definition.id);
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

/** The board as the player's own moves left it; null if this device does not know them. */
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
    const [play] = await storage.readPlays([{ game: name, id: puzzle.id, result: result.result }]);
    return play ? (await import('./replay.ts')).replay(game, puzzle, play.log) : null;
  };
  const session = await read();
  if (!session?.ok) return null;
  const { current } = session.value;
  return { board: puzzle.boards[current], state: stateOf(boardAt(session.value, current)) };
}

/** The board as its result shows it, or at its start if there is no result. */
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
