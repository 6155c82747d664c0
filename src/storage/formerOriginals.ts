/**
 * Originals of results imported from a former form: a later build can read them again if a time was
 * rounded or a unit misunderstood.
 */
import type { Json } from '../lib/json.ts';
import type { FormerResult } from '../protocol/formerResults.ts';
import { listEntry, readEntry, writeEntry } from './metaEntry.ts';
import type { Storage } from './port.ts';
import { isRecord } from './rows.ts';

/** The meta entry with the originals, a list of `FormerResult`. */
export const FORMER_ORIGINALS = listEntry('former-originals');

/** Adds to the kept originals; a new original replaces an earlier one of the same map and key. */
export async function keepOriginals(
  storage: Pick<Storage, 'getMeta' | 'putMeta'>,
  former: readonly FormerResult[],
): Promise<void> {
  if (former.length === 0) return;
  const placeOf = (one: unknown) => (isRecord(one) ? JSON.stringify([one.place, one.key]) : '');
  const places = new Set(former.map(placeOf));
  const before = await readEntry(storage, FORMER_ORIGINALS);
  const others = before.filter((one) => !places.has(placeOf(one)));
  const originals = former.map((one): Json => ({ ...one }));
  await writeEntry(storage, FORMER_ORIGINALS, [...others, ...originals]);
}
