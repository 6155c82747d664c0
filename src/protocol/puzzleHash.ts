/** Hashes that identify the version of a puzzle. */
import type { Json } from '../lib/json.ts';
import { textHash } from '../lib/textHash.ts';

/** JSON with sorted keys: identical for equal objects. */
function canonical(json: Json): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map(canonical)}]`;
  const fields = Object.entries(json as { readonly [key: string]: Json }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)}}`;
}

/**
 * The hash of a puzzle as written by `Game.makePuzzle`: 14 hex digits that distinguish a corrected
 * puzzle from its predecessor.
 */
export const puzzleHash = (json: Json): string => textHash(canonical(json));
