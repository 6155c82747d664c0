/** Looking at JSON that may be anything, without trusting any of it. */

export type Fields = Readonly<Record<string, unknown>>;

/** The own properties of a plain object, or null for anything else. Nothing inherited is read. */
export function fieldsOf(json: unknown): Fields | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  return Object.assign(Object.create(null) as Record<string, unknown>, json);
}

/**
 * Whether it is a whole number in that range. −0 is none: it is written as 0, and what is read must
 * be written back unchanged.
 */
export function isWhole(value: unknown, min: number, max: number): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Object.is(value, -0)) return false;
  return value >= min && value <= max;
}
