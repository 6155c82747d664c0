/**
 * Seeded random numbers, so that a puzzle depends only on its seed.
 *
 * Generator: sfc32 by Chris Doty-Humphrey (PractRand, public domain), seeded from a string with the
 * FNV-1a hash (Fowler, Noll, Vo; RFC 9923) and warmed up for twelve rounds.
 */
export interface Rng {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [0, n), for n of at least 1. */
  below(n: number): number;
  /** A new array with the items in random order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): T[];
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}

/** A generator whose sequence is determined by `seed`. */
export function makeRng(seed: string): Rng {
  let a = fnv1a(seed, 0x811c9dc5);
  let b = fnv1a(seed, a ^ 0x9e3779b9);
  let c = fnv1a(seed, b ^ 0x85ebca6b);
  let counter = 1;

  function word(): number {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  }
  for (let i = 0; i < 12; i++) word();

  const next = () => word() / 0x1_0000_0000;
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    shuffled(items) {
      const out = items.slice();
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = out[i] as (typeof out)[number];
        out[i] = out[j] as (typeof out)[number];
        out[j] = held;
      }
      return out;
    },
  };
}
