import type { CivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { GAME_IDS, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import type { FormerResult } from '../protocol/formerResults.ts';
import { isReleased, resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { GameResult, ImportOutcome, OtherGame, PlayerData, ProgressRow } from './entities.ts';
import { keepOriginals } from './formerOriginals.ts';
import { puzzleKey } from './keys.ts';
import { LABELS, type Labels } from './labels.ts';
import { readEntry, writeEntry } from './metaEntry.ts';
import {
  type BackupProblem,
  MAX_BACKUP_BYTES,
  parseBackup,
  type RejectedEntry,
  VERSION,
} from './parseBackup.ts';
import type { Storage } from './port.ts';

/** Values by profile map and result key, as in the user profile. */
type ByPuzzle<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The content of a backup file. */
export interface BackupFile {
  readonly app: 'crema';
  readonly version: typeof VERSION;
  /** ISO 8601, UTC. */
  readonly exportedAt: string;
  readonly results: ByPuzzle<Json>;
  readonly openedOn: ByPuzzle<CivilDate>;
  /** Epoch ms. */
  readonly finishedAt: ByPuzzle<number>;
  /** Absent when no result knows its day. */
  readonly finishedOn?: ByPuzzle<CivilDate>;
  /** Absent when no game stores final boards. */
  readonly endings?: ByPuzzle<FinalMoves>;
  /** Absent when no puzzle has further solutions. */
  readonly ways?: ByPuzzle<readonly FinalMoves[]>;
  /** Puzzle versions of the results (src/play/hash.ts), where known. */
  readonly hashes?: ByPuzzle<string>;
  /** Logs of the newest results (src/play/log.ts), up to `LOGS_LENGTH`. */
  readonly logs?: ByPuzzle<Json>;
  readonly progress: readonly ProgressRow[];
  /** Absent when no puzzle was played apart on several devices. */
  readonly otherGames?: readonly OtherGame[];
  readonly settings?: Json;
  /** The player's labels for members of tables, by account id. */
  readonly labels?: Json;
}

/** Most characters of logs in a file, so that the file stays below the reader's size limit. */
export const LOGS_LENGTH = MAX_BACKUP_BYTES / 2;

/** The newest results that have logs, as many as fit into a file. */
function logsFor(results: readonly GameResult[]): ReadonlySet<GameResult> {
  const newestFirst = results
    .filter(({ log }) => log !== undefined)
    .sort((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0));
  let length = 0;
  const chosen = new Set<GameResult>();
  for (const row of newestFirst) {
    length += JSON.stringify(row.log).length;
    if (length > LOGS_LENGTH) break;
    chosen.add(row);
  }
  return chosen;
}

export interface Restored extends ImportOutcome {
  readonly settings: Json | undefined;
  /** The former results that were imported; see `BackupContents`. */
  readonly former: readonly FormerResult[];
  readonly rejected: readonly RejectedEntry[];
}

/** @param at epoch ms of the export. */
export function makeBackup(
  data: PlayerData,
  at: number,
  settings?: Json,
  labels: Labels = {},
): string {
  const results: Record<string, Record<string, Json>> = {};
  const openedOn: Record<string, Record<string, CivilDate>> = {};
  const finishedAt: Record<string, Record<string, number>> = {};
  const finishedOn: Record<string, Record<string, CivilDate>> = {};
  const endings: Record<string, Record<string, FinalMoves>> = {};
  const ways: Record<string, Record<string, readonly FinalMoves[]>> = {};
  const hashes: Record<string, Record<string, string>> = {};
  const logs: Record<string, Record<string, Json>> = {};
  const withLog = logsFor(data.results);
  for (const game of GAME_IDS) {
    const map = storedNames(game).profileMap;
    const entries: Record<string, Json> = {};
    const opened: Record<string, CivilDate> = {};
    const finished: Record<string, number> = {};
    const days: Record<string, CivilDate> = {};
    const left: Record<string, FinalMoves> = {};
    const further: Record<string, readonly FinalMoves[]> = {};
    const versions: Record<string, string> = {};
    const played: Record<string, Json> = {};
    for (const row of data.results) {
      if (row.game !== game) continue;
      const key = resultKey(game, row.id);
      entries[key] = row.result;
      if (row.openedOn !== null) opened[key] = row.openedOn;
      if (row.finishedAt !== null) finished[key] = row.finishedAt;
      if (row.finishedOn !== undefined) days[key] = row.finishedOn;
      if (row.ending !== undefined) left[key] = row.ending;
      if (row.ways !== undefined) further[key] = row.ways;
      if (row.hash !== undefined) versions[key] = row.hash;
      if (row.log !== undefined && withLog.has(row)) played[key] = row.log;
    }
    // Omit empty maps: an app version without this game would report them as rejected.
    if (Object.keys(entries).length === 0) continue;
    results[map] = entries;
    openedOn[map] = opened;
    finishedAt[map] = finished;
    if (Object.keys(days).length > 0) finishedOn[map] = days;
    if (Object.keys(left).length > 0) endings[map] = left;
    if (Object.keys(further).length > 0) ways[map] = further;
    if (Object.keys(versions).length > 0) hashes[map] = versions;
    if (Object.keys(played).length > 0) logs[map] = played;
  }
  const file: BackupFile = {
    app: 'crema',
    version: VERSION,
    exportedAt: new Date(at).toISOString(),
    results,
    openedOn,
    finishedAt,
    ...(Object.keys(finishedOn).length > 0 ? { finishedOn } : {}),
    ...(Object.keys(endings).length > 0 ? { endings } : {}),
    ...(Object.keys(ways).length > 0 ? { ways } : {}),
    ...(Object.keys(hashes).length > 0 ? { hashes } : {}),
    ...(Object.keys(logs).length > 0 ? { logs } : {}),
    progress: data.progress,
    ...(data.others && { otherGames: data.others }),
    ...(settings === undefined ? {} : { settings }),
    ...(Object.keys(labels).length > 0 ? { labels } : {}),
  };
  return JSON.stringify(file);
}

/** @param at epoch ms of the import: results of puzzles unreleased by then are rejected. */
export async function restoreBackup(
  storage: Storage,
  text: string,
  at: number,
): Promise<Result<Restored, BackupProblem>> {
  const parsed = parseBackup(text);
  if (!parsed.ok) return parsed;
  const { settings, rejected } = parsed.value;
  const data = releasedOnly(parsed.value.data, at, rejected);
  const former = parsed.value.former.filter(({ game, id }) => isReleased(game, id, at));
  await keepOriginals(storage, former);
  const owner = (await storage.readAccount())?.uid ?? null;
  const present = await readEntry(storage, LABELS);
  const labels = { ...parsed.value.labels, ...present };
  if (Object.keys(labels).length > Object.keys(present).length) {
    await writeEntry(storage, LABELS, labels);
  }
  return ok({ ...(await storage.importPlayerData(data, at, owner)), settings, former, rejected });
}

function releasedOnly(data: PlayerData, at: number, rejected: RejectedEntry[]): PlayerData {
  function isOut({ game, id }: { readonly game: GameId; readonly id: string }): boolean {
    if (isReleased(game, id, at)) return true;
    rejected.push({ place: puzzleKey(game, id), why: 'That puzzle is not out yet.' });
    return false;
  }
  const { results, progress, others = [] } = data;
  return {
    results: results.filter(isOut),
    progress: progress.filter(isOut),
    others: others.filter(isOut),
  };
}
