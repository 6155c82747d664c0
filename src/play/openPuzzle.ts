/** Loads everything that a puzzle page needs before its first render. */

import { type CivilDate, weekdayOf } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import type { OnProgress } from '../games/contract/engine.ts';
import type { FinalMoves, Game, Puzzle } from '../games/contract/game.ts';
import type { GameViews } from '../games/contract/view.ts';
import type { GameDefinition, GameId } from '../games/definitions.ts';
import { loadRules } from '../games/loaders.ts';
import { loadViews } from '../games/viewLoaders.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import type { Saved } from '../sittings/save.ts';
import type { ResultRow } from '../storage/entities.ts';
import type { Storage } from '../storage/port.ts';
import type { ListedPorts } from './deskVersion.ts';
import { askEngine } from './engine/ask.ts';
import { finishedSession, stateAfter } from './finished.ts';
import { type FetchPack, fetchPuzzle, type PackProblem } from './packs.ts';
import type { PuzzleRows } from './puzzleRows.ts';
import { type Session, startSession } from './session.ts';

export interface OpenPuzzle {
  readonly definition: GameDefinition;
  readonly id: string;
  readonly session: Session;
  readonly views: GameViews;
  /** The date on which the player first opened the puzzle. */
  readonly openedOn: CivilDate;
  /** The puzzle's complete result if there is one, or null. */
  readonly result: Json | null;
  /** The stored progress and result from which the puzzle was opened; null if there were none. */
  readonly saved: Saved | null;
  /** Whether the player has an account, and the game may travel. */
  readonly hasAccount: boolean;
  /** A sentence about an unreadable saved game, or null. */
  readonly notice: string | null;
  /**
   * The staff's data on the puzzle's versions and notices (its listing) as known to this device;
   * untrusted. Undefined if there was none, null for an editor's draft, which has no listing.
   */
  readonly listing: unknown;
  /** The copy of the puzzle in this device's table of puzzles, or null. */
  readonly cached: Json | null;
}

export interface OpeningPorts {
  /** The rows of the puzzle in this device's database. */
  readonly rows: Promise<PuzzleRows>;
  /** Opens this device's database, only when an unreadable saved game must be set aside. */
  storage(): Promise<Storage>;
  readonly fetchPack: FetchPack;
  readonly readVersion: ListedPorts['readVersion'];
  /** Ends the generation of a puzzle that no pack holds. */
  readonly signal: AbortSignal;
  /** Called when such a generation begins, and then with its progress. */
  readonly onProgress: OnProgress;
}

/** Whether this build of the app knows the puzzle to be in a published pack. */
function isPublished({ id: game, schedule }: GameDefinition, id: string): boolean {
  const last = __LAST_PACKED_IDS__[game];
  return last !== undefined && dateOf(schedule, id) <= dateOf(schedule, last);
}

/**
 * The puzzle from the first source that has it: this device's table, the puzzle's pack, the engine.
 * A version that the desk has published comes before all of them.
 */
async function findPuzzle(
  definition: GameDefinition,
  game: Game,
  ports: OpeningPorts,
  id: string,
  rows: PuzzleRows,
): Promise<Result<Puzzle<unknown>, PackProblem>> {
  const { puzzle: cached } = rows;
  if (rows.listing !== undefined) {
    // Only few puzzles have a listing.
    const { findListed } = await import('./deskVersion.ts');
    const listed = await findListed(definition, game, id, rows, ports);
    if (listed) return listed;
  }
  if (cached !== null) {
    const parsed = game.parsePuzzle(cached);
    if (parsed.ok && parsed.value.id === id) return parsed;
  }
  const fetched = await fetchPuzzle(game, definition.schedule, id, ports.fetchPack);
  // A published puzzle is never generated: a later generator might make a different one.
  if (fetched.ok || fetched.problem.code === 'damaged' || isPublished(definition, id))
    return fetched;
  const weekday = weekdayOf(dateOf(definition.schedule, id));
  ports.onProgress({ done: 0, of: null });
  const made = game.parsePuzzle(
    await askEngine(
      { kind: 'generate', game: definition.id, id, weekday },
      ports.signal,
      ports.onProgress,
    ),
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made;
}

/**
 * Loads the code that reads saved games. Called as soon as a saved game is found, so that the code
 * loads in parallel with the game's rules.
 */
const readSession = () => import('./readSession.ts');

/**
 * The boards of a finished puzzle: as the player left them if the result or this device stores the
 * moves, otherwise as solved by the engine, if the engine is available.
 */
async function showAgain(
  id: GameId,
  game: Game,
  puzzle: Puzzle<unknown>,
  result: Json,
  ending: FinalMoves | undefined,
): Promise<Session> {
  const states = puzzle.boards.map((board, i) => {
    const moves = game.movesOf?.(board, result, ending?.[i]) ?? ending?.[i];
    const left = moves === undefined ? null : stateAfter(game, board, moves);
    return left ?? askEngine({ kind: 'solve', game: id, board }).catch(() => null);
  });
  return finishedSession(game, puzzle, await Promise.all(states), result);
}

/**
 * The session to show (saved, finished or new), with a sentence for the player if a saved game or a
 * result could not be used.
 */
async function sessionOf(
  id: GameId,
  game: Game,
  puzzle: Puzzle<unknown>,
  rows: PuzzleRows,
  { storage }: OpeningPorts,
): Promise<{ readonly session: Session; readonly notice: string | null }> {
  const { progress, result: kept, isUnreadable } = rows;
  const result = completeResult(game, kept);
  if (result !== null) {
    return { session: await showAgain(id, game, puzzle, result, kept?.ending), notice: null };
  }
  const fresh = startSession(game, puzzle);
  if (progress === null && kept === null && !isUnreadable) return { session: fresh, notice: null };
  return (await readSession()).resume(fresh, rows, storage);
}

/** Opens the puzzle `id` of a game; a problem if it is unavailable. */
export async function openPuzzle(
  definition: GameDefinition,
  id: string,
  ports: OpeningPorts,
  today: CivilDate,
): Promise<Result<OpenPuzzle, PackProblem>> {
  const views = loadViews(definition.id);
  // The views are awaited last: a failure before that must not surface as an unhandled rejection.
  views.catch(() => {});
  ports.rows.then(({ progress }) => progress && readSession()).catch(() => {});
  const { game } = await loadRules(definition.id);
  const rows = await ports.rows;
  const puzzle = await findPuzzle(definition, game, ports, id, rows);
  const { progress: row, result: kept } = rows;
  if (!puzzle.ok) return puzzle;
  const result = completeResult(game, kept);
  const { session, notice } = await sessionOf(definition.id, game, puzzle.value, rows, ports);
  return ok({
    definition,
    id,
    session,
    views: await views,
    openedOn: row?.openedOn ?? kept?.openedOn ?? today,
    result,
    saved: row,
    hasAccount: rows.hasAccount,
    notice,
    listing: rows.listing,
    cached: rows.puzzle,
  });
}

function completeResult(game: Game, row: ResultRow | null): Json | null {
  return row !== null && game.results.isComplete(row.result) ? row.result : null;
}
