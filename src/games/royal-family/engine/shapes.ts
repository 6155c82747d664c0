/**
 * Grows random families: descent, marriages and years of birth. A founding couple has children,
 * some of whom marry in turn; in hard puzzles a member of the family marries twice, and the
 * children of the two marriages are half-siblings.
 */
import type { Rng } from '../../../lib/rng.ts';
import type { Sex } from '../rules/kinship.ts';

export interface Wish {
  readonly people: number;
  readonly generations: number;
  /** The number of family members who marry twice. */
  readonly remarriages: number;
}

/** A random family as drawn, without names and titles. */
export interface Shape {
  readonly people: readonly {
    readonly sex: Sex;
    readonly parents: readonly number[];
    readonly born: number;
  }[];
  /** Married couples as pairs of people, the left and the right one in the drawing. */
  readonly marriages: readonly (readonly [number, number])[];
  /** The member of the founding couple who is the monarch. */
  readonly founder: number;
}

/** The most people in a row of the tree that fit on a page. */
const WIDEST_ROW = 6;
const MOST_CHILDREN = 4;
/** The most people of one sex that a family has more than of the other. */
export const MOST_OFF_BALANCE = 4;

interface Grown {
  readonly sex: Sex;
  readonly generation: number;
  /** Index of the marriage of the person's parents; null for founders and those who married in. */
  readonly from: number | null;
  born: number;
}

interface Couple {
  readonly blood: number;
  readonly spouse: number;
  readonly children: number[];
}

const other = (sex: Sex): Sex => (sex === 'm' ? 'f' : 'm');

/**
 * Grows a random family of the wished size; returns null when the family did not grow as wished, so
 * that the caller tries again.
 */
export function growShape(wish: Wish, rng: Rng): Shape | null {
  const people: Grown[] = [];
  const couples: Couple[] = [];
  const rows = Array.from({ length: wish.generations }, () => 0);

  function add(sex: Sex, generation: number, from: number | null): number {
    rows[generation]!++;
    return people.push({ sex, generation, from, born: 0 }) - 1;
  }
  const randomSex = (): Sex => (rng.below(2) === 0 ? 'm' : 'f');
  const roomIn = (generation: number) => WIDEST_ROW - (rows[generation] ?? WIDEST_ROW);

  function addChild(couple: number): void {
    const { blood, children } = couples[couple]!;
    children.push(add(randomSex(), people[blood]!.generation + 1, couple));
  }
  function marry(blood: number): void {
    const { sex, generation } = people[blood]!;
    const spouse = add(other(sex), generation, null);
    couples.push({ blood, spouse, children: [] });
    addChild(couples.length - 1);
  }
  const isMarried = (one: number) =>
    couples.some(({ blood, spouse }) => blood === one || spouse === one);

  /** Lists the family members who may marry, with room in the tree for a partner and a child. */
  function marriageable(): number[] {
    return [...people.keys()].filter((one) => {
      const { generation, from } = people[one]!;
      const last = generation + 1 >= wish.generations;
      return (
        from !== null &&
        !last &&
        !isMarried(one) &&
        roomIn(generation) > 0 &&
        roomIn(generation + 1) > 0
      );
    });
  }

  marry(add(randomSex(), 0, null));
  let remarriages = wish.remarriages;
  for (let turn = 0; turn < 60 && people.length < wish.people; turn++) {
    const left = wish.people - people.length;
    const suitors = marriageable();
    const reached = rows.filter((count) => count > 0).length;
    // Grow the family to the wanted number of generations first, then add siblings and further
    // marriages.
    if (reached < wish.generations && suitors.length > 0 && left >= 2 && rng.below(2) === 0) {
      marry(suitors.at(-1)!);
    } else if (remarriages > 0 && left >= 2 && couples.length > 1 && rng.below(3) === 0) {
      const again = rng
        .shuffled([...couples.keys()])
        .map((couple) => couples[couple]!.blood)
        .find((one) => {
          const { generation } = people[one]!;
          return roomIn(generation) > 0 && roomIn(generation + 1) > 0;
        });
      if (again === undefined) continue;
      remarriages--;
      marry(again);
    } else if (suitors.length > 0 && left >= 2 && rng.below(5) < 2) {
      marry(rng.shuffled(suitors)[0]!);
    } else {
      const open = [...couples.keys()].filter((couple) => {
        const { blood, children } = couples[couple]!;
        return children.length < MOST_CHILDREN && roomIn(people[blood]!.generation + 1) > 0;
      });
      const couple = rng.shuffled(open)[0];
      if (couple !== undefined) addChild(couple);
    }
  }

  const women = people.filter(({ sex }) => sex === 'f').length;
  const balanced = Math.abs(people.length - 2 * women) <= MOST_OFF_BALANCE;
  if (people.length !== wish.people || remarriages > 0 || rows.includes(0) || !balanced)
    return null;
  return giveBirths(people, couples, rng) ? inRows(people, couples, rng) : null;
}

/** Assigns distinct years of birth to a family; returns false when a parent would be too old. */
function giveBirths(people: Grown[], couples: readonly Couple[], rng: Rng): boolean {
  const taken = new Set<number>();
  const bear = (one: number, year: number) => {
    let free = year;
    while (taken.has(free)) free++;
    taken.add(free);
    people[one]!.born = free;
  };
  bear(couples[0]!.blood, 1600 + rng.below(220));
  const widowed = new Map<number, number>();
  // In the list, each couple comes after the parents of its member by blood, so that this member's
  // year of birth is known here.
  for (const { blood, spouse, children } of couples) {
    const own = people[blood]!.born;
    const since = widowed.get(blood);
    bear(spouse, own + (since === undefined ? rng.below(9) - 4 : 3 + rng.below(9)));
    let year = Math.max(
      Math.max(own, people[spouse]!.born) + 19 + rng.below(6),
      (since ?? 0) + 3 + rng.below(3),
    );
    for (const child of children) {
      bear(child, year);
      year = people[child]!.born + 1 + rng.below(4);
    }
    widowed.set(blood, year);
    const mother = people[people[blood]!.sex === 'f' ? blood : spouse]!.born;
    const last = people[children.at(-1)!]!.born;
    if (last - mother > 44 || last - own > 60) return false;
  }
  return true;
}

/** Lists a family's people in the tree's drawing order: row by row, from left to right. */
function inRows(people: readonly Grown[], couples: readonly Couple[], rng: Rng): Shape {
  const rows: number[][] = [];
  const pairs: (readonly [number, number])[] = [];
  function lay(blood: number): void {
    const own = couples.filter((couple) => couple.blood === blood);
    const [first, second] = own.map(({ spouse }) => spouse);
    const chain =
      first === undefined
        ? [blood]
        : second !== undefined
          ? [first, blood, second]
          : rng.below(2) === 0
            ? [blood, first]
            : [first, blood];
    const { generation } = people[blood]!;
    rows[generation] = [...(rows[generation] ?? []), ...chain];
    for (let i = 1; i < chain.length; i++) pairs.push([chain[i - 1]!, chain[i]!]);
    // The children of the first of a person's two marriages are older, and stand on the left.
    for (const { children } of own) for (const child of children) lay(child);
  }
  lay(couples[0]!.blood);
  const order = rows.flat();
  const place = new Map(order.map((one, i) => [one, i]));
  const at = (one: number) => place.get(one)!;
  return {
    people: order.map((one) => {
      const { sex, born, from } = people[one]!;
      const couple = from === null ? null : couples[from]!;
      const parents = couple ? [at(couple.blood), at(couple.spouse)] : [];
      return { sex, born, parents: parents.sort((a, b) => a - b) };
    }),
    marriages: pairs
      .map(([a, b]): readonly [number, number] => [at(a), at(b)])
      .sort((a, b) => a[0] - b[0]),
    founder: at(couples[0]!.blood),
  };
}
