/**
 * Kinship terms, from parents, marriages and sex alone.
 *
 * The definitions, for "a is the … of b":
 *
 * - brother, sister: both have the same recorded parents, at least one. Half-brother,
 *   half-sister: they share a recorded parent, but not all. Below, a *sibling* is either.
 * - uncle, aunt: a parent's sibling, or the spouse of a parent's sibling. Nephew, niece: the other
 *   way round, so a child of a sibling, or of a spouse's sibling.
 * - cousin: a child of a parent's sibling.
 * - stepfather, stepmother: a parent's spouse who is no parent. Stepson, stepdaughter: the other
 *   way round.
 * - in-laws: a spouse's parents and siblings, a child's spouse, a sibling's spouse. The spouse of a
 *   spouse's sibling is no in-law.
 * - grandfather … granddaughter with "great-" before it once for each further generation.
 *
 * Marriages do not end: a person who married twice has two spouses. Every matching term is
 * returned, so after a marriage of cousins a man can be husband and cousin of the same woman. A
 * person has no relation to themselves.
 */

/** A person's identifier. */
export type Id = string | number;

export type Sex = 'm' | 'f';

export interface Family {
  readonly people: readonly { readonly id: Id; readonly sex: Sex }[];
  /** Pairs of a child and one of its parents. */
  readonly parents: readonly (readonly [child: Id, parent: Id])[];
  readonly marriages: readonly (readonly [Id, Id])[];
}

/** The kinship terms for a man and for a woman. */
const WORDS = {
  parent: ['father', 'mother'],
  child: ['son', 'daughter'],
  spouse: ['husband', 'wife'],
  sibling: ['brother', 'sister'],
  halfSibling: ['half-brother', 'half-sister'],
  grandparent: ['grandfather', 'grandmother'],
  grandchild: ['grandson', 'granddaughter'],
  stepparent: ['stepfather', 'stepmother'],
  stepchild: ['stepson', 'stepdaughter'],
  parentsSibling: ['uncle', 'aunt'],
  siblingsChild: ['nephew', 'niece'],
  cousin: ['cousin', 'cousin'],
  parentInLaw: ['father-in-law', 'mother-in-law'],
  childInLaw: ['son-in-law', 'daughter-in-law'],
  siblingInLaw: ['brother-in-law', 'sister-in-law'],
} as const satisfies Record<string, readonly [male: string, female: string]>;

type Kind = keyof typeof WORDS;

/** Maps a person to the people directly linked to them, never to themselves. */
type Links = ReadonlyMap<Id, ReadonlySet<Id>>;

interface Joined {
  readonly parents: Links;
  readonly children: Links;
  readonly spouses: Links;
}

const NOBODY: ReadonlySet<Id> = new Set();

function linksOf(pairs: readonly (readonly [Id, Id])[]): Links {
  const links = new Map<Id, Set<Id>>();
  for (const [from, to] of pairs) {
    if (from === to) continue;
    const known = links.get(from) ?? new Set();
    links.set(from, known.add(to));
  }
  return links;
}

/** Returns everyone directly linked to a member of the group. */
function step(links: Links, group: Iterable<Id>): Set<Id> {
  const reached = new Set<Id>();
  for (const one of group) for (const other of links.get(one) ?? NOBODY) reached.add(other);
  return reached;
}

function isSameSet(a: ReadonlySet<Id>, b: ReadonlySet<Id>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

/** Returns a person's full and half siblings: everyone who shares a parent. */
function siblingsOf({ parents, children }: Joined, one: Id): Set<Id> {
  const siblings = step(children, parents.get(one) ?? NOBODY);
  siblings.delete(one);
  return siblings;
}

function siblingsOfAll(joined: Joined, group: Iterable<Id>): Set<Id> {
  return new Set([...group].flatMap((one) => [...siblingsOf(joined, one)]));
}

/**
 * The term for an ancestor or descendant, 2 or more generations away: "great-grandfather" and so
 * on.
 */
function removedWord(kind: 'grandparent' | 'grandchild', generations: number, sex: 0 | 1): string {
  return 'great-'.repeat(generations - 2) + WORDS[kind][sex];
}

/**
 * Lists the numbers of generations, from 2, by which the person `to` is reached from `from` going
 * only up or only down.
 */
function distances(links: Links, from: Id, to: Id, most: number): number[] {
  const met: number[] = [];
  let level = step(links, [from]);
  for (let generations = 2; generations <= most && level.size > 0; generations++) {
    level = step(links, level);
    if (level.has(to)) met.push(generations);
  }
  return met;
}

/** Returns a function like `relate`, for repeated questions about one family. */
export function kinshipOf(family: Family): (a: Id, b: Id) => string[] {
  const flip = (pairs: readonly (readonly [Id, Id])[]) =>
    pairs.map(([x, y]): readonly [Id, Id] => [y, x]);
  const sexes = new Map(family.people.map(({ id, sex }) => [id, sex]));
  const parents = linksOf(family.parents);
  const children = linksOf(flip(family.parents));
  const spouses = linksOf([...family.marriages, ...flip(family.marriages)]);
  const joined = { parents, children, spouses };
  // A line of descent has at most as many generations as the family has people. This limit ends the
  // search even where an invalid family has people who descend from themselves.
  const most = family.people.length;

  return (a, b) => {
    const sexOfA = sexes.get(a);
    if (sexOfA === undefined || a === b || !sexes.has(b)) return [];
    const sex = sexOfA === 'm' ? 0 : 1;
    const parentsOfB = parents.get(b) ?? NOBODY;
    const childrenOfB = children.get(b) ?? NOBODY;
    const spousesOfB = spouses.get(b) ?? NOBODY;
    const siblingsOfB = siblingsOf(joined, b);
    const parentsSiblings = siblingsOfAll(joined, parentsOfB);
    const spousesSiblings = siblingsOfAll(joined, spousesOfB);
    const isFull = isSameSet(parents.get(a) ?? NOBODY, parentsOfB);
    const above = distances(parents, b, a, most);
    const below = distances(children, b, a, most);

    const words: string[] = [];
    const add = (kind: Kind, holds: boolean) => {
      if (holds) words.push(WORDS[kind][sex]);
    };
    add('parent', parentsOfB.has(a));
    add('child', childrenOfB.has(a));
    add('spouse', spousesOfB.has(a));
    add('sibling', siblingsOfB.has(a) && isFull);
    add('halfSibling', siblingsOfB.has(a) && !isFull);
    add('grandparent', above.includes(2));
    add('grandchild', below.includes(2));
    add('stepparent', step(spouses, parentsOfB).has(a) && !parentsOfB.has(a));
    add('stepchild', step(children, spousesOfB).has(a) && !childrenOfB.has(a));
    add('parentsSibling', parentsSiblings.has(a) || step(spouses, parentsSiblings).has(a));
    add(
      'siblingsChild',
      step(children, siblingsOfB).has(a) || step(children, spousesSiblings).has(a),
    );
    add('cousin', step(children, parentsSiblings).has(a));
    add('parentInLaw', step(parents, spousesOfB).has(a));
    add('childInLaw', step(spouses, childrenOfB).has(a));
    add('siblingInLaw', spousesSiblings.has(a) || step(spouses, siblingsOfB).has(a));
    for (const generations of above) {
      if (generations > 2) words.push(removedWord('grandparent', generations, sex));
    }
    for (const generations of below) {
      if (generations > 2) words.push(removedWord('grandchild', generations, sex));
    }
    return words;
  };
}

/**
 * Returns every term r for which "a is the r of b" holds, the most direct first; empty for
 * unrelated people and unknown ids.
 */
export function relate(family: Family, a: Id, b: Id): string[] {
  return kinshipOf(family)(a, b);
}
