/**
 * Converts JSON values to and from Firestore's REST interface.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */

/** The interface's value types that occur in Crema's documents. */
export type FirestoreValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  /** A 64-bit integer in decimal. */
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  /** A time in the format of RFC 3339. */
  | { readonly timestampValue: string }
  | { readonly arrayValue: { readonly values?: readonly FirestoreValue[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = Readonly<Record<string, FirestoreValue>>;

/** A time by the server's clock. */
export interface Timestamp {
  /** RFC 3339, up to nanoseconds, so that queries can use it unchanged. */
  readonly timestamp: string;
}

/** Throws a TypeError on values outside JSON: `undefined`, functions, non-finite numbers. */
export function encodeValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number' && Number.isFinite(value)) {
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? { integerValue: String(value) }
      : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') {
    const { timestamp } = value as Partial<Timestamp>;
    if (timestamp !== undefined) return { timestampValue: timestamp };
    return { mapValue: { fields: encodeFields(value) } };
  }
  throw new TypeError(`Firestore cannot hold ${String(value)}.`);
}

export function encodeFields(record: object): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, encodeValue(value)]),
  );
}

/** Types that Crema does not write (bytes, references, places) are decoded as null. */
export function decodeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const typed = value as Readonly<Record<string, unknown>>;
  if ('booleanValue' in typed) return typed.booleanValue;
  if ('integerValue' in typed) return Number(typed.integerValue);
  if ('doubleValue' in typed) return Number(typed.doubleValue);
  if ('stringValue' in typed) return typed.stringValue;
  if ('timestampValue' in typed) return { timestamp: String(typed.timestampValue) };
  if ('arrayValue' in typed) {
    const { values } = (typed.arrayValue ?? {}) as { values?: unknown };
    return Array.isArray(values) ? values.map(decodeValue) : [];
  }
  if ('mapValue' in typed) {
    return decodeFields(((typed.mapValue ?? {}) as { fields?: unknown }).fields);
  }
  return null;
}

export function decodeFields(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'object' || fields === null) return {};
  // `fromEntries` defines its keys, so that `__proto__` is an ordinary key.
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]),
  );
}

/** The field path of a mask, such as `someTimes.41`; unusual names are in backticks. */
export function fieldPath(...names: readonly string[]): string {
  return names
    .map((name) =>
      /^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``,
    )
    .join('.');
}
