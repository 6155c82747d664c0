/** Players' results as pages show them: read from storage, derived, never stored. */
import { useCallback } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import { type Finished, overallStreak, type Streak } from '../../daily/streak.ts';
import { DEFINITIONS, type GameDefinition, type GameId } from '../../games/definitions.ts';
import { listingsIn } from '../../published/listings.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ProgressRow, ReadStorage, ResilientStorage, ResultRow } from '../../storage/port.ts';
import { isRecord } from '../../storage/rows.ts';
import { readFirst, useStored } from '../device/storage.ts';

export type Excuse = 'held' | 'withdrawn' | 'was-away';

/** A game's results and progress on this device. */
export interface GameRecord {
  readonly definition: GameDefinition;
  /** Complete results by puzzle id. */
  readonly results: ReadonlyMap<string, ResultRow>;
  /**
   * By puzzle id, rows that an older version accepted as results and this one cannot read. They are
   * shown as played and stay until the puzzle is finished again.
   */
  readonly unreadable: ReadonlyMap<string, ResultRow>;
  /** Unfinished games by puzzle id. */
  readonly progress: ReadonlyMap<string, ProgressRow>;
  /** By puzzle id, puzzles that end no streak because they are or were held or withdrawn. */
  readonly excused: ReadonlyMap<string, Excuse>;
}

/** The records of these games, in their order. */
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
 * @param progress the saved games of every game.
 * @param published the desk's listings, unparsed.
 */
function recordOf(
  definition: GameDefinition,
  rows: readonly ResultRow[],
  progress: readonly ProgressRow[],
  published: unknown,
): GameRecord {
  const results = new Map<string, ResultRow>();
  const unreadable = new Map<string, ResultRow>();
  for (const row of rows) {
    if (definition.results.isComplete(row.result)) results.set(row.id, row);
    else if (!definition.results.parse(row.result).ok) unreadable.set(row.id, row);
  }
  const own = progress.filter(({ game }) => game === definition.id);
  return {
    definition,
    results,
    unreadable,
    progress: new Map(own.map((row) => [row.id, row])),
    excused: excusesOf(published, definition.id),
  };
}

function excusesOf(published: unknown, game: GameId): ReadonlyMap<string, Excuse> {
  const excused = new Map<string, Excuse>();
  for (const [key, row] of Object.entries(listingsIn(published))) {
    if (!key.startsWith(`${game}/`) || !isRecord(row)) continue;
    const { state } = row;
    const isAway = state === 'held' || state === 'withdrawn';
    if (isAway || row.excused === true) {
      excused.set(key.slice(game.length + 1), isAway ? state : 'was-away');
    }
  }
  return excused;
}

/** The records of every game, for the first frame: see `readFirst`. */
export function readRecordsFirst(): Promise<readonly GameRecord[]> {
  return readFirst((storage) => readRecords(storage, DEFINITIONS));
}

/** The records of these games, kept up to date; null until they are known. */
export function useRecords(
  definitions: readonly GameDefinition[],
  initial: readonly GameRecord[] | null,
): readonly GameRecord[] | null {
  const read = useCallback(
    (storage: ResilientStorage) => readRecords(storage, definitions),
    [definitions],
  );
  return useStored<readonly GameRecord[] | null>(read, initial);
}

/** The record of one game; see `useRecords`. */
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

/** Neutral puzzles. They precede the results, so that a result in time overrides them. */
const excusedIn = ({ excused }: GameRecord): Finished[] =>
  [...excused.keys()].map((id) => ({ id, openedOn: null, won: null }));

/** The record's results in the shape of src/daily/streak.ts. */
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

/** Release dates of finished puzzles; ids outside the schedule are skipped. */
export function finishedDates({ definition, results }: GameRecord): CivilDate[] {
  return [...results.keys()]
    .filter((id) => parseId(definition.schedule, id, '9999-12-31').ok)
    .map((id) => dateOf(definition.schedule, id));
}

/** Days in a row over all games (`overallStreak`). */
export function streakOfDays(records: readonly GameRecord[], today: CivilDate): Streak {
  return overallStreak(
    records.map((record) => ({
      schedule: record.definition.schedule,
      results: playedOf(record),
    })),
    today,
  );
}
