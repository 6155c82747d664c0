/**
 * The clause between a clue and the conclusion of its step: why the clue leads there on this tree.
 * "Of the women, only the Duchess of Ambry has one daughter, so she is Anna."
 */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { printClue, scopeOf, termsOf } from '../rules/clues/kinds.ts';
import { numberWord } from '../rules/clues/words.ts';
import { calledOf, whoIs } from '../rules/places.ts';
import { fitting, type Reason, reasonsFor } from './reasons.ts';
import { truthsOf } from './traits.ts';
import type { Setting } from './wordings.ts';

export interface Outcome {
  readonly left: readonly number[];
  readonly gone: readonly number[];
  /** Whether to say only who lacks the trait, and not who is left. */
  readonly isDenial?: boolean;
}

/** A hint's step names up to this many plates, and only counts them beyond. */
const FEW_PLACES = 3;

const NONE = ['', 'not', 'neither', 'none of them'];

/** Clauses that name those who have the trait: "of the women, only the Duchess … is, so …". */
function onlyClauses(
  setting: Setting,
  { left }: Outcome,
  { phrase, holds }: Reason,
): readonly string[] {
  const { board, name, places } = setting;
  const { sex, name: called } = board.names[name]!;
  const who = joinWithAnd(left.map((plate) => whoIs(board, plate)));
  // Prevents "only the Duke of Vell is the Duke of Vell, so he is Osric".
  if (phrase.is === `is ${who}`) return [`${called} must be ${who}`];
  const said = `only ${who} ${left.length === 1 ? phrase.is : phrase.are}`;
  const end =
    left.length === 1
      ? `so ${sex === 'm' ? 'he' : 'she'} is ${called}`
      : `so ${called} is one of them`;
  const own = [...board.plates.keys()].filter((plate) => board.plates[plate]!.sex === sex);
  const isWhole = own.filter(holds).length === left.length;
  const scopes =
    isWhole || places(name).length === own.length
      ? [`of the ${sex === 'm' ? 'men' : 'women'}, `]
      : [`of the places left for ${called}, `, `of ${called}’s remaining places, `];
  return [
    ...scopes.map((scope) => `${scope}${said}, ${end}`),
    // The places left are few words for a conclusion that goes without saying.
    `of the places left for ${called}, ${said}`,
    `of ${called}’s remaining places, ${said}`,
  ];
}

/** Clauses that name those who lack the trait: "the Duchess … has no sister, so she is not Anna". */
function goneClauses(
  setting: Setting,
  { left, gone }: Outcome,
  { phrase }: Reason,
): readonly string[] {
  const { board, name } = setting;
  const { sex, name: called } = board.names[name]!;
  const [he, men] = sex === 'm' ? ['he', 'men'] : ['she', 'women'];
  const end = left.length === 0 ? `so no place is left for ${called}` : null;
  const isFew = gone.length <= FEW_PLACES;
  const list = joinWithAnd(gone.map((plate) => whoIs(board, plate)));
  const few =
    gone.length === 1
      ? `${list} ${phrase.isNot}, ${end ?? `so ${he} is not ${called}`}`
      : `${list} ${phrase.areNot}, ${end ?? `so ${called} is ${NONE[gone.length]}`}`;
  const marked = `the ${numberWord(gone.length)} marked ${men} ${phrase.areNot}, ${end ?? `so ${called} is ${NONE[gone.length] ?? NONE.at(-1)}`}`;
  return [...(isFew ? [few] : []), ...(gone.length > 1 ? [marked] : [])];
}

/** The clauses of one reason, those that name people before those that count them. */
function clausesOf(setting: Setting, outcome: Outcome, reason: Reason): readonly string[] {
  const { left, gone, isDenial } = outcome;
  const isDeniable = reason.phrase.isNot !== '';
  const out = isDeniable ? goneClauses(setting, outcome, reason) : [];
  if (left.length === 0 || isDenial) return out;
  const only = left.length <= FEW_PLACES ? onlyClauses(setting, outcome, reason) : [];
  if (left.length === 1) return only;
  return gone.length <= left.length && gone.length <= FEW_PLACES
    ? [...out, ...only]
    : [...only, ...out];
}

/** A clause between a clue and its conclusion, with the conclusion. */
export interface Said {
  readonly text: string;
  /** Whether the clause repeats the clue's own words. */
  readonly isVerbatim: boolean;
}

/** A clue that says who holds a title needs no clause: it is its own conclusion. */
function holderClause({ board, clue, name }: Setting, { left }: Outcome): string {
  const called = calledOf(board, name);
  const end = left.length === 0 ? `, so no place is left for ${called}` : '';
  return `it says outright that ${called} is the ${clue.title}${end}`;
}

/** The plates of the titles in a clue. */
function titledIn({ board, clue }: Setting): readonly number[] {
  const terms = termsOf(clue);
  return [...board.plates.keys()].filter((plate) => terms.includes(board.plates[plate]!.title));
}

/** Clauses for a name that cannot be a title's holder, as the clue speaks of them as two people. */
function apartClauses(setting: Setting, { left, gone, isDenial }: Outcome): readonly string[] {
  const { board, name } = setting;
  const titled = titledIn(setting);
  if (left.length === 0 || !gone.every((plate) => titled.includes(plate))) return [];
  const called = calledOf(board, name);
  const them = joinWithAnd(gone.map((plate) => whoIs(board, plate)));
  const [only] = left;
  const end =
    left.length === 1 && !isDenial
      ? `so only ${whoIs(board, only!)} is left for ${called}`
      : `so ${called} is not ${them}`;
  return [`it treats ${called} and ${them} as two people, ${end}`];
}

/** Clauses for a name that loses a place since another name of the clue needs it. */
function takenClauses(setting: Setting, { left, gone, isDenial }: Outcome): readonly string[] {
  const { board, clue, name, places } = setting;
  const [plate] = gone;
  if (left.length === 0 || gone.length > 1 || plate === undefined) return [];
  const needs = (other: number) => {
    const own = { ...setting, name: other };
    const kept = places(other).filter((one) => truthsOf(own, clue, one).has(true));
    return kept.length === 1 && kept[0] === plate;
  };
  const other = scopeOf(clue, board).find((one) => one !== name && needs(one));
  if (other === undefined) return [];
  const called = calledOf(board, name);
  const [only] = left;
  const end =
    left.length === 1 && !isDenial
      ? `so only ${whoIs(board, only!)} is left for ${called}`
      : `so ${board.names[name]!.sex === 'm' ? 'he' : 'she'} is not ${called}`;
  return [`it means ${calledOf(board, other)} must be ${whoIs(board, plate)}, ${end}`];
}

/** There is only one line, so that it may be said without the throne where words are short. */
const briefly = (text: string) => text.replace(' to the throne', '');

/** Every clause that explains just this outcome of a clue, the plainest first. */
export function linksOf(setting: Setting, outcome: Outcome): readonly Said[] {
  const { left, gone } = outcome;
  if (setting.clue.kind === 'holder')
    return [{ text: holderClause(setting, outcome), isVerbatim: true }];
  const apart = apartClauses(setting, outcome).map((text) => ({ text, isVerbatim: false }));
  const sentence = printClue(setting.clue, setting.board);
  const saidOf = (reason: Reason) =>
    clausesOf(setting, outcome, reason).map((clause) => ({
      text: `${reason.premise}${clause}`,
      isVerbatim: reason.isVerbatim || sentence.endsWith(`${reason.phrase.is}.`),
    }));
  const links = reasonsFor(setting, left, gone).flatMap(saidOf);
  const taken = takenClauses(setting, outcome).map((text) => ({ text, isVerbatim: false }));
  return [...apart, ...links, ...taken, ...saidOf(fitting(setting))].flatMap((said) => [
    said,
    { ...said, text: briefly(said.text) },
  ]);
}
