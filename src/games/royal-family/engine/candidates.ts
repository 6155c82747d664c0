/** Which plates each name may still go on, and what a clue rules out of them. */
import type { Constraint } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';

/** By name: the plates that it may go on, as bits. */
export type Candidates = Uint32Array;

export type Beginning = Pick<Board, 'plates' | 'names'>;

/** Every name on every plate of its sex, but for what is placed: a plate by name, or undefined. */
export function candidatesOf(
  { plates, names }: Beginning,
  placed: ReadonlyMap<number, number> = new Map(),
): Candidates {
  const taken = [...placed.values()].reduce((bits, plate) => bits | (1 << plate), 0);
  return Uint32Array.from(names, ({ sex }, name) => {
    const own = placed.get(name);
    if (own !== undefined) return 1 << own;
    return plates.reduce(
      (bits, plate, i) => (plate.sex === sex && !(taken & (1 << i)) ? bits | (1 << i) : bits),
      0,
    );
  });
}

/** A name that now may go on fewer plates. */
export interface Narrowed {
  readonly name: number;
  readonly bits: number;
}

/**
 * What is left of the candidates of a clue's names when only its ways are allowed; only what has
 * changed. No way left leaves no bits.
 */
export function narrowedBy({ names, ways }: Constraint, candidates: Candidates): Narrowed[] {
  const left = new Uint32Array(names.length);
  for (const way of ways) {
    let possible = true;
    for (let i = 0; i < names.length; i++) {
      if (!(candidates[names[i]!]! & (1 << way[i]!))) {
        possible = false;
        break;
      }
    }
    if (possible) for (let i = 0; i < names.length; i++) left[i]! |= 1 << way[i]!;
  }
  return names.flatMap((name, i) =>
    left[i] === candidates[name] ? [] : [{ name, bits: left[i]! }],
  );
}
