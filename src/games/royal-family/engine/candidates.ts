/**
 * The solver's candidates: the plates of the tree still possible for each name, and how clues
 * narrow them.
 */
import type { Constraint } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';

/** For each name, its possible plates as bits. */
export type Candidates = Uint32Array;

export type Beginning = Pick<Board, 'plates' | 'names'>;

/**
 * The initial candidates: every free plate of its sex for each unplaced name; `placed` maps names
 * to plates.
 */
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

/** A name with fewer possible plates than before; `bits` are the remaining ones. */
export interface Narrowed {
  readonly name: number;
  readonly bits: number;
}

/**
 * Returns the plates that a clue leaves to the names it concerns, for changed names only. Bits of 0
 * mean a contradiction.
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
