/**
 * Classifies the former site's localStorage key by key: importable values, values that the
 * specification deletes (section 5), and refused ones with the reason. Reads only: the import
 * (localStorageImport.ts) acts on the verdicts, the desk shows them.
 */
import type { Game } from '../games/contract/game.ts';
import { definitionOf, GAME_IDS, type GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { type FormerResult, readEntries } from '../protocol/formerResults.ts';
import { isPuzzleId, isReleased, storedNames } from '../protocol/resultKeys.ts';
import type { GameResult } from './entities.ts';
import { listEntry } from './metaEntry.ts';
import { isRecord } from './rows.ts';
import type { WebStorage } from './webStorage.ts';

/** The meta entry with the rejected values (localStorageImport.ts). */
export const REJECTED_IMPORT = listEntry('rejected-import');

/** Parsers of the games' cached puzzles; the definitions do not contain the rules. */
export type PuzzleParsers = Readonly<Partial<Record<GameId, Pick<Game, 'parsePuzzle'>>>>;

/** A value in a cache, and the verdict on it. */
export type FormerValue = {
  readonly game: GameId;
  /** Name of the cache in localStorage. */
  readonly cache: string;
  /** Key within the cache; empty for the cache as a whole. */
  readonly key: string;
  readonly value: Json;
} & (
  | {
      readonly verdict: 'result';
      readonly id: string;
      readonly result: Json;
      /** Names of the former forms found in the result: see `ReadEntry`. */
      readonly how: readonly string[];
    }
  | { readonly verdict: 'puzzle'; readonly id: string }
  | { readonly verdict: 'purged' }
  | { readonly verdict: 'refused'; readonly why: string }
);

export interface FormerCaches {
  /** Names of the caches found. */
  readonly read: readonly string[];
  readonly values: readonly FormerValue[];
}

type Place = Pick<FormerValue, 'game' | 'cache' | 'key' | 'value'>;

const refused = (place: Place, why: string): FormerValue => ({ ...place, verdict: 'refused', why });

/** Whether there is anything to import, checked before all games' parsers are loaded. */
export function hasFormerCache(web: Pick<WebStorage, 'getItem'>): boolean {
  return GAME_IDS.some((game) => {
    const { results, puzzles } = storedNames(game);
    return web.getItem(results) !== null || web.getItem(puzzles) !== null;
  });
}

/**
 * @param parsers caches of games without a parser are skipped.
 * @param at epoch ms: results of puzzles unreleased at that moment are refused.
 */
export function judgeFormerCaches(
  web: Pick<WebStorage, 'getItem'>,
  parsers: PuzzleParsers,
  at: number,
): FormerCaches {
  const read: string[] = [];
  const values: FormerValue[] = [];
  /** Calls `judge` with the cache's content if it exists and is JSON. */
  function look(game: GameId, cache: string, judge: (place: Place) => readonly FormerValue[]) {
    const text = web.getItem(cache);
    if (text === null) return;
    read.push(cache);
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      values.push(refused({ game, cache, key: '', value: text }, 'It is not JSON.'));
      return;
    }
    // An emptied cache holds null.
    if (value !== null) values.push(...judge({ game, cache, key: '', value }));
  }
  for (const game of GAME_IDS) {
    const parser = parsers[game];
    if (parser === undefined) continue;
    const names = storedNames(game);
    look(game, names.results, (whole) => judgeResults(whole, at));
    look(game, names.puzzles, (whole) => judgePuzzles(whole, parser));
  }
  return { read, values };
}

function judgeResults(whole: Place, at: number): readonly FormerValue[] {
  const { game, value: map } = whole;
  if (!isRecord(map)) return [refused(whole, 'It is not a map of results.')];
  return judgeEntries(game, whole.cache, Object.entries(map), at);
}

/** Judges the entries of a cache of results. */
export function judgeEntries(
  game: GameId,
  cache: string,
  entries: readonly (readonly [string, unknown])[],
  at: number,
): readonly FormerValue[] {
  return readEntries(game, entries).map(({ key, value, read }): FormerValue => {
    const place = { game, cache, key, value: value as Json };
    if (definitionOf(game).isObsoleteKey?.(key)) return { ...place, verdict: 'purged' };
    if (!read.ok) return refused(place, read.problem.message);
    if (!isReleased(game, read.value.id, at)) return refused(place, 'That puzzle is not out yet.');
    return { ...place, verdict: 'result', ...read.value };
  });
}

/** The cache may be a map or a list of puzzles. */
function judgePuzzles(whole: Place, parser: Pick<Game, 'parsePuzzle'>): readonly FormerValue[] {
  const { game, value: map } = whole;
  if (typeof map !== 'object' || map === null) {
    return [refused(whole, 'It is not a map of puzzles.')];
  }
  const values = Object.entries(map).map(([key, value]): FormerValue => {
    const place = { ...whole, key, value: value as Json };
    const parsed = parser.parsePuzzle(value);
    if (!parsed.ok) return refused(place, parsed.problem.message);
    const { id } = parsed.value;
    if (!isPuzzleId(game, id)) return refused(place, 'There is no puzzle of that name.');
    return { ...place, verdict: 'puzzle', id };
  });
  const last = new Map(values.map((one) => [one.verdict === 'puzzle' ? one.id : '', one]));
  return values.map((one) =>
    one.verdict === 'puzzle' && last.get(one.id) !== one
      ? refused(one, 'The same puzzle comes once more, and the last one is taken.')
      : one,
  );
}

/** The importable results, as database rows. */
export function takenResults(values: readonly FormerValue[]): GameResult[] {
  return values.flatMap((one) =>
    one.verdict === 'result'
      ? [{ game: one.game, id: one.id, result: one.result, openedOn: null, finishedAt: null }]
      : [],
  );
}

/** The results that were stored in a former form. */
export function formerAmong(values: readonly FormerValue[]): FormerResult[] {
  return values.flatMap((one) => {
    if (one.verdict !== 'result' || one.how.length === 0) return [];
    const { game, cache, key, value, id, result, how } = one;
    return [{ game, place: cache, key, value, id, result, how }];
  });
}
