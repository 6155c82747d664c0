/**
 * Imports the former site's localStorage once. Imported caches are removed from localStorage only
 * after the database has stored them.
 */
import type { Game } from '../games/contract/game.ts';
import { definitionOf, GAME_IDS, type GameId, type PuzzleName } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { type FormerResult, readEntries } from '../protocol/formerResults.ts';
import { isPuzzleId, isReleased, storedNames } from '../protocol/resultKeys.ts';
import type { GameResult } from './entities.ts';
import { keepFormer, type RejectedValue } from './former.ts';
import { puzzleKey } from './keys.ts';
import type { ResilientStorage } from './port.ts';
import { isRecord } from './rows.ts';
import type { WebStorage } from './webStorage.ts';

/** Loads a game's rules, which parse its puzzles. */
export type RulesOf = (game: GameId) => Promise<Pick<Game, 'parsePuzzle'>>;

interface Found {
  readonly results: GameResult[];
  /** The results in a form of the former site. */
  readonly former: FormerResult[];
  /** A later copy of a puzzle replaces an earlier one. */
  readonly puzzles: Map<string, PuzzleName & { readonly value: Json }>;
  readonly rejected: RejectedValue[];
}

/**
 * Returns the imported results that were stored in a form of the former site.
 *
 * @param web localStorage, wrapped by `safeWebStorage` (webStorage.ts).
 * @param at epoch ms, for the outbox rows: results of puzzles unreleased by then are rejected.
 * @param warn receives a message for each rejected value.
 */
export async function importLocalStorage(
  web: WebStorage,
  storage: ResilientStorage,
  rulesOf: RulesOf,
  at: number,
  warn: (message: string) => void,
): Promise<readonly FormerResult[]> {
  const found: Found = { results: [], former: [], puzzles: new Map(), rejected: [] };
  for (const game of GAME_IDS) {
    const { results, puzzles } = storedNames(game);
    const map = contentOf(web, results, found);
    if (map !== null) findResults(game, results, map, at, found);
    const copies = contentOf(web, puzzles, found, Array.isArray);
    if (copies !== null) findPuzzles(game, puzzles, copies, await rulesOf(game), found);
  }
  const { results, former, puzzles, rejected } = found;
  await keepFormer(storage, 'originals', former);
  if (results.length > 0) await storage.importPlayerData({ results, progress: [] }, at);
  for (const { game, id, value } of puzzles.values()) await storage.keepPuzzle(game, id, value);
  await keepFormer(storage, 'rejected', rejected);
  for (const { place, key, why } of rejected) {
    warn(`Crema: ${place}${key && `/${key}`} was not imported, and is kept: ${why}`);
  }
  // Data held in memory would be lost with the page: keep localStorage for the next attempt.
  if (storage.durability() === 'kept') {
    for (const { results, puzzles } of GAME_IDS.map(storedNames)) {
      web.removeItem(results);
      web.removeItem(puzzles);
    }
  }
  return former;
}

/** A cache's map or list; null where there is none, as in an emptied cache. */
function contentOf(
  web: WebStorage,
  place: string,
  { rejected }: Found,
  isFit: (value: unknown) => boolean = () => false,
): object | null {
  const text = web.getItem(place);
  let value: Json = text;
  try {
    value = JSON.parse(text ?? 'null') as Json;
  } catch {
    // A cache that was cut off is no map.
  }
  if (value === null || isRecord(value) || isFit(value)) return value as object | null;
  rejected.push({ place, key: '', value, why: 'It is not a map.' });
  return null;
}

function findResults(
  game: GameId,
  place: string,
  map: object,
  at: number,
  { results, former, rejected }: Found,
): void {
  for (const { key, value: found, read } of readEntries(game, Object.entries(map))) {
    const value = found as Json;
    // The specification deletes these (section 5).
    if (definitionOf(game).isObsoleteKey?.(key)) continue;
    if (!read.ok) rejected.push({ place, key, value, why: read.problem.message });
    else if (!isReleased(game, read.value.id, at)) {
      rejected.push({ place, key, value, why: 'That puzzle isn’t out yet.' });
    } else {
      const { id, result, how } = read.value;
      results.push({ game, id, result, openedOn: null, finishedAt: null });
      if (how.length > 0) former.push({ game, place, key, value, id, result, how });
    }
  }
}

/** The cache may be a map or a list of puzzles. */
function findPuzzles(
  game: GameId,
  place: string,
  copies: object,
  { parsePuzzle }: Pick<Game, 'parsePuzzle'>,
  { puzzles, rejected }: Found,
): void {
  for (const [key, value] of Object.entries(copies) as [string, Json][]) {
    const parsed = parsePuzzle(value);
    if (!parsed.ok) rejected.push({ place, key, value, why: parsed.problem.message });
    else {
      const { id } = parsed.value;
      if (isPuzzleId(game, id)) puzzles.set(puzzleKey(game, id), { game, id, value });
      else rejected.push({ place, key, value, why: 'There’s no such puzzle.' });
    }
  }
}
