/**
 * Deductions in a row, up to an end: somebody's place, or a contradiction. Of what could be deduced
 * on the way only that is kept that the end takes.
 */
import type { Narrowed } from './candidates.ts';
import { type Deduction, deductionsIn, type Knowledge, narrowed, seenBy } from './deductions.ts';
import { costOf, LEVELS, ratingOf, type Seen } from './ratings.ts';

/** A deduction at its place in a row. */
export interface Link {
  readonly deduction: Deduction;
  /** What was known before it. */
  readonly before: Knowledge;
  readonly narrowed: readonly Narrowed[];
  readonly seen: Seen;
}

export interface Chain {
  readonly links: readonly Link[];
  /** What is known after them. */
  readonly after: Knowledge;
  readonly rating: number;
}

/** Whether what is known is an end. */
export type End = (known: Knowledge) => boolean;

/** Makes the deductions in their order; those that tell nothing new any more are left out. */
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

/** The row without what the end does not take: each is left out in turn, the hardest first. */
function pruned(from: Knowledge, links: readonly Link[], isEnd: End): Chain {
  let chain = follow(
    from,
    links.map(({ deduction }) => deduction),
  );
  const hardestFirst = links.toReversed().toSorted((a, b) => costOf(b.seen) - costOf(a.seen));
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
 * What the end may rest on, traced back from the names that it is about: a link is kept if it
 * narrows a name that a later one depends on.
 */
function traced(links: readonly Link[], wanted: ReadonlySet<number>): Link[] {
  const names = new Set(wanted);
  const kept = links.toReversed().filter(({ deduction, before, narrowed: found }) => {
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

/** An end that was reached. */
export interface Reached {
  readonly isEnd: End;
  /** The names that decide it. */
  readonly names: ReadonlySet<number>;
}

export interface Search {
  /** Whether who and what is left over goes on: where that is no end in itself. */
  readonly settling: boolean;
  ends(known: Knowledge): readonly Reached[];
}

/** As many ends of one round are followed back. */
const MOST_ENDS = 6;

/**
 * The row with the fewest deductions that is found with those up to a cost: all that can be seen at
 * once is seen at once, round by round, until there is an end.
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

/** The row that is the easiest to follow; null where there is none. */
export function easiestChain(from: Knowledge, search: Search): Chain | null {
  let best: Chain | null = null;
  for (const level of LEVELS) {
    if (best && 1 + level >= best.rating) break;
    const chain = chainUpTo(from, level, search);
    if (chain && (!best || chain.rating < best.rating)) best = chain;
  }
  return best;
}
