/** Parts of the desk's queries, and parsers of their answers. */
import type { Dated } from '../desk/port.ts';
import { isGameId } from '../games/definitions.ts';
import type { StoredDocument } from './firestore.ts';
import { encodeValue } from './values.ts';

export function equal(fields: Readonly<Record<string, unknown>>) {
  const filters = Object.entries(fields).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encodeValue(value) },
  }));
  return { compositeFilter: { op: 'AND', filters } };
}

export function newestFirst() {
  return { orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }] };
}

/**
 * The query's cursor for the next page of a list, newest first. Times are in ms here and finer in
 * the database, hence `at + 1`.
 */
export function noLaterThan(at: number) {
  const end = { timestamp: new Date(at + 1).toISOString() };
  return { startAt: { values: [encodeValue(end)], before: false } };
}

/**
 * Documents with one of their times as epoch ms. Security rules and functions guarantee the other
 * fields; documents of games unknown to this build are skipped.
 */
export function datedOf<Document>(
  found: readonly StoredDocument[],
  time: 'at' | 'arrivedAt' | 'takenOffAt',
): Dated<Document>[] {
  return timedOf<Document>(
    found.filter(({ data }) => isGameId(data.game)),
    time,
  );
}

/** Documents of no game with one of their times as epoch ms. */
export function timedOf<Document>(
  found: readonly StoredDocument[],
  time: 'at' | 'arrivedAt' | 'takenOffAt',
): Dated<Document>[] {
  return found.flatMap(({ id: key, data }) => {
    const { timestamp } = (data[time] ?? {}) as { readonly timestamp?: unknown };
    const at = Date.parse(String(timestamp));
    return Number.isNaN(at) ? [] : [{ ...(data as Document), key, at }];
  });
}
