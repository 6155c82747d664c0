/** Which version of a puzzle something belongs to, in a few characters. */
import type { Json } from '../lib/json.ts';

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
 * cyrb53 (bryc, public domain) of a puzzle as `Game.makePuzzle` writes it: 14 hex digits. It tells a
 * corrected puzzle from the one before; against somebody who wants two to be alike it is no help.
 */
export function puzzleHash(json: Json): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const char of canonical(json)) {
    const code = char.codePointAt(0)!;
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (2 ** 32 * (b & 0x1fffff) + (a >>> 0)).toString(16).padStart(14, '0');
}
