/**
 * What the desk read last, kept on the device so that it is there at once and offline. What cannot be
 * read is as good as not there.
 */
import type { Json } from '../lib/json.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

export interface Seen<T> {
  /** When the server said so, epoch ms. */
  readonly at: number;
  readonly value: T;
}

/** Key among storage's meta values, which sign-out empties. */
export const seenKey = (name: string): string => `desk-seen:${name}`;

/** Accepts anything. */
export function parseSeen<T>(
  json: unknown,
  uid: string,
  parse: (value: unknown) => T | null,
): Seen<T> | null {
  const fields = fieldsOf(json);
  if (fields === null || fields.uid !== uid) return null;
  const { at } = fields;
  const value = parse(fields.value);
  return value !== null && isWhole(at, 0, Number.MAX_SAFE_INTEGER) ? { at, value } : null;
}

export const seenJson = (uid: string, at: number, value: Json): Json => ({ uid, at, value });
