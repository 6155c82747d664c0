import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { ok, type Result } from '../lib/result.ts';
import type { FormerResult } from '../protocol/formerResults.ts';
import { isReleased, resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { GameResult, ImportOutcome, PlayerData } from './entities.ts';
import { keepFormer } from './former.ts';
import { puzzleKey } from './keys.ts';
import { LABELS, type Labels } from './labels.ts';
import { readEntry, writeEntry } from './metaEntry.ts';
import {
  type BackupProblem,
  type DetailMap,
  MAX_BACKUP_BYTES,
  parseBackup,
  type RejectedEntry,
  VERSION,
} from './parseBackup.ts';
import type { Storage } from './port.ts';

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

/** By profile map and result key, as in the user profile. */
type ByPuzzle = Record<string, Record<string, unknown>>;

/** The maps of a file beside the results; a map that would be empty is left out. */
const DETAILS: Readonly<Record<DetailMap, (row: GameResult) => unknown>> = {
  openedOn: (row) => row.openedOn ?? undefined,
  finishedAt: (row) => row.finishedAt ?? undefined,
  finishedOn: (row) => row.finishedOn,
  endings: (row) => row.ending,
  ways: (row) => row.ways,
  hashes: (row) => row.hash,
  logs: (row) => row.log,
};

function mapOf(results: readonly GameResult[], detailOf: (row: GameResult) => unknown): ByPuzzle {
  const maps: ByPuzzle = {};
  for (const row of results) {
    const value = detailOf(row);
    if (value === undefined) continue;
    const map = storedNames(row.game).profileMap;
    maps[map] ??= {};
    maps[map][resultKey(row.game, row.id)] = value;
  }
  return maps;
}

/** @param at epoch ms of the export. */
export function makeBackup(
  data: PlayerData,
  at: number,
  settings?: Json,
  labels: Labels = {},
): string {
  const withLog = logsFor(data.results);
  const details = Object.entries(DETAILS).map(([name, detailOf]) => {
    const rows = name === 'logs' ? data.results.filter((row) => withLog.has(row)) : data.results;
    return [name, mapOf(rows, detailOf)] as const;
  });
  return JSON.stringify({
    app: 'crema',
    version: VERSION,
    exportedAt: new Date(at).toISOString(),
    results: mapOf(data.results, (row) => row.result),
    ...Object.fromEntries(details.filter(([, maps]) => Object.keys(maps).length > 0)),
    progress: data.progress,
    ...(data.others && { otherGames: data.others }),
    ...(settings === undefined ? {} : { settings }),
    ...(Object.keys(labels).length > 0 ? { labels } : {}),
  });
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
  await keepFormer(storage, 'originals', former);
  const present = await readEntry(storage, LABELS);
  const labels = { ...parsed.value.labels, ...present };
  if (Object.keys(labels).length > Object.keys(present).length) {
    await writeEntry(storage, LABELS, labels);
  }
  return ok({ ...(await storage.importPlayerData(data, at)), settings, former, rejected });
}

function releasedOnly(data: PlayerData, at: number, rejected: RejectedEntry[]): PlayerData {
  function isOut({ game, id }: { readonly game: GameId; readonly id: string }): boolean {
    if (isReleased(game, id, at)) return true;
    rejected.push({ place: puzzleKey(game, id), why: 'That puzzle isn’t out yet.' });
    return false;
  }
  const { results, progress, others = [] } = data;
  return {
    results: results.filter(isOut),
    progress: progress.filter(isOut),
    others: others.filter(isOut),
  };
}
