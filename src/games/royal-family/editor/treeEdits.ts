/**
 * The editor's changes to the family tree. Each function returns a board that the parser accepts,
 * or a problem. The names are adapted to the changed plates; clues about removed names or titles
 * are dropped.
 */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { RANKS } from '../data/names.ts';
import { FEWEST_PEOPLE, MOST_PEOPLE } from '../rules/codec.ts';
import { layoutOf, WIDEST_TREE } from '../rules/layout.ts';
import { whoIs } from '../rules/places.ts';
import type { Board, State } from '../rules/types.ts';
import { renamed, withReadableClues } from './clueTerms.ts';
import {
  branchOf,
  type Couple,
  couplesOf,
  drawnFrom,
  type Family,
  familyFrom,
  inOrder,
  isOfBlood,
  type Person,
  partnerIn,
} from './family.ts';
import { namesFor } from './nameEdits.ts';

export interface Edited {
  readonly board: Board;
  /** Number of the plate to select after the edit: the edited one or a neighbour. */
  readonly plate: number;
  /** Describes the edit in a sentence or two. */
  readonly said: string;
}

/** The names known to be on the plates, so that removed plates take their names along. */
export type Placing = Pick<State, 'placed'> | null;

interface Change {
  readonly family: Family;
  readonly about: Person;
  /** Names whose plates the edit removes. */
  readonly leaving?: readonly string[];
  /** Titles that the edit changes, from old to new. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly said: string;
}

const namesOf = (board: Board, placing: Placing, plates: readonly number[]): string[] =>
  plates.flatMap((plate) => board.names[placing?.placed[plate] ?? -1]?.name ?? []);

function finished(board: Board, change: Change): Result<Edited> {
  const { family, about, leaving = [], titles = new Map(), said } = change;
  const { length } = family.people;
  if (length > MOST_PEOPLE) return fail('full', `A family has ${MOST_PEOPLE} people at the most.`);
  if (length < FEWEST_PEOPLE) {
    return fail('few', `A family has ${FEWEST_PEOPLE} people at the least.`);
  }
  const order = inOrder(family);
  const drawn = drawnFrom(family, order);
  const { width } = layoutOf(drawn);
  if (width > WIDEST_TREE && width > layoutOf(board).width) {
    return fail('wide', 'The tree would be too wide for a phone.');
  }
  const clues = board.clues.map((clue) => renamed(clue, titles));
  const { names, come, gone } = namesFor({ ...board, clues }, drawn.plates, leaving);
  const read = withReadableClues({ ...board, ...drawn, names, clues });
  const lost = read.lost === 1 ? 'A clue goes' : `${read.lost} clues go`;
  const sentences = [
    said,
    come.length > 0 && `${joinWithAnd(come)} ${come.length === 1 ? 'joins' : 'join'} the names.`,
    gone.length > 0 && `${joinWithAnd(gone)} ${gone.length === 1 ? 'leaves' : 'leave'} the names.`,
    read.lost > 0 && `${lost} with that.`,
  ];
  return ok({
    board: read.board,
    plate: order.indexOf(about),
    said: sentences.filter((one) => one !== false).join(' '),
  });
}

function freeYear({ people }: Family, year: number): number {
  const taken = new Set(people.map(({ born }) => born));
  let free = year;
  while (taken.has(free)) free++;
  return free;
}

/** The sex of a person to be added: the one rarer in the family, female on a tie. */
function sexOfNext({ people }: Family): Person['sex'] {
  const women = people.filter(({ sex }) => sex === 'f').length;
  return women * 2 <= people.length ? 'f' : 'm';
}

function bear(family: Family, couple: Couple): Person {
  const parents = Math.max(couple.left.born, couple.right.born) + 20;
  const shared = (from: Couple) =>
    [from.left, from.right].some((one) => one === couple.left || one === couple.right);
  // The new child is younger than its half-siblings too, so that the children of a person's second
  // marriage are younger than those of the first.
  const brood = family.people.filter(({ from }) => from !== null && shared(from));
  const year = Math.max(parents, ...brood.map(({ born }) => born + 2));
  const child: Person = {
    ...{ sex: sexOfNext(family), born: freeYear(family, year), title: '', from: couple },
  };
  family.people.push(child);
  return child;
}

/**
 * Adds a youngest child to the person on a plate.
 * @param partner the plate of the child's other parent.
 */
export function addChild(board: Board, plate: number, partner: number): Result<Edited> {
  const family = familyFrom(board);
  const couple = couplesOf(family, family.people[plate]!).find(
    (one) => partnerIn(one, family.people[plate]!) === family.people[partner],
  );
  if (!couple) return fail('no-couple', 'Only couples have children here.');
  const child = bear(family, couple);
  const what = child.sex === 'm' ? 'A son' : 'A daughter';
  return finished(board, { family, about: child, said: `${what}, born in ${child.born}.` });
}

/** Returns why the person on the plate cannot marry again, or an empty string. */
export function whyNoPartner(board: Board, plate: number): string {
  const family = familyFrom(board);
  const person = family.people[plate]!;
  if (!isOfBlood(family, person)) return 'Whoever came from outside has married once.';
  return couplesOf(family, person).length > 1 ? 'Nobody marries more than twice.' : '';
}

/** Adds a partner from outside the family to a person and, if wanted, the couple's first child. */
export function addPartner(board: Board, plate: number, withChild: boolean): Result<Edited> {
  const why = whyNoPartner(board, plate);
  if (why) return fail('no-partner', why);
  const family = familyFrom(board);
  const person = family.people[plate]!;
  const [before] = couplesOf(family, person);
  const partner: Person = {
    ...{ sex: person.sex === 'm' ? ('f' as const) : ('m' as const), title: '', from: null },
    born: freeYear(family, person.born + (before ? 5 : 2)),
  };
  const isLeft = before?.left === person;
  const couple = isLeft ? { left: partner, right: person } : { left: person, right: partner };
  family.people.push(partner);
  family.couples.push(couple);
  const about = withChild ? bear(family, couple) : partner;
  const said = `A ${partner.sex === 'm' ? 'husband' : 'wife'} for ${whoIs(board, plate)}${withChild ? ', and a child' : ''}.`;
  return finished(board, { family, about, said });
}

/** The plates that leave the tree when this one is removed, itself included. */
export function leavingWith(board: Board, plate: number): readonly number[] {
  const family = familyFrom(board);
  const branch = branchOf(family, family.people[plate]!);
  return [...board.plates.keys()].filter((one) => branch.has(family.people[one]!));
}

export function remove(board: Board, plate: number, placing: Placing): Result<Edited> {
  const family = familyFrom(board);
  const person = family.people[plate]!;
  if (person === family.monarch) return fail('monarch', 'The monarch stays.');
  const branch = branchOf(family, person);
  const plates = leavingWith(board, plate);
  const [couple] = couplesOf(family, person);
  const about =
    person.from === null
      ? couple && partnerIn(couple, person)
      : isOfBlood(family, person.from.left)
        ? person.from.left
        : person.from.right;
  const { people, couples, monarch } = family;
  const after = {
    people: people.filter((one) => !branch.has(one)),
    couples: couples.filter(({ left, right }) => !branch.has(left) && !branch.has(right)),
    monarch,
  };
  const others = plates.length - 1;
  const whom = others === 0 ? '' : others === 1 ? ' and one more' : ` and ${others} more`;
  return finished(board, {
    ...{ family: after, about: about ?? monarch, leaving: namesOf(board, placing, plates) },
    said: `Taken out: ${whoIs(board, plate)}${whom}.`,
  });
}

/** Adapts a title to a sex: "Duke of Ambry" for a woman is "Duchess of Ambry". */
function titleFor(title: string, sex: Person['sex']): string {
  const [rank = '', ...of] = title.split(' ');
  const pair = [['King', 'Queen'] as const, ...RANKS].find((both) =>
    (both as readonly string[]).includes(rank),
  );
  return pair ? [pair[sex === 'm' ? 0 : 1], ...of].join(' ') : title;
}

/** Swaps the sex of a plate and of all plates linked to it by marriage. */
export function changeSex(board: Board, plate: number, placing: Placing): Result<Edited> {
  const family = familyFrom(board);
  const person = family.people[plate]!;
  const changed = new Set([person]);
  for (const one of changed) {
    for (const couple of couplesOf(family, one)) changed.add(partnerIn(couple, one));
  }
  const titles = new Map<string, string>();
  for (const one of changed) {
    one.sex = one.sex === 'm' ? 'f' : 'm';
    const title = titleFor(one.title, one.sex);
    if (title !== one.title) titles.set(one.title, title);
    one.title = title;
  }
  if (repeats(family.people.map(({ title }) => title))) {
    return fail('same-title', 'Two people would have the same title. Change one of them first.');
  }
  const plates = [...board.plates.keys()].filter((one) => changed.has(family.people[one]!));
  const what = person.sex === 'm' ? 'A man’s' : 'A woman’s';
  return finished(board, {
    ...{ family, about: person, titles, leaving: namesOf(board, placing, plates) },
    said: `${what} plate now${changed.size > 1 ? ', and the other way round beside it' : ''}.`,
  });
}

function repeats(titles: readonly string[]): boolean {
  const given = titles.filter((title) => title !== '');
  return new Set(given).size < given.length;
}

export function setYear(board: Board, plate: number, year: number): Result<Edited> {
  const family = familyFrom(board);
  const person = family.people[plate]!;
  if (!Number.isInteger(year) || year < 1 || year > 9999) {
    return fail('bad-year', 'A year is a number from 1 to 9999.');
  }
  if (family.people.some((one) => one !== person && one.born === year)) {
    return fail('same-year', `Somebody else was born in ${year}.`);
  }
  const { from } = person;
  if (from && year <= Math.max(from.left.born, from.right.born)) {
    return fail('before-parents', 'Nobody is born before their parents.');
  }
  const own = couplesOf(family, person);
  if (family.people.some((one) => one.from && own.includes(one.from) && one.born <= year)) {
    return fail('after-children', 'Nobody is born after their children.');
  }
  person.born = year;
  return finished(board, { family, about: person, said: `Born in ${year}.` });
}

/**
 * Changes the title on a plate of the tree.
 * @param title as printed on the plate; empty for none.
 */
export function setTitle(board: Board, plate: number, title: string): Result<Edited> {
  const family = familyFrom(board);
  const person = family.people[plate]!;
  const isTaken =
    family.people.some((one) => one !== person && one.title === title) ||
    board.names.some(({ name }) => name === title);
  if (title !== '' && isTaken) return fail('same-title', `There is a ${title} already.`);
  const titles = title === '' ? new Map() : new Map([[person.title, title]]);
  person.title = title;
  return finished(board, {
    ...{ family, about: person, titles },
    said: title === '' ? 'No title.' : `${title}.`,
  });
}

/** Renames the family's royal house, and the monarch's title with it. */
export function setHouse(board: Board, house: string): Result<Edited> {
  const family = familyFrom(board);
  const { monarch } = family;
  const before = monarch.title;
  if (before.endsWith(` of ${board.house}`)) {
    monarch.title = `${before.slice(0, -board.house.length)}${house}`;
  }
  if (repeats(family.people.map(({ title }) => title))) {
    return fail('same-title', `There is a ${monarch.title} already.`);
  }
  return finished(
    { ...board, house },
    {
      family,
      about: monarch,
      titles: new Map([[before, monarch.title]]),
      said: `House of ${house}.`,
    },
  );
}
