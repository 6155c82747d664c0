/**
 * Chains deductions for hints up to an end: a name's plate is known, or a contradiction is reached.
 * Deductions that the end does not need are pruned.
 */
import type { Narrowed } from './candidates.ts';
import { type Deduction, deductionsIn, type Knowledge, narrowed, seenBy } from './deductions.ts';
import { costOf, LEVELS, ratingOf, type Seen } from './ratings.ts';

/** A deduction within a hint's chain. */
export interface Link {
  readonly deduction: Deduction;
  /** The knowledge before the deduction. */
  readonly before: Knowledge;
  readonly narrowed: readonly Narrowed[];
  readonly seen: Seen;
}

export interface Chain {
  readonly links: readonly Link[];
  /** The knowledge after all deductions of the chain. */
  readonly after: Knowledge;
  readonly rating: number;
}

/** Decides whether a chain of deductions ends with this knowledge of the board. */
export type End = (known: Knowledge) => boolean;

/** Applies deductions in order; skips those that add nothing. */
function follow(from: Knowledge, deductions: readonly Deduction[]): Omit<Chain, 'rating'> {
  const links: Link[] = [];
  let before = from;
  for (const deduction of deductions) {
    const found = narrowed(before, deduction);
    if (found.length === 0) continue;
    links.push({ deduction, before, narrowed: found, seen: seenBy(before, deduction) });
    const candidates = before.candidates.slice();
    for (const { name, bits } of found) candidates[name] = bits;
    before = { ...before, candidates };
  }
  return { links, after: before };
}

/**
 * Prunes a chain of deductions: tries to omit each deduction, the hardest first, and keeps those
 * without which the end is not reached.
 */
function pruned(from: Knowledge, links: readonly Link[], isEnd: End): Chain {
  let chain = follow(
    from,
    links.map(({ deduction }) => deduction),
  );
  const hardestFirst = [...links].reverse().sort((a, b) => costOf(b.seen) - costOf(a.seen));
  for (const { deduction } of hardestFirst) {
    const rest = chain.links.flatMap((link) =>
      link.deduction === deduction ? [] : [link.deduction],
    );
    if (rest.length === chain.links.length) continue;
    const shorter = follow(from, rest);
    if (isEnd(shorter.after)) chain = shorter;
  }
  return { ...chain, rating: ratingOf(chain.links.map(({ seen }) => seen)) };
}

/**
 * Traces back the deductions that a chain's end may depend on: keeps a deduction if it narrows the
 * possible plates of a name that the end or a later kept deduction depends on.
 */
function traced(links: readonly Link[], wanted: ReadonlySet<number>): Link[] {
  const names = new Set(wanted);
  const kept = [...links].reverse().filter(({ deduction, before, narrowed: found }) => {
    if (!found.some(({ name }) => names.has(name))) return false;
    if (deduction.technique === 'clue') {
      for (const name of before.constraints[deduction.clue]!.names) names.add(name);
    } else if (deduction.technique === 'only plate') names.add(deduction.name);
    else if (deduction.technique === 'pair' && deduction.isNaked) {
      for (const name of deduction.names) names.add(name);
    } else for (const name of before.candidates.keys()) names.add(name);
    return true;
  });
  return kept.reverse();
}

/** An end of a chain of deductions that the search has reached. */
export interface Reached {
  readonly isEnd: End;
  /** The names whose possible plates decide this end. */
  readonly names: ReadonlySet<number>;
}

export interface Search {
  /**
   * Whether singles (a name's only plate, a plate's only name) extend a chain; false where they end
   * it.
   */
  readonly settling: boolean;
  ends(known: Knowledge): readonly Reached[];
}

/** The most ends of chains for which one round of the search traces back the deductions. */
const MOST_ENDS = 6;

/**
 * Returns the easiest chain of deductions that cost at most `level` each, or null. Each round
 * applies every deduction visible at that point, until some end is reached.
 */
function chainUpTo(from: Knowledge, level: number, { settling, ends }: Search): Chain | null {
  const links: Link[] = [];
  for (let known = from; ; ) {
    const reached = ends(known);
    if (reached.length > 0) {
      return reached
        .slice(0, MOST_ENDS)
        .map(({ isEnd, names }) => pruned(from, traced(links, names), isEnd))
        .reduce((best, one) => (one.rating < best.rating ? one : best));
    }
    const round = follow(known, deductionsIn(known, level, settling));
    if (round.links.length === 0) return null;
    links.push(...round.links);
    known = round.after;
  }
}

/** Returns the chain of deductions with the lowest rating over all cost levels, or null. */
export function easiestChain(from: Knowledge, search: Search): Chain | null {
  let best: Chain | null = null;
  for (const level of LEVELS) {
    if (best && 1 + level >= best.rating) break;
    const chain = chainUpTo(from, level, search);
    if (chain && (!best || chain.rating < best.rating)) best = chain;
  }
  return best;
}
