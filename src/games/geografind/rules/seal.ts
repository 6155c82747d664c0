/**
 * Obfuscates the country to find in downloaded puzzles: not readable at a glance, and different
 * each time a country recurs. Sealing prevents accidental spoilers, not cheating. A sealed answer
 * is six base-36 characters: a salt of four, then the country's index in CODES, shifted by an
 * offset derived from the salt.
 */
import { CODES } from '../codes.ts';
import type { Code } from './types.ts';

const SPAN = 36 * 36;

/** The offset by which a salt shifts a country's index: the salt's FNV-1a hash, modulo SPAN. */
function offsetOf(salt: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < salt.length; i++) {
    hash = Math.imul(hash ^ salt.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0) % SPAN;
}

/**
 * Obfuscates a country's code.
 * @param salt four base-36 characters, in lower case.
 */
export function seal(country: Code, salt: string): string {
  const place = (CODES.indexOf(country) + offsetOf(salt)) % SPAN;
  return salt + place.toString(36).padStart(2, '0');
}

/** The country of an obfuscated answer; null for an invalid text. */
export function unseal(sealed: unknown): Code | null {
  if (typeof sealed !== 'string' || !/^[0-9a-z]{6}$/.test(sealed)) return null;
  const place = Number.parseInt(sealed.slice(4), 36) - offsetOf(sealed.slice(0, 4));
  return CODES[(place + SPAN) % SPAN] ?? null;
}
