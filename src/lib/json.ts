/** Values that survive a JSON round trip: saved moves, results and packs consist of these only. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Whether two JSON values are equal, with their keys in any order. An undefined field counts as none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => isSame(item, b[i]));
  }
  const [fields, others] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = new Set([...Object.keys(fields), ...Object.keys(others)]);
  return [...names].every((name) => isSame(ownField(fields, name), ownField(others, name)));
}

const ownField = (fields: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
