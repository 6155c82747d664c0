/**
 * Short notes on the conventions that a clue rests on. A note appears only where its convention
 * matters on this tree, so that no player reads of half-brothers where there are none.
 * tests/royalFamilyReadings.proof.test.ts tries misreadings of the clues of every packed puzzle,
 * and fails if one changes a solution and no note rules it out.
 */
import { capital } from '../../../../lib/capital.ts';
import type { Sex } from '../kinship.ts';
import { type Tree, treeOf } from '../tree.ts';
import type { Clue } from '../types.ts';
import type { Convention } from './conventions.ts';
import { COUNTED } from './kin.ts';
import type { Values } from './kind.ts';
import { KINDS, termsOf } from './kinds.ts';
import type { Vocabulary } from './vocabulary.ts';
import { numberWord, pluralOf, wordsOf } from './words.ts';

export interface Note {
  readonly tells: readonly Convention[];
  readonly text: string;
}

/**
 * A statement for which notes are sought: the whole clue, or a part of a compound clue, which may
 * be false.
 */
interface Case {
  readonly part: Values;
  readonly isPart: boolean;
  readonly clue: Clue;
  readonly board: Vocabulary;
  readonly tree: Tree;
  /** Every relation that occurs in the family tree. */
  readonly found: ReadonlySet<string>;
}

/** The relations that occur in each family tree, cached. */
const relationsFound = new WeakMap<Tree, ReadonlySet<string>>();

function relationsOn(tree: Tree): ReadonlySet<string> {
  let found = relationsFound.get(tree);
  if (!found) {
    const plates = [...tree.born.keys()];
    found = new Set(plates.flatMap((a) => plates.flatMap((b) => tree.relations(a, b))));
    relationsFound.set(tree, found);
  }
  return found;
}

const note = (text: string, ...tells: Convention[]): Note => ({ tells, text });

const isHalf = (relation: string) => relation.startsWith('half-');
const isStep = (relation: string) => relation.startsWith('step');

/** The relations that a statement mentions. */
function relationsIn({ kind, is, relation, with: other, of }: Values): readonly string[] {
  if (kind === 'relation') return [is];
  if (kind === 'has') return [relation];
  if (kind === 'initial') return [other];
  if (kind === 'count' || kind === 'more') return COUNTED[of] ?? [];
  return kind === 'descent' ? ['grandson'] : [];
}

/** The relations with ambiguous words, each with its convention and its definition for players. */
const DEFINED: Readonly<Record<string, readonly ['uncles' | 'cousins' | 'in-laws', string]>> = {
  uncle: ['uncles', 'Uncles: parents’ brothers and aunts’ husbands'],
  aunt: ['uncles', 'Aunts: parents’ sisters and uncles’ wives'],
  nephew: ['uncles', 'Nephews: sons of siblings or of a spouse’s siblings'],
  niece: ['uncles', 'Nieces: daughters of siblings or of a spouse’s siblings'],
  cousin: ['cousins', 'Cousins: children of a parent’s brother or sister'],
  'brother-in-law': ['in-laws', 'Brothers-in-law: spouses’ brothers, sisters’ husbands'],
  'sister-in-law': ['in-laws', 'Sisters-in-law: spouses’ sisters, brothers’ wives'],
};

/** Whether two siblings are both married, so that players might take their partners for in-laws. */
function hasMarriedPair({ spouses, relations }: Tree): boolean {
  const married = [...spouses.keys()].filter((plate) => spouses[plate]!.length > 0);
  return married.some((a) => married.some((b) => relations(a, b).some((is) => SIBLING.test(is))));
}

const SIBLING = /^(half-)?(brother|sister)$/;
const UNCLES = ['uncle', 'aunt', 'nephew', 'niece'];

function ofRelation(relation: string, { found, tree }: Case): Note[] {
  const hasHalves = [...found].some(isHalf);
  const defined = DEFINED[relation];
  if (defined) {
    const [convention, text] = defined;
    const isOpen = {
      uncles: UNCLES.some((is) => found.has(is)),
      cousins: found.has('cousin'),
      'in-laws': hasHalves || hasMarriedPair(tree),
    }[convention];
    return isOpen
      ? [note(`${text}${hasHalves ? ', half-siblings included' : ''}.`, convention)]
      : [];
  }
  const other = `half-${relation}`;
  return found.has(other) ? [note(`${capital(pluralOf(other))} do not count.`, 'halves')] : [];
}

/** Notes about step relatives, where a statement mentions parents, children or grandchildren. */
function ofSteps({ part, found }: Case): Note[] {
  const relations = relationsIn(part).filter((is) => /(father|mother|son|daughter)$/.test(is));
  const near = relations.filter((is) => found.has(`step${is}`));
  const isFar = relations.some((is) => is.includes('grand')) && [...found].some(isStep);
  if (near.length === 1)
    return [note(`${capital(pluralOf(`step${near[0]}`))} do not count.`, 'steps')];
  if (near.length === 0 && !isFar) return [];
  const isUp = relations.some((is) => /(father|mother)$/.test(is));
  return [note(`Step${isUp ? 'parents' : 'children'} do not count.`, 'steps')];
}

/** Notes that a stepson's wife is no daughter-in-law, where the tree has one. */
function ofStepsInLaw({ part, tree }: Case): Note[] {
  const plates = [...tree.born.keys()];
  return relationsIn(part).flatMap((relation) => {
    const [, up, down] = /^(?:(father|mother)|(son|daughter))-in-law$/.exec(relation) ?? [];
    if (!up && !down) return [];
    const step = up ? /^step(father|mother)$/ : /^step(son|daughter)$/;
    const isOpen = plates.some((a) =>
      plates.some(
        (b) =>
          tree.relations(a, b).some((is) => step.test(is)) && tree.spouses[up ? b : a]!.length > 0,
      ),
    );
    const text = up
      ? 'A spouse’s stepparent does not count.'
      : 'A stepchild’s spouse does not count.';
    return isOpen ? [note(text, 'steps')] : [];
  });
}

/** Relations that are found through a person's parents. */
const THROUGH_PARENTS = /brother$|sister$|^(cousin|uncle|aunt|(great-)?grand(father|mother))$/;

/** Notes for denied statements: a person without drawn parents counts as having no sister. */
function ofDenied({ part, isPart }: Case): Note[] {
  const [relation = ''] = relationsIn(part);
  const isOpen =
    part.kind === 'relation'
      ? SIBLING.test(relation)
      : part.kind !== 'count' && THROUGH_PARENTS.test(relation);
  return isOpen && (isPart || part.kind === 'more')
    ? [note('Only people on the tree count.', 'drawn')]
    : [];
}

const IN_ORDER = ['place', 'among', 'ahead', 'follows'];

function ofThrone({ part, isPart, clue, board }: Case): Note[] {
  const { sexOf } = wordsOf(board);
  if (part.kind === 'in-line') {
    const mayReign = sexOf(part.who) === board.plates[board.monarch]!.sex;
    return mayReign ? [note('The monarch is not in line.', 'line')] : [];
  }
  if (!IN_ORDER.includes(part.kind)) return [];
  const order = note(
    'Sons and daughters are in line from eldest to youngest, each followed by their own children. The monarch is not in line.',
    'order',
    'line',
  );
  if (!isPart) return [order];
  const text =
    clue.kind === 'either'
      ? 'The other person need not be in line.'
      : 'Also true of anyone not in line.';
  return [order, note(text, 'out-of-line')];
}

function ofSpouse({ part, isPart, board, tree }: Case, spouse: string): Note[] {
  const { he, sexOf } = wordsOf(board);
  const hasTwo = (sex: Sex) =>
    tree.spouses.some((spouses, plate) => tree.sexes[plate] === sex && spouses.length > 1);
  return isPart || hasTwo(sexOf(part.who))
    ? [note(`${capital(he(part.who))} has just one ${spouse}.`, 'spouse')]
    : [];
}

/** The notes of each kind of clue, besides those on the relations that the clue mentions. */
const OF_KIND: Readonly<Record<string, (it: Case) => readonly Note[]>> = {
  eldest: ({ part, board, found }) => [
    note(`${capital(wordsOf(board).he(part.who))} has at least one sibling.`, 'eldest'),
    ...([...found].some(isHalf) ? [note('Half-siblings do not count.', 'halves')] : []),
  ],
  'only-child'({ part, isPart, board }) {
    const text = isPart
      ? 'Only used for people whose parents are on the tree.'
      : `${capital(wordsOf(board).his(part.who))} parents are on the tree.`;
    return [note(text, 'only-child')];
  },
  'same-parents': ({ isPart }) =>
    isPart ? [note('Parents who are not on the tree do not count.', 'drawn')] : [],
  'spouse-age': (it) =>
    ofSpouse(it, wordsOf(it.board).sexOf(it.part.who) === 'm' ? 'wife' : 'husband'),
  initial(it) {
    const { part, isPart, board } = it;
    if (/husband|wife/.test(part.with)) return ofSpouse(it, part.with);
    return isPart && /^(father|mother)$/.test(part.with)
      ? [note(`${capital(wordsOf(board).his(part.who))} ${part.with} is on the tree.`, 'drawn')]
      : [];
  },
  count({ part, tree }) {
    const has = (plate: number, count: number) =>
      KINDS.count!.holds({ ...part, count }, { tree, at: () => plate } as never);
    const plates = [...tree.born.keys()];
    const isMore = plates.some((plate) => plates.some((n) => n > part.count && has(plate, n)));
    return part.count > 1 && isMore ? [note(`Exactly ${numberWord(part.count)}.`, 'exactly')] : [];
  },
  has({ part, isPart, clue, tree }) {
    const plates = [...tree.born.keys()];
    const hasMore = plates.some(
      (of) => plates.filter((a) => tree.relations(a, of).includes(part.relation)).length > 1,
    );
    const isDenied = isPart && clue.kind !== 'either';
    return hasMore && !isDenied ? [note('One or more.', 'some')] : [];
  },
  above: () => [
    note('Generations are rows of the tree, whether people are related or not.', 'rows'),
  ],
  'married-in'({ part, board }) {
    const { sex } = board.plates[board.monarch]!;
    const isMonarchs = wordsOf(board).sexOf(part.who) === sex;
    const spouse = sex === 'm' ? 'wife' : 'husband';
    const text = isMonarchs
      ? 'The monarch was born into the family.'
      : `The monarch’s ${spouse} married into the family.`;
    return [note(text, 'born')];
  },
  titled({ part, board, tree }) {
    const sex = wordsOf(board).sexOf(part.who);
    const isShared = tree.titles.some(
      (title, plate) =>
        title === '' &&
        tree.sexes[plate] === sex &&
        tree.spouses[plate]!.some((spouse) => tree.titles[spouse] !== ''),
    );
    return isShared ? [note('Only the title on a person’s own plate counts.', 'titles')] : [];
  },
};

/**
 * Notes that a name and a title in a clue are two people, where the clue could also be true of a
 * single person.
 */
function ofPeople(clue: Clue, parts: readonly Clue[], board: Vocabulary): Note[] {
  const { isName } = wordsOf(board);
  const terms = termsOf(clue);
  const isMixed = terms.some(isName) && !terms.every(isName);
  if (!isMixed || clue.kind === 'holder') return [];
  const held = parts.filter(({ kind }) => kind === 'holder');
  const isHeld = terms.length === 2 && held.length > 0;
  const isOpen = parts[0] !== clue || ['same-parents', 'generation'].includes(clue.kind);
  if (!isOpen || isHeld) return [];
  return [note(`${terms.length === 2 ? 'Two' : 'All'} different people.`, 'people')];
}

/** The clue's notes; empty when it rests on no convention. */
export function notesOf(clue: Clue, board: Vocabulary): readonly Note[] {
  const tree = treeOf(board);
  const within = Object.values(clue).filter((value) => typeof value === 'object');
  const parts = within.length > 0 ? within : [clue];
  const notes = parts.flatMap((part) => {
    const it = { part, isPart: part !== clue, clue, board, tree, found: relationsOn(tree) };
    return [
      ...(OF_KIND[part.kind]?.(it) ?? []),
      ...relationsIn(part).flatMap((relation) => ofRelation(relation, it)),
      ...ofSteps(it),
      ...ofStepsInLaw(it),
      ...ofDenied(it),
      ...ofThrone(it),
    ];
  });
  const all = [...notes, ...ofPeople(clue, parts, board)];
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
}

/** The clue's notes in one line, or an empty string. */
export function noteText(clue: Clue, board: Vocabulary): string {
  return notesOf(clue, board)
    .map(({ text }) => text)
    .join(' ');
}
