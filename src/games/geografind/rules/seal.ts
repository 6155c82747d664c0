/**
 * The answer as it stands in a pack: not readable at a glance, and different each time the same
 * country comes round. It keeps honest eyes from spoilers; whoever means to cheat will.
 *
 * A sealed answer is a salt of four characters and two more, in base 36: the place of the country
 * in CODES, moved on by a number that the salt decides.
 */
import { CODES } from '../codes.ts';
import type { Code } from './types.ts';

const SPAN = 36 * 36;

/** FNV-1a, as far as it is needed. */
function offsetOf(salt: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < salt.length; i++) {
    hash = Math.imul(hash ^ salt.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % SPAN;
}

/** @param salt four characters of base 36, in small letters. */
export function seal(country: Code, salt: string): string {
  const place = (CODES.indexOf(country) + offsetOf(salt)) % SPAN;
  return salt + place.toString(36).padStart(2, '0');
}

/** The country, or null for a text that seals none. */
export function unseal(sealed: unknown): Code | null {
  if (typeof sealed !== 'string' || !/^[0-9a-z]{6}$/.test(sealed)) return null;
  const place = Number.parseInt(sealed.slice(4), 36) - offsetOf(sealed.slice(0, 4));
  return CODES[(place + SPAN) % SPAN] ?? null;
}
