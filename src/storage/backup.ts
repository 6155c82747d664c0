/**
 * A backup: one JSON file with everything that a player would miss. It needs no account, and goes
 * in by the same rules as anything else: complete results that are here stay, missing ones are
 * added and sent.
 */
import * as v from 'valibot';
import { type CivilDate, isCivilDate } from '../daily/date.ts';
import { type Ending, GAME_IDS, type GameId } from '../games/game.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Codecs } from './codecs.ts';
import type { GameResult, ImportOutcome, PlayerData, ProgressRow, Storage } from './port.ts';
import {
  isEnding,
  isFiniteNumber,
  isGameId,
  isRecord,
  isResultValue,
  readProgressRow,
} from './rows.ts';
import { GAME_TABLES, idFromResultKey, isReleased, puzzleKey, resultKey } from './tables.ts';

/** A file that is larger is not looked at. */
export const MAX_BACKUP_BYTES = 20 * 1024 * 1024;

const VERSION = 1;

/** What makes a file a backup of some version. */
const HEAD = v.looseObject({ app: v.literal('crema'), version: v.pipe(v.number(), v.finite()) });
/** What a backup of this version must have; its entries are judged one by one. */
const BODY = v.looseObject({ results: v.custom<Readonly<Record<string, unknown>>>(isRecord) });

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
  readonly endings?: ByPuzzle<Ending>;
  readonly progress: readonly ProgressRow[];
  readonly settings?: Json;
}

export type BackupProblem = 'too-large' | 'not-json' | 'not-a-backup' | 'newer';

export interface RejectedEntry {
  /** Such as `geografindGuesses/41`, `progress/3` or `settings`. */
  readonly place: string;
  readonly why: string;
}

export interface BackupContents {
  readonly data: PlayerData;
  /** For the settings' own parser; undefined when there are none. */
  readonly settings: Json | undefined;
  readonly rejected: RejectedEntry[];
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
  const endings: Record<string, Record<string, Ending>> = {};
  for (const game of GAME_IDS) {
    const map = GAME_TABLES[game].profileMap;
    const entries: Record<string, Json> = {};
    const opened: Record<string, CivilDate> = {};
    const finished: Record<string, number> = {};
    const left: Record<string, Ending> = {};
    for (const row of data.results) {
      if (row.game !== game) continue;
      const key = resultKey(game, row.id);
      entries[key] = row.result;
      if (row.openedOn !== null) opened[key] = row.openedOn;
      if (row.finishedAt !== null) finished[key] = row.finishedAt;
      if (row.ending !== undefined) left[key] = row.ending;
    }
    // A version that does not know the game must not have to refuse a map with nothing in it.
    if (Object.keys(entries).length === 0) continue;
    results[map] = entries;
    openedOn[map] = opened;
    finishedAt[map] = finished;
    if (Object.keys(left).length > 0) endings[map] = left;
  }
  const file: BackupFile = {
    app: 'crema',
    version: VERSION,
    exportedAt: new Date(at).toISOString(),
    results,
    openedOn,
    finishedAt,
    ...(Object.keys(endings).length > 0 ? { endings } : {}),
    progress: data.progress,
    ...(settings === undefined ? {} : { settings }),
  };
  return JSON.stringify(file);
}

/**
 * Accepts any text. What is wrong with the file as a whole is a problem; what is wrong with single
 * entries is named in `rejected`, and the others are taken. Games without a codec cannot be read.
 */
export function parseBackup(text: string, codecs: Codecs): Result<BackupContents, BackupProblem> {
  if (text.length > MAX_BACKUP_BYTES) {
    return fail('too-large', 'That file is larger than a Crema backup can be (20 MB).');
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fail('not-json', 'That file cannot be read. Perhaps it was cut off or changed.');
  }
  if (!v.is(HEAD, file)) {
    return fail('not-a-backup', 'That file is not a backup from Crema.');
  }
  if (file.version > VERSION) {
    return fail('newer', 'That backup is from a newer version of Crema. Reload the page first.');
  }
  if (file.version !== VERSION || !v.is(BODY, file)) {
    return fail('not-a-backup', 'That file is not a backup from Crema.');
  }
  const rejected: RejectedEntry[] = [];
  const data = {
    results: readResults(file, file.results, codecs, rejected),
    progress: readProgress(file.progress, rejected),
  };
  let settings = file.settings as Json | undefined;
  if (hasHostileKey(settings)) {
    rejected.push({ place: 'settings', why: 'It has a key that is not allowed.' });
    settings = undefined;
  }
  return ok({ data, settings, rejected });
}

/** @param at epoch ms. */
export async function restoreBackup(
  storage: Storage,
  text: string,
  codecs: Codecs,
  at: number,
): Promise<Result<Restored, BackupProblem>> {
  const parsed = parseBackup(text, codecs);
  if (!parsed.ok) return parsed;
  const { settings, rejected } = parsed.value;
  const data = releasedOnly(parsed.value.data, at, rejected);
  return ok({ ...(await storage.importPlayerData(data, at)), settings, rejected });
}

function releasedOnly(data: PlayerData, at: number, rejected: RejectedEntry[]): PlayerData {
  function isOut({ game, id }: { readonly game: GameId; readonly id: string }): boolean {
    if (isReleased(game, id, at)) return true;
    rejected.push({ place: puzzleKey(game, id), why: 'That puzzle is not out yet.' });
    return false;
  }
  return { results: data.results.filter(isOut), progress: data.progress.filter(isOut) };
}

function readResults(
  file: Readonly<Record<string, unknown>>,
  maps: Readonly<Record<string, unknown>>,
  codecs: Codecs,
  rejected: RejectedEntry[],
): GameResult[] {
  const games = new Map<string, GameId>(GAME_IDS.map((g) => [GAME_TABLES[g].profileMap, g]));
  const results: GameResult[] = [];
  for (const [map, entries] of Object.entries(maps)) {
    const game = games.get(map);
    const codec = game && codecs[game];
    if (game === undefined || codec === undefined) {
      rejected.push({ place: map, why: 'This version has no such game.' });
      continue;
    }
    if (!isRecord(entries)) {
      rejected.push({ place: map, why: 'It is not a map of results.' });
      continue;
    }
    const openedOn = entriesOf(file.openedOn, map);
    const finishedAt = entriesOf(file.finishedAt, map);
    const endings = entriesOf(file.endings, map);
    for (const [key, value] of Object.entries(entries)) {
      const reject = (why: string) => rejected.push({ place: `${map}/${key}`, why });
      const id = idFromResultKey(game, key);
      const parsed = codec.parseResult(value);
      if (id === null) reject('There is no puzzle of that name.');
      else if (!parsed.ok) reject(parsed.problem.message);
      else if (!isResultValue(parsed.value)) reject('It is not a list.');
      else {
        const opened = openedOn.get(key) ?? null;
        const at = finishedAt.get(key) ?? null;
        const ending = endings.get(key);
        const sound = isEnding(ending) && !hasHostileKey(ending);
        if (opened !== null && !isCivilDate(opened)) reject('The day it was opened is no date.');
        if (at !== null && !isFiniteNumber(at)) reject('The time it was finished is no time.');
        if (ending !== undefined && !sound) reject('How its board was left cannot be read.');
        results.push({
          game,
          id,
          result: parsed.value,
          openedOn: isCivilDate(opened) ? opened : null,
          finishedAt: isFiniteNumber(at) ? at : null,
          ...(sound ? { ending } : {}),
        });
      }
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
    const { game, id, openedOn, session, progress, updatedAt } = row;
    rows.push({ game, id, openedOn, session, progress, updatedAt });
  }
  return rows;
}

/** A Map, so that no key of the file can be mistaken for something that all objects have. */
function entriesOf(maps: unknown, map: string): ReadonlyMap<string, unknown> {
  if (!isRecord(maps) || !Object.hasOwn(maps, map)) return new Map();
  const entries = maps[map];
  return new Map(isRecord(entries) ? Object.entries(entries) : []);
}

/**
 * Whether a key in there would change what all objects have, if someone copied it carelessly.
 * With a list in place of recursion, for a hostile file may be nested deeper than the stack.
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
