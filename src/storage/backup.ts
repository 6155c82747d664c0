import type { CivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { GAME_IDS, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import { puzzleKey } from './early/names.ts';
import { type BackupProblem, parseBackup, type RejectedEntry, VERSION } from './parseBackup.ts';
import type { ImportOutcome, PlayerData, ProgressRow, Storage } from './port.ts';
import { isReleased, resultKey, storedNames } from './tables.ts';

/** By profile map and result key, as in the user profile. */
type ByPuzzle<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The file's content. */
export interface BackupFile {
  readonly app: 'crema';
  readonly version: typeof VERSION;
  /** ISO 8601, UTC. */
  readonly exportedAt: string;
  readonly results: ByPuzzle<Json>;
  readonly openedOn: ByPuzzle<CivilDate>;
  /** Epoch ms. */
  readonly finishedAt: ByPuzzle<number>;
  /** Absent when no game keeps how its boards were left. */
  readonly endings?: ByPuzzle<FinalMoves>;
  /** Absent when no puzzle was finished in further ways. */
  readonly ways?: ByPuzzle<readonly FinalMoves[]>;
  readonly progress: readonly ProgressRow[];
  readonly settings?: Json;
}

export interface Restored extends ImportOutcome {
  readonly settings: Json | undefined;
  readonly rejected: readonly RejectedEntry[];
}

/** @param at epoch ms. */
export function makeBackup(data: PlayerData, at: number, settings?: Json): string {
  const results: Record<string, Record<string, Json>> = {};
  const openedOn: Record<string, Record<string, CivilDate>> = {};
  const finishedAt: Record<string, Record<string, number>> = {};
  const endings: Record<string, Record<string, FinalMoves>> = {};
  const ways: Record<string, Record<string, readonly FinalMoves[]>> = {};
  for (const game of GAME_IDS) {
    const map = storedNames(game).profileMap;
    const entries: Record<string, Json> = {};
    const opened: Record<string, CivilDate> = {};
    const finished: Record<string, number> = {};
    const left: Record<string, FinalMoves> = {};
    const further: Record<string, readonly FinalMoves[]> = {};
    for (const row of data.results) {
      if (row.game !== game) continue;
      const key = resultKey(game, row.id);
      entries[key] = row.result;
      if (row.openedOn !== null) opened[key] = row.openedOn;
      if (row.finishedAt !== null) finished[key] = row.finishedAt;
      if (row.ending !== undefined) left[key] = row.ending;
      if (row.ways !== undefined) further[key] = row.ways;
    }
    // A version that does not know the game must not have to refuse a map with nothing in it.
    if (Object.keys(entries).length === 0) continue;
    results[map] = entries;
    openedOn[map] = opened;
    finishedAt[map] = finished;
    if (Object.keys(left).length > 0) endings[map] = left;
    if (Object.keys(further).length > 0) ways[map] = further;
  }
  const file: BackupFile = {
    app: 'crema',
    version: VERSION,
    exportedAt: new Date(at).toISOString(),
    results,
    openedOn,
    finishedAt,
    ...(Object.keys(endings).length > 0 ? { endings } : {}),
    ...(Object.keys(ways).length > 0 ? { ways } : {}),
    progress: data.progress,
    ...(settings === undefined ? {} : { settings }),
  };
  return JSON.stringify(file);
}

/** @param at epoch ms. */
export async function restoreBackup(
  storage: Storage,
  text: string,
  at: number,
): Promise<Result<Restored, BackupProblem>> {
  const parsed = parseBackup(text);
  if (!parsed.ok) return parsed;
  const { settings, rejected } = parsed.value;
  const data = releasedOnly(parsed.value.data, at, rejected);
  const owner = (await storage.readAccount())?.uid ?? null;
  return ok({ ...(await storage.importPlayerData(data, at, owner)), settings, rejected });
}

function releasedOnly(data: PlayerData, at: number, rejected: RejectedEntry[]): PlayerData {
  function isOut({ game, id }: { readonly game: GameId; readonly id: string }): boolean {
    if (isReleased(game, id, at)) return true;
    rejected.push({ place: puzzleKey(game, id), why: 'That puzzle is not out yet.' });
    return false;
  }
  return { results: data.results.filter(isOut), progress: data.progress.filter(isOut) };
}
