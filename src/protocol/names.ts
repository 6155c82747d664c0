/**
 * Leaderboard names: a cosy adjective and a coffee noun, twenty of each (specification, section 3).
 * Names are never typed, so they need no moderation. firestore.rules repeats the lists;
 * tests/backend compares them.
 */
import type { Rng } from '../lib/rng.ts';

export const ADJECTIVES = [
  'Balmy',
  'Calm',
  'Cosy',
  'Drowsy',
  'Gentle',
  'Golden',
  'Hushed',
  'Kindly',
  'Lazy',
  'Mellow',
  'Misty',
  'Quiet',
  'Rainy',
  'Sleepy',
  'Slow',
  'Snug',
  'Soft',
  'Sunny',
  'Toasty',
  'Velvet',
] as const;

export const NOUNS = [
  'Affogato',
  'Americano',
  'Arabica',
  'Barista',
  'Bean',
  'Breve',
  'Cappuccino',
  'Cortado',
  'Crema',
  'Doppio',
  'Espresso',
  'Filter',
  'Galao',
  'Latte',
  'Lungo',
  'Macchiato',
  'Mocha',
  'Mug',
  'Ristretto',
  'Roast',
] as const;

export type Adjective = (typeof ADJECTIVES)[number];
export type Noun = (typeof NOUNS)[number];

/** `Mellow Macchiato`. */
export function makeName(adjective: Adjective, noun: Noun): string {
  return `${adjective} ${noun}`;
}

/** The two words of a name from the lists, or null for any other text. */
export function parseName(text: unknown): readonly [Adjective, Noun] | null {
  if (typeof text !== 'string') return null;
  const [first, second, ...rest] = text.split(' ');
  const adjective = ADJECTIVES.find((word) => word === first);
  const noun = NOUNS.find((word) => word === second);
  return adjective && noun && rest.length === 0 ? [adjective, noun] : null;
}

export function randomName(rng: Rng): string {
  return makeName(pick(ADJECTIVES, rng), pick(NOUNS, rng));
}

/** A random item of a non-empty list. */
export function pick<T>(items: readonly [T, ...T[]], rng: Rng): T {
  return items[rng.below(items.length)] ?? items[0];
}
