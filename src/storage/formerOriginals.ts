/**
 * The originals of results that were taken in from a former form: where a time was rounded or a unit
 * understood, a later build can read them again.
 */
import type { Json } from '../lib/json.ts';
import type { FormerResult } from './formerResults.ts';
import type { Storage } from './port.ts';
import { isRecord } from './rows.ts';

/** The entry of meta: a list of `FormerResult`. */
export const FORMER_ORIGINALS = 'former-originals';

/** Adds them to those that were kept before; one that comes again replaces itself. */
export async function keepOriginals(
  storage: Pick<Storage, 'getMeta' | 'putMeta'>,
  former: readonly FormerResult[],
): Promise<void> {
  if (former.length === 0) return;
  const placeOf = (one: unknown) => (isRecord(one) ? JSON.stringify([one.place, one.key]) : '');
  const places = new Set(former.map(placeOf));
  const before = await storage.getMeta(FORMER_ORIGINALS);
  const others = Array.isArray(before) ? before.filter((one) => !places.has(placeOf(one))) : [];
  await storage.putMeta(FORMER_ORIGINALS, [...others, ...former] as unknown as Json);
}
