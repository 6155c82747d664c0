/** Typed entries of the meta table: a small JSON value each, under a key of its own. */
import type { Json } from '../lib/json.ts';
import type { Storage } from './port.ts';

export interface MetaEntry<T> {
  readonly key: string;
  /** Parses stored JSON, which may be anything, and is `undefined` for a missing entry. */
  parse(json: unknown): T;
  json(value: T): Json;
}

export async function readEntry<T>(
  storage: Pick<Storage, 'getMeta'>,
  { key, parse }: MetaEntry<T>,
): Promise<T> {
  return parse(await storage.getMeta(key));
}

export const writeEntry = <T>(
  storage: Pick<Storage, 'putMeta'>,
  { key, json }: MetaEntry<T>,
  value: T,
): Promise<void> => storage.putMeta(key, json(value));

/** A meta entry that holds a list; a stored value that is no list counts as empty. */
export const listEntry = (key: string): MetaEntry<readonly Json[]> => ({
  key,
  parse: (json) => (Array.isArray(json) ? json : []),
  json: (list) => list,
});
