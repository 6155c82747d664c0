/**
 * A player's results as pages show them: read from storage and evaluated; the evaluation is not
 * stored.
 */
import { useCallback } from 'react';
import { type CivilDate, civilDateOf } from '../../daily/date.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { type Finished, type Forgiveness, overallStreak, type Streak } from '../../daily/streak.ts';
import { DEFINITIONS, type GameDefinition, type GameId } from '../../games/definitions.ts';
import { listingsIn } from '../../protocol/listings.ts';
import type { ProgressRow, ResultRow } from '../../storage/entities.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ReadStorage, ResilientStorage } from '../../storage/port.ts';
import { isRecord } from '../../storage/rows.ts';
import { readFirst, storedAtom, useStored } from '../device/storage.ts';

export type StreakExemption = 'held' | 'withdrawn' | 'was-unavailable';

/** A record in a component's props. */
export interface RecordProps {
  readonly record: GameRecord;
  readonly today: CivilDate;
}

/** A game's results and progress on this device. */
export interface GameRecord {
  readonly definition: GameDefinition;
  /** The player's complete results, by puzzle id. */
  readonly results: ReadonlyMap<string, ResultRow>;
  /** Saved games of unfinished puzzles, by puzzle id. */
  readonly progress: ReadonlyMap<string, ProgressRow>;
  /**
   * Puzzles, by id, that end no streak because the desk holds or held them back, or has withdrawn
   * them.
   */
  readonly excused: ReadonlyMap<string, StreakExemption>;
}

/** The player's records of these games, in the same order. */
async function readRecords(
  storage: ReadStorage,
  definitions: readonly GameDefinition[],
): Promise<readonly GameRecord[]> {
  const [progress, published, results] = await Promise.all([
    storage.listProgress(),
    storage.getMeta(PUBLISHED),
    Promise.all(definitions.map(({ id }) => storage.readResults(id))),
  ]);
  return definitions.map((definition, i) =>
    recordOf(definition, results[i] ?? [], progress, published),
  );
}

export async function readRecord(
  storage: ReadStorage,
  definition: GameDefinition,
): Promise<GameRecord> {
  const [record] = await readRecords(storage, [definition]);
  return record as GameRecord;
}

/**
 * The player's record of a game, from stored rows.
 * @param progress saved games of unfinished puzzles, of every game.
 * @param published the desk's changes of puzzles, unparsed.
 */
export function recordOf(
  definition: GameDefinition,
  rows: readonly ResultRow[],
  progress: readonly ProgressRow[],
  published: unknown,
): GameRecord {
  const complete = rows.filter((row) => definition.results.isComplete(row.result));
  const own = progress.filter(({ game }) => game === definition.id);
  return {
    definition,
    results: new Map(complete.map((row) => [row.id, row])),
    progress: new Map(own.map((row) => [row.id, row])),
    excused: excusesOf(published, definition.id),
  };
}

function excusesOf(published: unknown, game: GameId): ReadonlyMap<string, StreakExemption> {
  const excused = new Map<string, StreakExemption>();
  for (const [key, row] of Object.entries(listingsIn(published))) {
    if (!key.startsWith(`${game}/`) || !isRecord(row)) continue;
    const { state } = row;
    const isAway = state === 'held' || state === 'withdrawn';
    if (isAway || row.excused === true) {
      excused.set(key.slice(game.length + 1), isAway ? state : 'was-unavailable');
    }
  }
  return excused;
}

/** The player's records of every game. */
export const readAllRecords = (storage: ReadStorage): Promise<readonly GameRecord[]> =>
  readRecords(storage, DEFINITIONS);

/** The player's records of every game, for a page's first frame (see `readFirst`). */
export function readRecordsFirst(): Promise<readonly GameRecord[]> {
  return readFirst(readAllRecords);
}

/** The player's records of every game, kept up to date; null until they are known. */
export const recordsAtom = storedAtom<readonly GameRecord[] | null>(
  readAllRecords,
  null,
  'dropped',
);

/** The player's record of one game, kept up to date; `initial` until it is known. */
export function useRecord(
  definition: GameDefinition,
  initial: GameRecord | null,
): GameRecord | null {
  const read = useCallback(
    (storage: ResilientStorage) => readRecord(storage, definition),
    [definition],
  );
  return useStored<GameRecord | null>(read, initial);
}

/**
 * Puzzles that neither continue nor end a streak, as the desk made them unavailable. They precede
 * the results, so that a result in time overrides them.
 */
const excusedIn = ({ excused }: GameRecord): Finished[] =>
  [...excused.keys()].map((id) => ({ id, openedOn: null, won: null }));

/** A record's results in the shape that src/daily/streak.ts takes. */
export function finishedOf(record: GameRecord): Finished[] {
  const { definition, results, excused } = record;
  const finished = [...results.values()].map(({ id, openedOn, result }) => {
    const won = definition.results.isWin(result);
    return { id, openedOn, won: won || !excused.has(id) ? won : null };
  });
  return [...excusedIn(record), ...finished];
}

/** Like `finishedOf` for streaks of days, where any finished puzzle counts as won. */
function playedOf(record: GameRecord): Finished[] {
  const played = [...record.results.values()].map(({ id, openedOn }) => ({
    ...{ id, openedOn },
    won: true,
  }));
  return [...excusedIn(record), ...played];
}

/**
 * The day on which a result counts: the day on which the player finished the puzzle, where they were;
 * the day of its release if that is unknown.
 */
export function playedOn(
  { schedule }: GameDefinition,
  { id, finishedOn, finishedAt }: Pick<ResultRow, 'id' | 'finishedOn' | 'finishedAt'>,
): CivilDate {
  if (finishedOn !== undefined) return finishedOn;
  return finishedAt == null ? dateOf(schedule, id) : civilDateOf(new Date(finishedAt));
}

/** The days on which puzzles were finished; ids outside the schedule are skipped. */
export function playedDates({ definition, results }: GameRecord): CivilDate[] {
  return [...results.values()]
    .filter(({ id }) => parseId(definition.schedule, id, '9999-12-31').ok)
    .map((row) => playedOn(definition, row));
}

/** Days in a row over all games (`overallStreak`). */
export function streakOfDays(
  records: readonly GameRecord[],
  today: CivilDate,
  forgiveness: Forgiveness,
): Streak {
  return overallStreak(
    records.map((record) => ({
      schedule: record.definition.schedule,
      results: playedOf(record),
    })),
    today,
    forgiveness,
  );
}
