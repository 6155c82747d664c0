/** The forms of a phrase that hints say of people on the tree: "has no sister", "were born in 1830". */
import { capital } from '../../../lib/capital.ts';
import { printClue, termsOf } from '../rules/clues/kinds.ts';
import { wordsOf } from '../rules/clues/words.ts';
import type { Sex } from '../rules/kinship.ts';
import type { Board, Clue } from '../rules/types.ts';

/** A phrase about one person or several, said or denied. */
export interface Phrase {
  readonly is: string;
  readonly isNot: string;
  readonly are: string;
  readonly areNot: string;
}

/** Another person of a clue, as a phrase that is said and as one that is denied names them. */
export interface Called {
  readonly said: string;
  readonly denied: string;
}

type Saying = (rest: (other: string) => string, other: Called, many?: typeof rest) => Phrase;

const saying =
  (is: string, isNot: string, are: string, areNot: string): Saying =>
  (rest, { said, denied }, many = rest) => ({
    is: `${is} ${rest(said)}`,
    isNot: `${isNot} ${rest(denied)}`,
    are: `${are} ${many(said)}`,
    areNot: `${areNot} ${many(denied)}`,
  });

export const be = saying('is', 'is not', 'are', 'are not');
export const was = saying('was', 'was not', 'were', 'were not');
export const has = saying('has', 'does not have', 'have', 'do not have');
export const comes = saying('comes', 'does not come', 'come', 'do not come');

/** A phrase such as "has a nephew", denied by "has no nephew". */
export const owns = (some: string, none: string): Phrase => ({
  is: `has ${some}`,
  isNot: `has ${none}`,
  are: `have ${some}`,
  areNot: `have ${none}`,
});

/** Denies a phrase. */
export const denied = ({ is, isNot, are, areNot }: Phrase): Phrase => ({
  is: isNot,
  isNot: is,
  are: areNot,
  areNot: are,
});

const PLURALS: Readonly<Record<string, string>> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do' },
  ...{ shares: 'share', comes: 'come' },
};

/** Turns a predicate about one person into one about several: "are older than their husbands". */
const pluralOf = (predicate: string) =>
  predicate
    .replace(/^\w+/, (verb) => PLURALS[verb] ?? verb)
    .replace(/\b(his|her)\b/, 'their')
    .replace(/their husband$/, 'their husbands')
    .replace(/their wife$/, 'their wives');

/** The words of a statement after its subject: "has no sister". */
export function predicateOf(board: Board, statement: Clue, isDenied: boolean): string {
  const subject = capital(wordsOf(board).of(String(statement.who)));
  const sentence = printClue(isDenied ? { kind: 'not', of: statement } : statement, board);
  return sentence.slice(subject.length + 1, -1);
}

/** A statement about one person in the clue's own words. */
export function ownPhrase(board: Board, statement: Clue): Phrase {
  const [is, isNot] = [predicateOf(board, statement, false), predicateOf(board, statement, true)];
  return { is, isNot, are: pluralOf(is), areNot: pluralOf(isNot) };
}

/** A statement as a sentence within another: "the Duke of Ambry has no title". */
export function statementWords(board: Board, statement: Clue, isDenied: boolean): string {
  const subject = wordsOf(board).of(termsOf(statement)[0]!);
  return `${subject} ${predicateOf(board, statement, isDenied)}`;
}

const MIRRORED: Readonly<Record<string, readonly [male: string, female: string]>> = {
  ...{ father: ['son', 'daughter'], mother: ['son', 'daughter'] },
  ...{ son: ['father', 'mother'], daughter: ['father', 'mother'] },
  ...{ husband: ['husband', 'wife'], wife: ['husband', 'wife'] },
  ...{ brother: ['brother', 'sister'], sister: ['brother', 'sister'] },
  ...{ uncle: ['nephew', 'niece'], aunt: ['nephew', 'niece'] },
  ...{ nephew: ['uncle', 'aunt'], niece: ['uncle', 'aunt'] },
};
const CORE = new RegExp(Object.keys(MIRRORED).join('|'));

/** The relation of b to a, where a is the relation's person to b: an aunt's is "nephew" or "niece". */
export const mirrored = (relation: string, sex: Sex) =>
  relation.replace(CORE, (core) => MIRRORED[core]![sex === 'm' ? 0 : 1]);

/** Joins two predicates, and says words at the front that both have only once: "is … or …". */
function join(one: string, other: string, word: 'and' | 'or'): string {
  const [a, b] = [one.split(' '), other.split(' ')];
  let front = 0;
  while (front < Math.min(a.length, b.length) - 1 && a[front] === b[front]) front++;
  while (front > 1 && /^(the|a|an|of)$/.test(a[front - 1]!)) front--;
  const shared = a.slice(0, front).join(' ');
  const isDenied = /\b(no|not)\b/.test(shared);
  // "Is not his aunt or sister" denies both; where only one is denied, the words are said in full.
  if (front === 0 || (isDenied && word === 'or')) return `${one} ${word} ${other}`;
  const rest = b.slice(front).join(' ');
  // "No aunt or niece who can be Ida": the words at the end are said once as well. Where only the
  // second trait has them, "no husband or brother who can be Ida" would say them of both.
  const [end = ''] = / who can be .*$/.exec(rest) ?? [];
  if (end !== '' && !one.endsWith(end)) return `${one} ${word} ${other}`;
  return `${one.slice(0, one.length - end.length)} ${isDenied ? 'or' : word} ${rest}`;
}

/** The phrase for both of two traits, or for at least one of them. */
export function joined(one: Phrase, other: Phrase, word: 'and' | 'or'): Phrase {
  const unsaid = word === 'and' ? 'or' : 'and';
  return {
    is: join(one.is, other.is, word),
    are: join(one.are, other.are, word),
    isNot: join(one.isNot, other.isNot, unsaid),
    areNot: join(one.areNot, other.areNot, unsaid),
  };
}
