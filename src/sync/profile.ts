/**
 * Reads a user document (specification, section 3). It may be from an older or newer app version
 * or edited by hand: unreadable data is skipped here and left unchanged in the document.
 */
import { isCivilDate } from '../daily/date.ts';
import { GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { readEntries } from '../protocol/formerResults.ts';
import { type LeaderboardInfo, parseInfo } from '../protocol/leaderboardInfo.ts';
import { isReleased, storedNames } from '../protocol/resultKeys.ts';
import type { ServerResult } from '../storage/entities.ts';
import { puzzleKey } from '../storage/keys.ts';
import { isRecord } from '../storage/rows.ts';
import type { ProfileDocument } from './ports.ts';

/**
 * An additional map of the profile: the opening date, by `{game}/{id}`, of puzzles opened too late
 * for a streak. Without it an archive puzzle would count for the streak on all other devices.
 */
export const OPENED_LATE = 'openedLate';

export interface Profile {
  /** Null if the document has no valid name and avatar. */
  readonly info: LeaderboardInfo | null;
  readonly results: readonly ServerResult[];
  /** All complete results in the document, by `{game}/{id}`. */
  readonly complete: ReadonlyMap<string, Json>;
}

/**
 * @param at epoch ms. `results` lacks those of puzzles unreleased by then, from a fast clock: they
 *   would close a puzzle before the player has seen it.
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
 * A longer profile counts as full. Firestore's limit for a document is 1 MiB: some 25 years of all
 * games (docs/decisions/0028-scale.md). The JSON length is close to Firestore's own size; the
 * margin is for a name, an address and archive dates.
 */
const FULL_LENGTH = 950_000;

/** Whether the document has no room for further results. */
export function isFull(document: ProfileDocument): boolean {
  return JSON.stringify(document).length > FULL_LENGTH;
}

function readMap(game: GameId, document: ProfileDocument, late: unknown): ServerResult[] {
  // A missing map counts as empty.
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
