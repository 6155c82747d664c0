/** Clues about relatives and their number. */
import type { Sex } from '../kinship.ts';
import type { Tree } from '../tree.ts';
import type { Kind } from './kind.ts';
import { name, person, title, upTo, word } from './params.ts';
import type { Vocabulary } from './vocabulary.ts';
import { numberWord, pluralOf, withArticle } from './words.ts';

const MALE = [
  ...['father', 'son', 'husband', 'brother', 'half-brother', 'grandfather', 'grandson', 'uncle'],
  ...['nephew', 'father-in-law', 'son-in-law', 'brother-in-law', 'stepfather', 'stepson'],
  ...['great-grandfather', 'great-grandson'],
] as const;
const FEMALE = [
  ...['mother', 'daughter', 'wife', 'sister', 'half-sister', 'grandmother', 'granddaughter'],
  ...['aunt', 'niece', 'mother-in-law', 'daughter-in-law', 'sister-in-law', 'stepmother'],
  ...['stepdaughter', 'great-grandmother', 'great-granddaughter'],
] as const;

/** Relations in which a person has only one relative, except spouses after a second marriage. */
const ONLY_ONE = /^(father|mother|husband|wife)$/;

function relatives(tree: Tree, plate: number, relation: string): number {
  let count = 0;
  for (let other = 0; other < tree.size; other++) {
    if (tree.relations(other, plate).includes(relation)) count++;
  }
  return count;
}

/** For each word by which a clue counts relatives, the relations that the word includes. */
export const COUNTED: Readonly<Record<string, readonly string[]>> = {
  child: ['son', 'daughter'],
  son: ['son'],
  daughter: ['daughter'],
  grandchild: ['grandson', 'granddaughter'],
  brother: ['brother'],
  sister: ['sister'],
  cousin: ['cousin'],
  nephew: ['nephew'],
  niece: ['niece'],
};

const countOf = (tree: Tree, plate: number, of: string) =>
  (COUNTED[of] ?? []).reduce((sum, relation) => sum + relatives(tree, plate, relation), 0);

/** The sex of the person with this name or title. */
const sexIn = ({ names, plates }: Vocabulary, term: string): Sex | undefined =>
  names.find((one) => one.name === term)?.sex ?? plates.find((plate) => plate.title === term)?.sex;

/** Clues such as "Isaure is Corvin’s aunt". */
const relation: Kind = {
  params: { who: person, is: word(...MALE, ...FEMALE, 'cousin'), of: person },
  predicate({ is, of }, words, not) {
    const article = ONLY_ONE.test(is) ? `the ${is}` : withArticle(is);
    const what = words.isName(of)
      ? `${words.possessive(of)} ${is}`
      : `${article} of ${words.of(of)}`;
    return `is ${not ? 'not ' : ''}${what}`;
  },
  holds: ({ who, is, of }, { tree, at }) => tree.relations(at(who), at(of)).includes(is),
  reads({ who, is }, board) {
    const words: readonly string[] = sexIn(board, who) === 'm' ? MALE : FEMALE;
    return words.includes(is) || is === 'cousin';
  },
  // The drawn tree already excludes couples of the same sex.
  makesSense: ({ who, is, of }, board) =>
    !/^(husband|wife)$/.test(is) || sexIn(board, who) !== sexIn(board, of),
  deniable: true,
};

/** Clues such as "Odile has a sister". */
const has: Kind = {
  params: {
    who: name,
    relation: word(...MALE, ...FEMALE, 'cousin'),
  },
  predicate: ({ relation: is }, _, not) => (not ? `has no ${is}` : `has ${withArticle(is)}`),
  holds: ({ who, relation: is }, { tree, at }) => relatives(tree, at(who), is) > 0,
  makesSense: ({ relation: is }) => !ONLY_ONE.test(is) && !/grand|child/.test(is),
  deniable: true,
};

/** Clues such as "Odile has two sons". */
const count: Kind = {
  params: { who: name, count: upTo(0, 6), of: word(...Object.keys(COUNTED)) },
  predicate({ count: n, of }, _, not) {
    const many = n === 1 ? `one ${of}` : `${numberWord(n)} ${pluralOf(of)}`;
    if (not) return n === 0 ? `has ${pluralOf(of)}` : `does not have exactly ${many}`;
    return n === 1 ? `has just ${many}` : `has ${many}`;
  },
  holds: ({ who, count: n, of }, { tree, at }) => countOf(tree, at(who), of) === n,
  makesSense: ({ count: n, of }) => n > 0 || /child/.test(of),
};

/** Clues such as "Odile has more children than Tamsin". */
const more: Kind = {
  params: { who: name, than: person, of: word('child', 'grandchild', 'brother', 'sister') },
  predicate: ({ than, of }, words, not) =>
    `${not ? 'does not have' : 'has'} more ${pluralOf(of)} than ${words.of(than)}`,
  holds: ({ who, than, of }, { tree, at }) =>
    countOf(tree, at(who), of) > countOf(tree, at(than), of),
};

/** Clues such as "Odile has the same parents as Tamsin". */
const sameParents: Kind = {
  params: { who: name, as: person },
  predicate: ({ as }, words, not) =>
    `${not ? 'does not have' : 'has'} the same parents as ${words.of(as)}`,
  holds({ who, as }, { tree, at }) {
    const [one, other] = [tree.parents[at(who)]!, tree.parents[at(as)]!];
    return (
      one.length > 0 && one.length === other.length && one.every((parent) => other.includes(parent))
    );
  },
  makesSense: ({ who, as }) => who < as,
  deniable: true,
};

function descendsFrom(tree: Tree, plate: number, ancestor: number): boolean {
  return tree
    .relations(plate, ancestor)
    .some((word) => /(son|daughter)$/.test(word) && !/step/.test(word));
}

/** Clues such as "Corvin is descended from Odile". */
const descent: Kind = {
  params: { who: name, from: person },
  predicate: ({ from }, words, not) => `is ${not ? 'not ' : ''}descended from ${words.of(from)}`,
  holds: ({ who, from }, { tree, at }) => descendsFrom(tree, at(who), at(from)),
  deniable: true,
};

/**
 * Clues such as "Odile married into the family": no parents of hers are drawn, and she is not the
 * monarch.
 */
const marriedIn: Kind = {
  params: { who: name },
  predicate: (_, __, not) => (not ? 'was born into the family' : 'married into the family'),
  holds: ({ who }, { tree, at }) => tree.parents[at(who)]!.length === 0 && at(who) !== tree.monarch,
  deniable: true,
};

/** Clues such as "Odile married twice". */
const weddings: Kind = {
  params: { who: name, times: upTo(0, 2) },
  predicate({ times }, _, not) {
    if (times === 0) return not ? 'is married' : 'never married';
    if (times === 1) return not ? 'did not marry exactly once' : 'married just once';
    return not ? 'did not marry twice' : 'married twice';
  },
  holds: ({ who, times }, { tree, at }) => tree.spouses[at(who)]!.length === times,
};

/** Clues such as "Odile is the Duchess of Ambry". */
const holder: Kind = {
  params: { who: name, title },
  predicate: ({ title: held }, words, not) => `is ${not ? 'not ' : ''}${words.of(held)}`,
  holds: ({ who, title: held }, { at }) => at(who) === at(held),
  identifies: true,
  reads: ({ who, title: held }, board) => sexIn(board, who) === sexIn(board, held),
  deniable: true,
};

/** Clues such as "Odile has a title". */
const titled: Kind = {
  params: { who: name },
  predicate: (_, __, not) => `has ${not ? 'no' : 'a'} title`,
  holds: ({ who }, { tree, at }) => tree.titles[at(who)] !== '',
  deniable: true,
};

/**
 * Clues such as "Tamsin shares her initial with her father" (her only one), or with one of several
 * relatives.
 */
const initial: Kind = {
  params: {
    who: name,
    with: word(
      ...['father', 'mother', 'husband', 'wife', 'brother', 'sister', 'son', 'daughter'],
      ...['cousin', 'grandfather', 'grandmother', 'uncle', 'aunt', 'nephew', 'niece'],
    ),
  },
  predicate({ who, with: other }, words, not) {
    const his = words.his(who);
    const one = not ? 'any' : 'one';
    const whom = ONLY_ONE.test(other) ? `${his} ${other}` : `${one} of ${his} ${pluralOf(other)}`;
    return `${not ? 'does not share' : 'shares'} ${his} initial with ${whom}`;
  },
  holds: ({ who, with: other }, { tree, at, namesakes }) =>
    namesakes(who).some((namesake) => tree.relations(at(namesake), at(who)).includes(other)),
  reach: ({ who }, { names }) =>
    names.flatMap((other) =>
      other.name !== who && other.name.charAt(0) === who.charAt(0) ? [other.name] : [],
    ),
  presumes: ({ who, with: other }, { tree, at }) =>
    !ONLY_ONE.test(other) || relatives(tree, at(who), other) === 1,
  reads: ({ who, with: other }, board) =>
    other !== (sexIn(board, who) === 'm' ? 'husband' : 'wife'),
  makesSense({ who }, board) {
    const others = initial.reach?.({ who }, board) ?? [];
    return others.length > 0 && others.length < 3;
  },
};

export const KIN = {
  relation,
  has,
  count,
  more,
  'same-parents': sameParents,
  descent,
  'married-in': marriedIn,
  weddings,
  holder,
  titled,
  initial,
} satisfies Record<string, Kind>;
