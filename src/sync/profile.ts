/**
 * Reading a user document (specification, section 3). It may be older than this version, or newer,
 * or have been edited by hand: what cannot be read is left where it is and passed over here.
 */

import { type LeaderboardInfo, parseInfo } from '../account/leaderboardInfo.ts';
import { isCivilDate } from '../daily/date.ts';
import { GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { readEntries } from '../storage/formerResults.ts';
import { puzzleKey } from '../storage/keys.ts';
import type { ServerResult } from '../storage/port.ts';
import { isRecord } from '../storage/rows.ts';
import { isReleased, storedNames } from '../storage/tables.ts';
import type { ProfileDocument } from './ports.ts';

/**
 * A map of the profile beside those of the specification: by `{game}/{id}`, the date on which a
 * puzzle was opened, for those that were opened when it was too late for a streak. Without it an
 * archive puzzle would count for the streak on every other device.
 */
export const OPENED_LATE = 'openedLate';

export interface Profile {
  /** Null when the document has none that can be shown. */
  readonly info: LeaderboardInfo | null;
  readonly results: readonly ServerResult[];
  /** The complete results among them, by `{game}/{id}`. */
  readonly complete: ReadonlyMap<string, Json>;
}

/**
 * @param at epoch ms. Results of puzzles that are not out yet, from a clock that was fast, are not
 *   copied: the puzzle would be closed before anybody has seen it.
 */
export function readProfile(document: ProfileDocument, at: number): Profile {
  const late = document[OPENED_LATE];
  const results = GAME_IDS.flatMap((game) => readMap(game, document, late));
  const complete = results.filter((row) => resultsOf(row.game).isComplete(row.result));
  const info = parseInfo(document);
  return {
    info: info.ok ? info.value : null,
    results: results.filter((row) => isReleased(row.game, row.id, at)),
    complete: new Map(complete.map((row) => [puzzleKey(row.game, row.id), row.result])),
  };
}

/**
 * A document may be 1 MiB: some 25 years of all games (docs/decisions/0028-scale.md). As JSON it is about
 * as long as Firestore counts it; the rest is left for a name, an address and days of the archive.
 */
const FULL_LENGTH = 950_000;

/** Whether there is no room for further results. */
export function isFull(document: ProfileDocument): boolean {
  return JSON.stringify(document).length > FULL_LENGTH;
}

function readMap(game: GameId, document: ProfileDocument, late: unknown): ServerResult[] {
  // A map that is missing is an empty one.
  const map = document[storedNames(game).profileMap];
  if (!isRecord(map)) return [];
  const results: ServerResult[] = [];
  for (const { read } of readEntries(game, Object.entries(map))) {
    if (!read.ok) continue;
    const { id, result } = read.value;
    const date = isRecord(late) ? late[puzzleKey(game, id)] : undefined;
    const openedLate = isCivilDate(date) ? date : null;
    results.push({ game, id, result, openedLate });
  }
  return results;
}

/** The local copy of what others see of the player. */
export interface LocalProfile extends LeaderboardInfo {
  /** The player has not yet chosen, or confirmed, name and avatar. */
  readonly isNew: boolean;
}

/** What is kept in the profile table, or null when it is not one. */
export function parseLocalProfile(value: unknown): LocalProfile | null {
  const info = parseInfo(value);
  return info.ok ? { ...info.value, isNew: isRecord(value) && value.isNew === true } : null;
}
