/** What the pages show of a player's results: read from storage, derived, never stored. */
import { useCallback } from 'react';
import type { CivilDate } from '../daily/date.ts';
import { dateOf, parseId } from '../daily/numbering.ts';
import type { Finished } from '../daily/streak.ts';
import type { Game } from '../games/game.ts';
import type { GameEntry } from '../games/registry.ts';
import type { ProgressRow, ResilientStorage, ResultRow } from '../storage/port.ts';
import { useStored } from './storage.ts';

/** One game's past and present, as far as this device knows. */
export interface GameRecord {
  readonly entry: GameEntry;
  readonly game: Game;
  /** Complete results by puzzle id. */
  readonly results: ReadonlyMap<string, ResultRow>;
  /** Unfinished games by puzzle id. */
  readonly progress: ReadonlyMap<string, ProgressRow>;
}

export async function readRecord(storage: ResilientStorage, entry: GameEntry): Promise<GameRecord> {
  const [{ game }, results, progress] = await Promise.all([
    entry.load(),
    storage.readResults(entry.id),
    storage.listProgress(entry.id),
  ]);
  return {
    entry,
    game,
    results: new Map(
      results.filter((row) => game.isComplete(row.result)).map((row) => [row.id, row]),
    ),
    progress: new Map(progress.map((row) => [row.id, row])),
  };
}

/** The records of these games, kept up to date; null until they are known. */
export function useRecords(
  entries: readonly GameEntry[],
  initial: readonly GameRecord[] | null,
): readonly GameRecord[] | null {
  const read = useCallback(
    (storage: ResilientStorage) => Promise.all(entries.map((entry) => readRecord(storage, entry))),
    [entries],
  );
  return useStored<readonly GameRecord[] | null>(read, initial);
}

/** The record of one game; see `useRecords`. */
export function useRecord(entry: GameEntry, initial: GameRecord | null): GameRecord | null {
  const read = useCallback((storage: ResilientStorage) => readRecord(storage, entry), [entry]);
  return useStored<GameRecord | null>(read, initial);
}

/** The record's results in the words of src/daily/streak.ts. */
export function finishedOf(record: GameRecord): Finished[] {
  return [...record.results.values()].map((row) => ({
    id: row.id,
    openedOn: row.openedOn,
    won: record.game.isWin(row.result),
  }));
}

/** The release date of every finished puzzle. Ids that no schedule knows are left out. */
export function finishedDates({ entry, results }: GameRecord): CivilDate[] {
  return [...results.keys()]
    .filter((id) => parseId(entry.schedule, id, '9999-12-31').ok)
    .map((id) => dateOf(entry.schedule, id));
}
