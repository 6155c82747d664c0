/**
 * The solver's logic: places everyone by elimination, in named steps, the easiest first. It never
 * supposes anything: each step rules out possible plates of names permanently.
 *
 * The techniques: *only plate left* (for a name), *only name left* (for a plate), *clue* (it leaves
 * a name fewer plates; more open names make it harder to see), *pair* (naked: two names have only
 * two plates, which all other names lose; hidden: two plates have only two names, which lose all
 * other plates).
 */

import { bitCount, isOneBit, lowestBit } from '../../../lib/bits.ts';
import type { Constraint } from '../rules/constraints.ts';
import { type Candidates, narrowedBy } from './candidates.ts';
import type { Technique } from './ratings.ts';

export interface Step {
  readonly technique: Technique;
  /** The number of the clue's names with several possible plates, for the technique `clue`. */
  readonly open: number;
}

/** Elimination on a board; narrows the given candidates in place. */
export class Elimination {
  readonly candidates: Candidates;
  /** False once some name has no possible plate left. */
  consistent = true;
  private readonly constraints: readonly Constraint[];
  /** For each name, the indices of the constraints that concern it. */
  private readonly uses: readonly (readonly number[])[];
  /** Constraints to check again, since the possible plates of their names have changed. */
  private readonly stale: Set<number>;
  /** Names with a single plate that is already ruled out for all other names, as bits. */
  private settled = 0;

  /** @param stale the constraints that may narrow the candidates; by default all. */
  constructor(
    candidates: Candidates,
    constraints: readonly Constraint[],
    stale: Iterable<number> = constraints.keys(),
  ) {
    this.candidates = candidates;
    this.constraints = constraints;
    const uses = Array.from(candidates, (): number[] => []);
    for (const [i, { names }] of constraints.entries()) {
      for (const name of names) uses[name]!.push(i);
    }
    this.uses = uses;
    this.stale = new Set(stale);
    if (candidates.some((bits) => bits === 0)) this.consistent = false;
  }

  get isSolved(): boolean {
    return this.consistent && this.candidates.every(isOneBit);
  }

  /**
   * Makes the next step of elimination; returns null when there is none, or after a contradiction.
   */
  next(): Step | null {
    if (!this.consistent) return null;
    return this.onlyPlate() ?? this.onlyName() ?? this.byClue() ?? this.byPair();
  }

  /** Makes all possible steps of elimination. */
  run(): Step[] {
    const steps: Step[] = [];
    for (let step = this.next(); step; step = this.next()) steps.push(step);
    return steps;
  }

  narrow(name: number, bits: number): void {
    if (this.candidates[name] === bits) return;
    this.candidates[name] = bits;
    if (bits === 0) this.consistent = false;
    for (const constraint of this.uses[name]!) this.stale.add(constraint);
  }

  private settle(name: number, plate: number): void {
    this.settled |= 1 << name;
    this.narrow(name, 1 << plate);
    for (let other = 0; other < this.candidates.length; other++) {
      if (other !== name) this.narrow(other, this.candidates[other]! & ~(1 << plate));
    }
  }

  private isSettled(name: number): boolean {
    return (this.settled & (1 << name)) !== 0;
  }

  private onlyPlate(): Step | null {
    for (let name = 0; name < this.candidates.length; name++) {
      const bits = this.candidates[name]!;
      if (this.isSettled(name) || !isOneBit(bits)) continue;
      const plate = lowestBit(bits);
      this.settle(name, plate);
      return { technique: 'only plate', open: 0 };
    }
    return null;
  }

  private onlyName(): Step | null {
    let once = 0;
    let twice = 0;
    for (const bits of this.candidates) {
      twice |= once & bits;
      once |= bits;
    }
    const only = once & ~twice;
    for (let name = 0; name < this.candidates.length; name++) {
      const bits = this.candidates[name]! & only;
      if (this.isSettled(name) || bits === 0) continue;
      const plate = lowestBit(bits);
      this.settle(name, plate);
      return { technique: 'only name', open: 0 };
    }
    return null;
  }

  private openIn(constraint: number): number {
    return this.constraints[constraint]!.names.filter((name) => !isOneBit(this.candidates[name]!))
      .length;
  }

  private byClue(): Step | null {
    const waiting = [...this.stale].map((clue) => ({ clue, open: this.openIn(clue) }));
    waiting.sort((a, b) => a.open - b.open || a.clue - b.clue);
    for (const { clue, open } of waiting) {
      this.stale.delete(clue);
      const narrowed = narrowedBy(this.constraints[clue]!, this.candidates);
      if (narrowed.length === 0) continue;
      for (const { name, bits } of narrowed) this.narrow(name, bits);
      return { technique: 'clue', open };
    }
    return null;
  }

  private byPair(): Step | null {
    const open = [...this.candidates.keys()].filter((name) => !isOneBit(this.candidates[name]!));
    const plates = open.reduce((bits, name) => bits | this.candidates[name]!, 0);
    for (const [i, one] of open.entries()) {
      for (const two of open.slice(i + 1)) {
        const both = this.candidates[one]! | this.candidates[two]!;
        const others = open.filter((name) => name !== one && name !== two);
        const elsewhere = others.reduce((bits, name) => bits | this.candidates[name]!, 0);
        const pair = bitCount(both) === 2 ? both : plates & ~elsewhere;
        if (bitCount(pair) !== 2) continue;
        const before = open.map((name) => this.candidates[name]!);
        for (const name of others) this.narrow(name, this.candidates[name]! & ~pair);
        for (const name of [one, two]) this.narrow(name, this.candidates[name]! & pair);
        if (open.some((name, at) => this.candidates[name] !== before[at])) {
          return { technique: 'pair', open: 2 };
        }
      }
    }
    return null;
  }
}
