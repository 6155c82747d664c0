/** The drawn family tree as linked people, so that edits need no plate numbers. */
import type { Sex } from '../rules/kinship.ts';
import type { Drawn } from '../rules/tree.ts';
import type { Plate } from '../rules/types.ts';

export interface Person {
  sex: Sex;
  born: number;
  title: string;
  /** The marriage of the person's parents; null for the monarch and those who married in. */
  readonly from: Couple | null;
}

export interface Couple {
  readonly left: Person;
  readonly right: Person;
}

export interface Family {
  /** The family's people: first those already on the board, in the order of plates. */
  people: Person[];
  couples: Couple[];
  readonly monarch: Person;
}

export function familyFrom({ plates, marriages, monarch }: Drawn): Family {
  const people: Person[] = [];
  const couples: Couple[] = [];
  const coupleOf = (parents: readonly number[]) => {
    const [left, right] = parents.map((parent) => people[parent]!);
    return couples.find((one) => one.left === left && one.right === right) ?? null;
  };
  // In the list of plates parents precede their children, so each couple exists before its children
  // look it up.
  for (const [i, { sex, born, title, parents }] of plates.entries()) {
    people.push({ sex, born, title, from: coupleOf(parents) });
    for (const [left, right] of marriages) {
      if (right === i) couples.push({ left: people[left]!, right: people[right]! });
    }
  }
  return { people, couples, monarch: people[monarch]! };
}

export const isOfBlood = ({ monarch }: Family, person: Person): boolean =>
  person === monarch || person.from !== null;

/** The person's marriages as drawn from left to right, two at most. */
export function couplesOf({ couples }: Family, person: Person): readonly Couple[] {
  const own = couples.filter(({ left, right }) => left === person || right === person);
  return own.sort((a, b) => Number(b.right === person) - Number(a.right === person));
}

export const partnerIn = ({ left, right }: Couple, person: Person): Person =>
  left === person ? right : left;

/** The couple's children, eldest first. */
export function childrenOf({ people }: Family, couple: Couple): readonly Person[] {
  return people.filter(({ from }) => from === couple).sort((a, b) => a.born - b.born);
}

/**
 * Returns everyone who leaves the tree when the person is removed: the person's descendants, and
 * all their partners from outside.
 */
export function branchOf(family: Family, person: Person): ReadonlySet<Person> {
  const branch = new Set([person]);
  const addBrood = (couple: Couple) => {
    for (const child of childrenOf(family, couple)) {
      for (const one of branchOf(family, child)) branch.add(one);
    }
  };
  for (const couple of couplesOf(family, person)) {
    if (isOfBlood(family, person)) branch.add(partnerIn(couple, person));
    addBrood(couple);
  }
  return branch;
}

/** The family's people in the tree's drawing order: row by row, from left to right. */
export function inOrder(family: Family): readonly Person[] {
  const rows: Person[][] = [];
  function lay(blood: Person, row: number): void {
    const own = couplesOf(family, blood);
    const before = own.find(({ right }) => right === blood)?.left;
    const after = own.find(({ left }) => left === blood)?.right;
    rows[row] ??= [];
    rows[row].push(...[before, blood, after].filter((one) => one !== undefined));
    for (const couple of own) {
      for (const child of childrenOf(family, couple)) lay(child, row + 1);
    }
  }
  lay(family.monarch, 0);
  return rows.flat();
}

/** Converts the family to a board's plates and marriages, with the people in the given order. */
export function drawnFrom({ couples, monarch }: Family, order: readonly Person[]): Drawn {
  const pairOf = ({ left, right }: Couple) => [order.indexOf(left), order.indexOf(right)] as const;
  return {
    plates: order.map(
      ({ sex, born, title, from }): Plate => ({
        ...{ sex, parents: from ? [...pairOf(from)] : [], born, title },
      }),
    ),
    marriages: couples.map(pairOf).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    monarch: order.indexOf(monarch),
  };
}
