/**
 * Parses results from a profile, a backup or a cache of the former site, in the current form or a
 * former one. Every import uses this module; former forms are never written.
 */
import { definitionOf, GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import { formerFormsOf } from '../games/former.ts';
import { count } from '../lib/count.ts';
import { joinWithAnd } from '../lib/joinWithAnd.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { idFromResultKey, isResultValue } from './resultKeys.ts';

/** An entry of a result map, in the current form. */
export interface ReadEntry {
  readonly id: string;
  readonly result: Json;
  /** Names of the former forms found in the entry; empty for the current form. */
  readonly how: readonly string[];
}

/** Reads an entry of a result map. A result in the current form is returned unchanged. */
export function readEntry(game: GameId, key: string, value: unknown): Result<ReadEntry> {
  const forms = formerFormsOf(game);
  const today = idFromResultKey(game, key);
  const id = today ?? forms?.idOf?.(key) ?? null;
  if (id === null) return fail('unknown-puzzle', 'There’s no such puzzle.');
  const read = forms?.read(value) ?? ok({ result: value, how: [] });
  if (!read.ok) return read;
  const result = resultsOf(game).parse(read.value.result);
  if (!result.ok) return result;
  if (!isResultValue(result.value)) return fail('bad-result', 'It is not a list.');
  const how = [...(today === null ? ['a date in another form'] : []), ...read.value.how];
  return ok({ id, result: result.value, how });
}

export interface KeyedEntry {
  readonly key: string;
  readonly value: unknown;
  readonly read: Result<ReadEntry>;
}

/**
 * Reads the entries of a game's result map, in their order. Of several entries for one puzzle only
 * one is read: complete before unfinished, the current form before a former one, then the first
 * key. Devices and functions must choose alike, and databases keep no order of keys.
 */
export function readEntries(
  game: GameId,
  entries: readonly (readonly [string, unknown])[],
): readonly KeyedEntry[] {
  const all = entries.map(([key, value]) => ({ key, value, read: readEntry(game, key, value) }));
  const chosen = new Map<string, KeyedEntry>();
  for (const one of all) {
    if (!one.read.ok) continue;
    const before = chosen.get(one.read.value.id);
    if (before === undefined || isBefore(game, one, before)) chosen.set(one.read.value.id, one);
  }
  return all.map((one) => {
    if (!one.read.ok || chosen.get(one.read.value.id) === one) return one;
    return { ...one, read: fail('repeated', 'There is another result for the same puzzle.') };
  });
}

function isBefore(game: GameId, one: KeyedEntry, other: KeyedEntry): boolean {
  const lateness = ({ key, read }: KeyedEntry) =>
    (read.ok && resultsOf(game).isComplete(read.value.result) ? 0 : 2) +
    (idFromResultKey(game, key) === null ? 1 : 0);
  const difference = lateness(one) - lateness(other);
  return difference === 0 ? one.key < other.key : difference < 0;
}

/** A result that was stored in a former form, with its original. */
export interface FormerResult extends ReadEntry {
  readonly game: GameId;
  /** Name of the cache or the profile's map. */
  readonly place: string;
  readonly key: string;
  readonly value: Json;
}

/** "12 Yearly Daily results converted from an older format: …", a sentence a game. */
export function formerWords(former: readonly FormerResult[]): readonly string[] {
  return GAME_IDS.flatMap((id) => {
    const rows = former.filter(({ game }) => game === id);
    if (rows.length === 0) return [];
    const how = [...new Set(rows.flatMap((row) => row.how))];
    const { title } = definitionOf(id);
    const subject = `${count(rows.length, `${title} result`)} converted from an older format`;
    return `${subject}: ${joinWithAnd(how)}.`;
  });
}
