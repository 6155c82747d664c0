/** Clues that are made of statements: a denial, a choice of two, two denials at once. */

import { capital } from '../../../../lib/capital.ts';
import type { Clue } from '../types.ts';
import type { Kind, Param } from './kind.ts';
import { readStatement, STATEMENTS } from './statements.ts';
import type { Words } from './words.ts';

/** The people that a statement names. */
function termsOf(clue: Clue): readonly string[] {
  const params = Object.entries(STATEMENTS[clue.kind]?.params ?? {});
  return params.flatMap(([key, param]) => param.terms(clue[key] ?? ''));
}

const statement: Param = {
  read: readStatement,
  // There are too many: the generator puts them together by what is true (proposals.ts).
  values: () => [],
  terms: (value) => (typeof value === 'object' ? termsOf(value) : []),
};

/** Names that the parts of a clue depend on without naming them. */
const reach: NonNullable<Kind['reach']> = (clue, board) =>
  Object.values(clue as Clue).flatMap((part) =>
    typeof part === 'object' ? (STATEMENTS[part.kind]?.reach?.(part, board) ?? []) : [],
  );

function subject(clue: Clue, words: Words): string {
  return words.of(String(clue.who));
}

/** "Odile is not Corvin’s aunt" */
const not: Kind = {
  params: { of: statement },
  predicate: ({ of }, words, denied) => words.predicate(of, !denied),
  sentence: ({ of }, words) => `${subject(of, words)} ${words.predicate(of, true)}`,
  holds: ({ of }, { holds }) => !holds(of),
  reach,
};

/** Of these, no two can be true of the same person or title. */
const EXCLUSIVE = ['holder', 'place'];

/**
 * Whether no family makes both true, so that "but not both" goes without saying: nobody is the
 * father and a son of the same person, and nobody has two fathers.
 */
function isExclusive(one: Clue, other: Clue): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind !== 'relation') return EXCLUSIVE.includes(one.kind);
  if (one.of !== other.of) return false;
  return one.who === other.who
    ? one.is !== other.is
    : one.is === other.is && (one.is === 'father' || one.is === 'mother');
}

/** Words that belong to the one that follows. */
const BOUND = /^(a|an|no|the|not|his|her|just|more|first|one|two|three|four|five|six|.+’s)$/;

/** Whether the word before this place belongs to the one here; "Duke of Ambry" stays whole. */
function isBound(words: readonly string[], place: number): boolean {
  const isRank = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '');
  const word = words[place - 1]!;
  if (word === 'of') return isRank(words[place - 2]);
  return BOUND.test(word) || (isRank(word) && words[place] === 'of');
}

/** "is either Wolfram’s or Prudenza’s aunt": what both have in common is said once. */
function alternatives(one: string, other: string): string {
  const [a, b] = [one.split(' '), other.split(' ')];
  let front = 0;
  while (front < Math.min(a.length, b.length) - 1 && a[front] === b[front]) front++;
  while (front > 0 && isBound(a, front)) front--;
  let back = 0;
  while (back < Math.min(a.length, b.length) - front - 1 && a.at(-1 - back) === b.at(-1 - back))
    back++;
  const middle = (words: readonly string[]) => words.slice(front, words.length - back).join(' ');
  return [
    ...a.slice(0, front),
    `either ${middle(a)} or ${middle(b)}`,
    ...a.slice(a.length - back),
  ].join(' ');
}

/** "Either Odile or Tamsin is Corvin’s aunt, but not both": one of them is true, and one only. */
const either: Kind = {
  params: { one: statement, other: statement },
  predicate: () => '',
  sentence({ one, other }, words) {
    const subjects = [subject(one, words), subject(other, words)] as const;
    const predicates = [words.predicate(one, false), words.predicate(other, false)] as const;
    const both = isExclusive(one, other) ? '' : ', but not both';
    if (predicates[0] === predicates[1]) {
      return `either ${subjects[0]} or ${subjects[1]} ${predicates[0]}${both}`;
    }
    if (subjects[0] !== subjects[1]) {
      return `either ${subjects[0]} ${predicates[0]}, or ${subjects[1]} ${predicates[1]}, but not both`;
    }
    const again = `or ${words.possessive(String(one.of))} `;
    const said = alternatives(...predicates).replace(again, `or ${words.his(String(one.of))} `);
    return `${subjects[0]} ${said}${both}`;
  },
  holds: ({ one, other }, { holds }) => holds(one) !== holds(other),
  reach,
};

/** "Neither Odile nor Tamsin has a sister" */
const neither: Kind = {
  params: { one: statement, other: statement },
  predicate: () => '',
  sentence({ one, other }, words) {
    const predicates = [words.predicate(one, false), words.predicate(other, false)] as const;
    return predicates[0] === predicates[1] && one.who !== other.who
      ? `neither ${subject(one, words)} nor ${subject(other, words)} ${predicates[0]}`
      : `${subject(one, words)} ${words.predicate(one, true)}, and ${subject(other, words)} ${words.predicate(other, true)}`;
  },
  holds: ({ one, other }, { holds }) => !holds(one) && !holds(other),
  reach,
};

/** The same is not said twice: "either Corvin or Corvin". */
const differ: NonNullable<Kind['reads']> = ({ one, other }) =>
  JSON.stringify(one) !== JSON.stringify(other);

export const COMPOUNDS: Readonly<Record<string, Kind>> = {
  not,
  either: { ...either, reads: differ },
  neither: { ...neither, reads: differ },
};

/** "The Duke of Ambry has no sister." */
export function asSentence(text: string): string {
  return `${capital(text)}.`;
}
