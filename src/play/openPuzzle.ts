/** Everything that a puzzle page needs before its first render, in one step. */

import { type CivilDate, weekdayOf } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import type { FinalMoves, Game, Puzzle } from '../games/contract/game.ts';
import type { GameViews } from '../games/contract/view.ts';
import type { GameDefinition, GameId } from '../games/definitions.ts';
import { loadersOf } from '../games/loaders.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import type { Owner, ResultRow, Storage } from '../storage/port.ts';
import type { Standing } from '../storage/rows.ts';
import { askEngine } from './engine/ask.ts';
import { finishedSession, stateAfter } from './finished.ts';
import type { ListedPorts } from './listed.ts';
import { type FetchPack, fetchPuzzle, type PackProblem } from './packs.ts';
import type { PuzzleRows } from './puzzleRows.ts';
import { type Session, startSession } from './session.ts';

export interface OpenPuzzle {
  readonly definition: GameDefinition;
  readonly id: string;
  readonly session: Session;
  readonly views: GameViews;
  /** The date on which the player opened it first. */
  readonly openedOn: CivilDate;
  /** The complete result that stands already, or null. */
  readonly result: Json | null;
  /** The saved game that it was opened from; null when there was none. */
  readonly saved: Standing | null;
  /** Whose it was when it was opened. */
  readonly owner: Owner;
  /** A sentence about a saved game that could not be read, or null. */
  readonly notice: string | null;
  /**
   * Its row of what is published, as this device knew it; anything at all. Undefined where there was none, null
   * where the desk's listings are nothing to it.
   */
  readonly listing: unknown;
  /** What the device's table had in the puzzle's place. */
  readonly cached: Json | null;
}

export interface OpeningPorts {
  /** What this device holds of the puzzle. */
  readonly rows: Promise<PuzzleRows>;
  /** For what has to be set aside: opened only then. */
  storage(): Promise<Storage>;
  readonly fetchPack: FetchPack;
  readonly openPublished: ListedPorts['openPublished'];
}

/** Whether the packs of this build reach as far as this puzzle. */
function isPublished({ id: game, schedule }: GameDefinition, id: string): boolean {
  const last = __LAST_PACKED_IDS__[game];
  return last !== undefined && dateOf(schedule, id) <= dateOf(schedule, last);
}

/** The puzzle from this device's table, else from its pack, else made by the engine. */
async function findPuzzle(
  definition: GameDefinition,
  game: Game,
  ports: OpeningPorts,
  id: string,
  rows: PuzzleRows,
  told: Told,
): Promise<Result<Puzzle<unknown>, PackProblem>> {
  const { puzzle: cached } = rows;
  const listed = await told?.findListed(definition, game, id, rows, ports);
  if (listed) return listed;
  if (cached !== null) {
    const parsed = game.parsePuzzle(cached);
    if (parsed.ok && parsed.value.id === id) return parsed;
  }
  const fetched = await fetchPuzzle(game, definition.schedule, id, ports.fetchPack);
  // A published puzzle is only ever the one of its pack: a later generator might make another.
  if (fetched.ok || fetched.problem.code === 'damaged' || isPublished(definition, id))
    return fetched;
  const made = game.parsePuzzle(
    await askEngine({
      kind: 'generate',
      game: definition.id,
      id,
      weekday: weekdayOf(dateOf(definition.schedule, id)),
    }),
  );
  if (!made.ok) throw new Error(made.problem.message);
  return made;
}

/** Asked for as soon as there is something to read: with the rules, and not after them. */
const readSession = () => import('./readSession.ts');

/** Asked for where the desk has something to say. */
const readListed = () => import('./listed.ts');
type Told = Awaited<ReturnType<typeof readListed>> | null;

/**
 * The finished boards: as the player left them where the result or this device tells, else as the
 * engine solves them, as far as it can be asked.
 */
async function showAgain(
  id: GameId,
  game: Game,
  puzzle: Puzzle<unknown>,
  result: Json,
  ending: FinalMoves | undefined,
): Promise<Session> {
  const states = puzzle.boards.map((board, i) => {
    const moves = game.movesOf?.(board, result) ?? ending?.[i];
    const left = moves === undefined ? null : stateAfter(game, board, moves);
    return left ?? askEngine({ kind: 'solve', game: id, board }).catch(() => null);
  });
  return finishedSession(game, puzzle, await Promise.all(states), result);
}

/** The game as it is to be shown, with a sentence where something of it is lost. */
async function sessionOf(
  id: GameId,
  game: Game,
  puzzle: Puzzle<unknown>,
  rows: PuzzleRows,
  { storage }: OpeningPorts,
): Promise<{ readonly session: Session; readonly notice: string | null }> {
  const { progress, result: kept, isAside } = rows;
  const result = completeResult(game, kept);
  if (result !== null) {
    return { session: await showAgain(id, game, puzzle, result, kept?.ending), notice: null };
  }
  const fresh = startSession(game, puzzle);
  if (progress === null && kept === null && !isAside) return { session: fresh, notice: null };
  return (await readSession()).resume(fresh, rows, storage);
}

/** Opens the puzzle `id` of a game; a problem when it is not to be had just now. */
export async function openPuzzle(
  definition: GameDefinition,
  id: string,
  ports: OpeningPorts,
  today: CivilDate,
): Promise<Result<OpenPuzzle, PackProblem>> {
  const views = loadersOf(definition.id).views();
  // Awaited last: a failure before that must not surface as an unhandled rejection.
  views.catch(() => {});
  ports.rows.then(({ progress }) => progress && readSession()).catch(() => {});
  const { game } = await loadersOf(definition.id).rules();
  const early = await ports.rows;
  const told = early.listing === undefined ? null : await readListed();
  const rows = (await told?.withListing(definition, game, id, early, ports)) ?? early;
  const puzzle = await findPuzzle(definition, game, ports, id, rows, told);
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
    owner: rows.owner,
    notice,
    listing: rows.listing,
    cached: rows.puzzle,
  });
}

function completeResult(game: Game, row: ResultRow | null): Json | null {
  return row !== null && game.results.isComplete(row.result) ? row.result : null;
}
