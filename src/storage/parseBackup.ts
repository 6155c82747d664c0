/** Parses a backup: the file may be anything, and hostile. */
import { isCivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { GAME_IDS, type GameId, isGameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { LONGEST_LOG } from '../lib/playLimits.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type FormerResult, readEntries } from '../protocol/formerResults.ts';
import { isPuzzleId, storedNames } from '../protocol/resultKeys.ts';
import type { GameResult, OtherGame, PlayerData, ProgressRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { LABELS, type Labels } from './labels.ts';
import { isEnding, isFiniteNumber, isRecord, readProgressRow, readWays } from './rows.ts';
import { isBranch } from './sittingRows.ts';

/** Maximum size of a backup file; larger files are refused unread. */
export const MAX_BACKUP_BYTES = 20 * 1024 * 1024;
export const TOO_LARGE = 'That file is larger than a backup can be (20 MB).';
const NO_BACKUP = 'That file isn’t a backup from Crema.';

export const VERSION = 1;

/** The maps in a file that tell of the results. */
export type DetailMap =
  | 'openedOn'
  | 'finishedAt'
  | 'finishedOn'
  | 'endings'
  | 'ways'
  | 'hashes'
  | 'logs';

export type BackupProblem = 'too-large' | 'not-json' | 'not-a-backup' | 'newer';

export interface RejectedEntry {
  /** The entry's path in the backup, such as `someTimes/41`, `progress/3` or `settings`. */
  readonly place: string;
  readonly why: string;
}

export interface BackupContents {
  readonly data: PlayerData;
  /** The unparsed settings, for their own parser; undefined when the backup has none. */
  readonly settings: Json | undefined;
  /** The player's labels for members of tables. */
  readonly labels: Labels;
  /** The results in a form of the former site. */
  readonly former: readonly FormerResult[];
  readonly rejected: RejectedEntry[];
}

/**
 * Accepts any text. A defect of the whole file is returned as a problem; defects of single entries
 * are listed in `rejected`, and the other entries are taken.
 */
export function parseBackup(text: string): Result<BackupContents, BackupProblem> {
  if (text.length > MAX_BACKUP_BYTES) {
    return fail('too-large', TOO_LARGE);
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fail('not-json', 'We can’t read that file. It may be incomplete or damaged.');
  }
  if (!isRecord(file) || file.app !== 'crema' || !isFiniteNumber(file.version)) {
    return fail('not-a-backup', NO_BACKUP);
  }
  if (file.version > VERSION) {
    return fail(
      'newer',
      'That backup is from a newer version of Crema. Reload the page, then try again.',
    );
  }
  if (file.version !== VERSION || !isRecord(file.results)) {
    return fail('not-a-backup', NO_BACKUP);
  }
  const rejected: RejectedEntry[] = [];
  const former: FormerResult[] = [];
  const data = {
    results: readResults(file, file.results, former, rejected),
    progress: readProgress(file.progress, rejected),
    others: readOthers(file.otherGames, rejected),
  };
  let settings = file.settings as Json | undefined;
  if (hasHostileKey(settings)) {
    rejected.push({ place: 'settings', why: 'It has a key that is not allowed.' });
    settings = undefined;
  }
  let labels: Labels = {};
  if (hasHostileKey(file.labels)) {
    rejected.push({ place: 'labels', why: 'It has a key that is not allowed.' });
  } else labels = LABELS.parse(file.labels);
  return ok({ data, settings, labels, former, rejected });
}

function readResults(
  file: Readonly<Record<string, unknown>>,
  maps: Readonly<Record<string, unknown>>,
  former: FormerResult[],
  rejected: RejectedEntry[],
): GameResult[] {
  const games = new Map<string, GameId>(GAME_IDS.map((g) => [storedNames(g).profileMap, g]));
  const results: GameResult[] = [];
  for (const [map, entries] of Object.entries(maps)) {
    const game = games.get(map);
    if (game === undefined) {
      rejected.push({ place: map, why: 'This version of Crema does not have this game.' });
      continue;
    }
    if (!isRecord(entries)) {
      rejected.push({ place: map, why: 'It is not a map of results.' });
      continue;
    }
    for (const { key, value, read } of readEntries(game, Object.entries(entries))) {
      const reject = (why: string) => rejected.push({ place: `${map}/${key}`, why });
      if (!read.ok) {
        reject(read.problem.message);
        continue;
      }
      const { id, result, how } = read.value;
      if (how.length > 0) {
        former.push({ game, place: map, key, value: value as Json, id, result, how });
      }
      /** A detail of the result; undefined, and rejected, unless the check accepts it. */
      function told<T>(
        name: DetailMap,
        isSound: (value: unknown) => value is T,
        why: string,
      ): T | undefined {
        const found = entryIn(file[name], map, key);
        if (found === undefined || isSound(found)) return found;
        reject(why);
        return undefined;
      }
      const openedOn = told('openedOn', isCivilDate, 'The day it was opened is not a date.');
      const finishedAt = told(
        'finishedAt',
        isFiniteNumber,
        'The time it was finished is not a number.',
      );
      const finishedOn = told('finishedOn', isCivilDate, 'The day it was finished is not a date.');
      const ending = told('endings', isSoundEnding, 'Its final board cannot be read.');
      const listed = entryIn(file.ways, map, key);
      const ways = readWays(listed).filter((way) => !hasHostileKey(way));
      const isWhole = Array.isArray(listed) && ways.length === listed.length;
      if (listed !== undefined && !isWhole) reject('A solution found later cannot be read.');
      const hash = told('hashes', isVersion, 'The version of its puzzle cannot be read.');
      const isLog = (log: unknown): log is Json =>
        hash !== undefined && isLogValue(log) && !hasHostileKey(log);
      const log = told('logs', isLog, 'Its moves cannot be read.');
      results.push({
        ...{ game, id, result, openedOn: openedOn ?? null, finishedAt: finishedAt ?? null },
        ...(finishedOn && { finishedOn }),
        ...(ending && { ending }),
        ...(ways.length > 0 && { ways }),
        ...(hash !== undefined && { hash }),
        ...(log !== undefined && { log }),
      });
    }
  }
  return results;
}

function readProgress(list: unknown, rejected: RejectedEntry[]): ProgressRow[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    rejected.push({ place: 'progress', why: 'It is not a list.' });
    return [];
  }
  const rows: ProgressRow[] = [];
  for (const [i, value] of list.entries()) {
    const row =
      isRecord(value) && isGameId(value.game) && typeof value.id === 'string'
        ? readProgressRow(puzzleKey(value.game, value.id), value)
        : null;
    if (row === null || hasHostileKey(row.session)) {
      rejected.push({ place: `progress/${i}`, why: 'It is not an unfinished game.' });
      continue;
    }
    const { game, id, openedOn, session, progress, updatedAt, counter, isForked } = row;
    const sound = { game, id, openedOn, session, progress, updatedAt, counter };
    rows.push({ ...sound, ...(isForked === true && { isForked }) });
  }
  return rows;
}

function readOthers(list: unknown, rejected: RejectedEntry[]): OtherGame[] {
  const others: OtherGame[] = [];
  for (const [i, value] of (Array.isArray(list) ? list : []).entries()) {
    const isSound =
      isRecord(value) &&
      isGameId(value.game) &&
      typeof value.id === 'string' &&
      isPuzzleId(value.game, value.id) &&
      isBranch(value) &&
      !hasHostileKey(value.session);
    if (!isSound) {
      rejected.push({ place: `otherGames/${i}`, why: 'It is not an unfinished game.' });
      continue;
    }
    const { game, id, openedOn, session, progress } = value as unknown as OtherGame;
    others.push({ game, id, openedOn, session, progress });
  }
  return others;
}

/** Whether the value is a list of limited length. The replay check validates a log's entries. */
function isLogValue(value: unknown): value is Json {
  try {
    return Array.isArray(value) && JSON.stringify(value).length <= LONGEST_LOG;
  } catch {
    return false; // the value is nested deeper than the stack
  }
}

const isSoundEnding = (value: unknown): value is FinalMoves =>
  isEnding(value) && !hasHostileKey(value);

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{1,16}$/.test(value);

/** The entry of a map of maps; undefined without one, also for a name of Object.prototype. */
function entryIn(maps: unknown, ...names: readonly string[]): unknown {
  return names.reduce(
    (found, name) => (isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    maps,
  );
}

/**
 * Whether a key would pollute Object.prototype when copied carelessly. Iterative: a hostile file
 * may be nested deeper than the stack.
 */
function hasHostileKey(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const key of Object.keys(next)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') return true;
      open.push((next as Record<string, unknown>)[key]);
    }
  }
  return false;
}
