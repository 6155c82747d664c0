/**
 * Compound clues, made of statements: the denial of a statement (`not`), a choice between two
 * statements (`either`), the denial of two (`neither`).
 */

import { capital } from '../../../../lib/capital.ts';
import type { Clue } from '../types.ts';
import type { Kind, Param } from './kind.ts';
import { readStatement, STATEMENTS } from './statements.ts';
import type { Words } from './words.ts';

/** The names and titles in a statement. */
function termsOf(clue: Clue): readonly string[] {
  const params = Object.entries(STATEMENTS[clue.kind]?.params ?? {});
  return params.flatMap(([key, param]) => param.terms(clue[key] ?? ''));
}

const statement: Param = {
  read: readStatement,
  // The possible statements are too many to list; the generator composes true ones (proposals.ts).
  values: () => [],
  terms: (value) => (typeof value === 'object' ? termsOf(value) : []),
};

/** Names that a compound clue's statements depend on without mentioning them. */
const reach: NonNullable<Kind['reach']> = (clue, board) =>
  Object.values(clue as Clue).flatMap((part) =>
    typeof part === 'object' ? (STATEMENTS[part.kind]?.reach?.(part, board) ?? []) : [],
  );

function subject(clue: Clue, words: Words): string {
  return words.of(String(clue.who));
}

/** Denials, such as "Odile is not Corvin’s aunt". */
const not: Kind = {
  params: { of: statement },
  predicate: ({ of }, words, denied) => words.predicate(of, !denied),
  sentence: ({ of }, words) => `${subject(of, words)} ${words.predicate(of, true)}`,
  holds: ({ of }, { holds }) => !holds(of),
  reach,
};

/** Kinds of statement of which no two are true of the same person or title. */
const EXCLUSIVE = ['holder', 'place'];

/**
 * Whether no family makes both statements of an either-or clue true, so that "but not both" goes
 * without saying: a person cannot be father and son of the same person, nor have two fathers.
 */
function isExclusive(one: Clue, other: Clue): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind !== 'relation') return EXCLUSIVE.includes(one.kind);
  if (one.of !== other.of) return false;
  return one.who === other.who
    ? one.is !== other.is
    : one.is === other.is && (one.is === 'father' || one.is === 'mother');
}

/**
 * Words that belong to the word after them, so that "either … or" must not come between the two.
 */
const BOUND = /^(a|an|no|the|not|his|her|just|more|first|one|two|three|four|five|six|.+’s)$/;

/**
 * Whether the word before index `place` must stay together with the word at `place`, so that "Duke
 * of Ambry" stays whole.
 */
function isBound(words: readonly string[], place: number): boolean {
  const isRank = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '');
  const word = words[place - 1]!;
  if (word === 'of') return isRank(words[place - 2]);
  return BOUND.test(word) || (isRank(word) && words[place] === 'of');
}

/**
 * Joins two predicates with "either … or", and writes words that both have only once: "is either
 * Wolfram’s or Prudenza’s aunt".
 */
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

/** Clues such as "Either Odile or Tamsin is Corvin’s aunt, but not both": exactly one is true. */
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

/** Clues such as "Neither Odile nor Tamsin has a sister". */
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

/** Rejects a compound clue that pairs a statement with itself: "either Corvin or Corvin". */
const differ: NonNullable<Kind['reads']> = ({ one, other }) =>
  JSON.stringify(one) !== JSON.stringify(other);

export const COMPOUNDS: Readonly<Record<string, Kind>> = {
  not,
  either: { ...either, reads: differ },
  neither: { ...neither, reads: differ },
};

/** Adds capital letter and full stop to a clue's text: "The Duke of Ambry has no sister." */
export function asSentence(text: string): string {
  return `${capital(text)}.`;
}
