/** Helpers for parsing untrusted JSON. */

export type Fields = Readonly<Record<string, unknown>>;

/** The own properties of an object; null for arrays and other values. */
export function fieldsOf(json: unknown): Fields | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  return Object.assign(Object.create(null) as Record<string, unknown>, json);
}

/**
 * Whether the value is a whole number in the range. −0 is rejected: it is written as 0, and a value
 * that was read must be written back unchanged.
 */
export function isWhole(value: unknown, min: number, max: number): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) return false;
  return value >= min && value <= max;
}
