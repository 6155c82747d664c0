/**
 * Reads the predicates in hints' sentences for tests, "have no aunt who can be Ida", and judges them
 * on the tree. It knows the words of the sentences but none of the code that makes them.
 */
import { AGE_READERS } from './royalFamilyOracleAge.ts';
import { KIN_READERS } from './royalFamilyOracleKin.ts';
import type { Judged, Words } from './royalFamilyOracleWords.ts';

const SINGULAR: readonly (readonly [RegExp, string])[] = [
  [/^are only children /, 'is an only child '],
  [/^are the children /, 'is the child '],
  [/^are /, 'is '],
  [/^were /, 'was '],
  [/^have /, 'has '],
  [/^do /, 'does '],
  [/^come /, 'comes '],
  [/^fit /, 'fits '],

  [/^make /, 'makes '],
  [/^is not the children /, 'is not the child '],
  [/^(is|is not) (grand|great-|half-|step)?(\w+)s((?:-in-law)? of everyone)/, '$1 a $2$3$4'],
  [/^(is|is not) ancestors /, '$1 an ancestor '],
];
const DENIED: readonly (readonly [RegExp, string])[] = [
  [/^(is|was) not /, '$1 '],
  [/^did not marry /, 'married '],
  [/^does not come /, 'comes '],
  [/^does not fit /, 'fits '],
  [/^does not have /, 'has '],
  [/^has no (\w+) (husband|wife)$/, 'has an $1 $2'],
  [/^has no /, 'has some '],

  [/^cannot make /, 'can make '],
];

const replaced = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((words, [from, to]) => words.replace(from, to), text);

const READERS = [...AGE_READERS, ...KIN_READERS];

function atomOf(words: Words, text: string): Judged | null {
  for (const [shape, reader] of READERS) {
    const match = shape.exec(text);
    const judged = match && reader(words, match);
    if (judged) return judged;
  }
  return null;
}

/** Reads a predicate without "or" and "and", said or denied. */
function plainOf(words: Words, text: string): Judged | null {
  const said = replaced(text, SINGULAR);
  const own = atomOf(words, said);
  if (own) return own;
  const judged = atomOf(words, replaced(said, DENIED));
  return judged && replaced(said, DENIED) !== said ? (plate) => !judged(plate) : null;
}

/** Reads what stands after "or", with those words of the first predicate that it does not repeat. */
function restOf(
  words: Words,
  first: string,
  rest: string,
): { judged: Judged; shared: string } | null {
  const all = first.split(' ');
  for (const count of [0, ...all.keys()].reverse()) {
    const shared = all.slice(0, count).join(' ');
    const judged = plainOf(words, shared === '' ? rest : `${shared} ${rest}`);
    if (judged) return { judged, shared };
  }
  return null;
}

/** Reads a predicate for one person or several; null where the oracle does not know its words. */
export function predicateIn(words: Words, text: string): Judged | null {
  const isJustOne = text.endsWith(' but not both');
  const whole = text.replace(/ but not both$/, '');
  const plain = plainOf(words, whole);
  if (plain) return plain;
  for (const { index, 0: found, 1: word } of whole.matchAll(/ (or|and) /g)) {
    const rest = whole.slice(index + found.length);
    const [end = ''] = / who can be \S+$/.exec(rest) ?? [];
    const first = whole.slice(0, index);
    const second = restOf(words, first, rest);
    if (!second) continue;
    const one = plainOf(
      words,
      second.shared === '' || first.endsWith(end) ? first : `${first}${end}`,
    );
    if (!one) continue;
    const two = second.judged;
    if (isJustOne) return (plate) => one(plate) !== two(plate);
    const isBoth = word === 'and' || /\b(no|not)\b/.test(second.shared);
    return isBoth ? (plate) => one(plate) && two(plate) : (plate) => one(plate) || two(plate);
  }
  return null;
}
