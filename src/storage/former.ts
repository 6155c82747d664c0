/**
 * Values of the former site as it wrote them, kept for a later build: taken over from a former form, in
 * case a time was rounded or a unit misunderstood, or not taken over.
 */
import type { Json } from '../lib/json.ts';
import type { FormerResult } from '../protocol/formerResults.ts';
import { listEntry, readEntry, writeEntry } from './metaEntry.ts';
import type { Storage } from './port.ts';
import { isRecord } from './rows.ts';

/** A value that was not taken over. */
export interface RejectedValue {
  /** Name of the cache in localStorage. */
  readonly place: string;
  /** Key within the cache; empty for the cache as a whole. */
  readonly key: string;
  readonly value: Json;
  readonly why: string;
}

const originals = listEntry('former-originals');
const rejected = listEntry('rejected-import');

/** Meta entries: a list of `FormerResult`, and one of `RejectedValue`. */
export const FORMER = { originals, rejected } as const;

/** Adds to the kept values; a new value replaces an earlier one of the same place and key. */
export async function keepFormer(
  storage: Pick<Storage, 'getMeta' | 'putMeta'>,
  kind: keyof typeof FORMER,
  values: readonly (FormerResult | RejectedValue)[],
): Promise<void> {
  if (values.length === 0) return;
  const placeOf = (one: unknown) => (isRecord(one) ? JSON.stringify([one.place, one.key]) : '');
  const places = new Set(values.map(placeOf));
  const before = await readEntry(storage, FORMER[kind]);
  const others = before.filter((one) => !places.has(placeOf(one)));
  await writeEntry(storage, FORMER[kind], [...others, ...values.map((one): Json => ({ ...one }))]);
}
