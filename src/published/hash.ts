/** Which version of a puzzle something belongs to, in a few characters. */
import type { Json } from '../lib/json.ts';
import { textHash } from '../lib/textHash.ts';

/** The JSON with the keys in order: what two objects have in common if they say the same. */
function canonical(json: Json): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map(canonical)}]`;
  const fields = Object.entries(json as { readonly [key: string]: Json }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)}}`;
}

/**
 * The hash of a puzzle as `Game.makePuzzle` writes it: 14 hex digits, which tell a corrected puzzle from
 * the one before.
 */
export const puzzleHash = (json: Json): string => textHash(canonical(json));
