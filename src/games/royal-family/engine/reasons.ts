/** The reasons by which a clue decides a step: the traits of its statements, joined where it has two. */

import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { scopeOf, termsOf } from '../rules/clues/kinds.ts';
import { wordsOf } from '../rules/clues/words.ts';
import { calledOf } from '../rules/places.ts';
import type { Clue } from '../rules/types.ts';
import { be, denied, joined, statementWords } from './phrases.ts';
import { type Trait, traitsOf, truthsOf } from './traits.ts';
import type { Setting } from './wordings.ts';

/** A trait by which a clue's step decides, with what has to be said before it. */
export interface Reason extends Trait {
  readonly premise: string;
}

const reason = (trait: Trait): Reason => ({ ...trait, premise: '' });

const not = (trait: Trait): Reason => ({
  premise: '',
  isVerbatim: false,
  scope: 'one',
  phrase: denied(trait.phrase),
  holds: (plate) => !trait.holds(plate),
});

const saidOf = (setting: Setting, statement: Clue) =>
  traitsOf(setting, statement).filter(({ scope }) => scope !== 'every');

/** The traits whose denial follows where a statement is denied. */
const unsaidOf = (setting: Setting, statement: Clue) =>
  traitsOf(setting, statement).filter(({ scope }) => scope !== 'some');

/** The traits that a denied statement, and the titles in the clue as other people, demand. */
function denials(setting: Setting, statement: Clue): readonly Reason[] {
  const { board, clue } = setting;
  const own = unsaidOf(setting, statement).map(not);
  const mentioned = termsOf(statement);
  const titled = board.plates.filter(({ title }) => termsOf(clue).includes(title));
  const apart = titled.map(({ title: held, sex }): Reason => {
    const same = `that same ${sex === 'm' ? 'man' : 'woman'}`;
    const called = mentioned.includes(held) ? same : `the ${held}`;
    return not({
      isVerbatim: false,
      scope: 'one',
      phrase: be((who) => who, { said: called, denied: called }),
      holds: (plate) => board.plates[plate]!.title === held,
    });
  });
  return [...own, ...pairs(own, apart, both)];
}

const both = (one: Trait, other: Trait): Reason => ({
  premise: '',
  isVerbatim: false,
  scope: 'one',
  phrase: joined(one.phrase, other.phrase, 'and'),
  holds: (plate) => one.holds(plate) && other.holds(plate),
});

const oneOrOther = (one: Trait, other: Trait): Reason => ({
  premise: '',
  isVerbatim: false,
  scope: 'one',
  // Two people of one sex give the same words twice: "a sister or sister".
  phrase: one.phrase.is === other.phrase.is ? one.phrase : joined(one.phrase, other.phrase, 'or'),
  holds: (plate) => one.holds(plate) || other.holds(plate),
});

/** Not both of two traits, as the halves of an either-or clue: "has a nephew and a brother". */
const notBoth = (one: Trait, other: Trait): Reason => not(both(one, other));

/** Exactly one of two traits; nothing short can be said of those who have neither or both. */
function justOne(one: Trait, other: Trait): Reason {
  const { is, are } = joined(one.phrase, other.phrase, 'or');
  const end = ' but not both';
  return {
    premise: '',
    isVerbatim: false,
    scope: 'one',
    phrase: { is: `${is}${end}`, are: `${are}${end}`, isNot: '', areNot: '' },
    holds: (plate) => one.holds(plate) !== other.holds(plate),
  };
}

const pairs = (
  some: readonly Trait[],
  others: readonly Trait[],
  join: (one: Trait, other: Trait) => Reason,
) => some.flatMap((one) => others.map((other) => join(one, other)));

const isStatement = (value: string | number | Clue | undefined): value is Clue =>
  typeof value === 'object';

/** The truth that a statement has wherever its names can be, if it is the same everywhere. */
function settledTruth(setting: Setting, statement: Clue): boolean | null {
  const truths = new Set(
    setting.places(setting.name).flatMap((plate) => [...truthsOf(setting, statement, plate)]),
  );
  const [truth] = truths;
  return truths.size === 1 ? truth! : null;
}

/** The reasons where one half of an either-or clue is settled, so that the other half is as well. */
function halfReasons(setting: Setting, settled: Clue, openHalf: Clue): readonly Reason[] {
  const truth = settledTruth(setting, settled);
  if (truth === null || !isAbout(setting, openHalf)) return [];
  const open = truth ? unsaidOf(setting, openHalf).map(not) : saidOf(setting, openHalf).map(reason);
  const [is, follows] = truth
    ? ['true', 'the other part is false']
    : ['false', 'the other part must be true'];
  const own = termsOf(settled).filter((term) => !JSON.stringify(openHalf).includes(`"${term}"`));
  const about = own.map((term) => wordsOf(setting.board).of(term)).join(' and ');
  return [
    `as ${statementWords(setting.board, settled, !truth)}, ${follows}: `,
    ...(about === ''
      ? []
      : [
          `the part about ${about} is ${is}, so the other ${truth ? 'is false' : 'must be true'}: `,
          `the part about ${about} is ${is}: `,
        ]),
  ].flatMap((premise) => open.map((one) => ({ ...one, premise })));
}

function isAbout({ board, name }: Setting, { kind: _, ...terms }: Clue): boolean {
  return Object.values(terms).includes(board.names[name]!.name);
}

const isOfOne = ({ scope }: Trait) => scope === 'one';

/** The last resort for a clue of two halves, where both depend on people not placed yet. */
function halves(setting: Setting): Reason {
  const many = setting.clue.kind === 'neither' ? 'both parts' : 'just one part';
  const said = `make ${many} of the clue true`;
  const [can, cannot] = [`can ${said}`, `cannot ${said}`];
  return {
    premise: '',
    isVerbatim: false,
    scope: 'one',
    phrase: { is: can, are: can, isNot: cannot, areNot: cannot },
    holds: (plate) => truthsOf(setting, setting.clue, plate).has(true),
  };
}

/** The traits of both halves of a clue, none for a half that is not about the setting's name. */
function aboutIn<Kind>(
  setting: Setting,
  one: Clue,
  other: Clue,
  traits: (setting: Setting, statement: Clue) => readonly Kind[],
): readonly [readonly Kind[], readonly Kind[]] {
  const of = (half: Clue) => (isAbout(setting, half) ? traits(setting, half) : []);
  return [of(one), of(other)];
}

/** The reasons that a compound clue gives, those of one half first. */
function compoundReasons(setting: Setting, { kind, one, other }: Clue): readonly Reason[] {
  if (!isStatement(one) || !isStatement(other)) return [];
  if (kind === 'neither') {
    const [first, second] = aboutIn(setting, one, other, denials);
    return [...first, ...second, ...pairs(first, second, both), halves(setting)];
  }
  const [first, second] = aboutIn(setting, one, other, saidOf);
  return [
    ...halfReasons(setting, other, one),
    ...halfReasons(setting, one, other),
    ...pairs(first, second, oneOrOther),
    ...pairs(first.filter(isOfOne), second.filter(isOfOne), notBoth),
    ...pairs(first.filter(isOfOne), second.filter(isOfOne), justOne),
    halves(setting),
  ];
}

/** The reasons of a shared initial; a sentence says first, if there is room, who shares it. */
function initialReasons(
  { board, clue, name }: Setting,
  traits: readonly Reason[],
): readonly Reason[] {
  const sharing = scopeOf(clue, board).filter((other) => other !== name);
  const who = joinWithAnd(sharing.map((other) => calledOf(board, other)));
  const verb = sharing.length === 1 ? 'shares' : 'share';
  const premise = `${who} ${verb} ${calledOf(board, name)}’s initial: `;
  return [...traits, ...pairs(traits, traits, oneOrOther)].flatMap((one) => [
    { ...one, premise },
    one,
  ]);
}

/** The last resort for all clues, which says no more than that a place does not fit. */
export const fitting = (setting: Setting): Reason => ({
  premise: '',
  isVerbatim: false,
  scope: 'one',
  phrase: {
    is: 'fits it',
    are: 'fit it',
    isNot: 'does not fit it',
    areNot: 'do not fit it',
  },
  holds: (plate) => truthsOf(setting, setting.clue, plate).has(true),
});

/** The reasons that a clue can have, those in the plainest words first. */
function reasonsOf(setting: Setting): readonly Reason[] {
  const { clue } = setting;
  if (clue.kind === 'not' && isStatement(clue.of)) return denials(setting, clue.of);
  if (clue.kind === 'either' || clue.kind === 'neither') return compoundReasons(setting, clue);
  const traits = saidOf(setting, clue).map(reason);
  return clue.kind === 'initial' ? initialReasons(setting, traits) : traits;
}

/**
 * The reasons for just this outcome of a clue: those that hold for the plates left and for none of
 * the others, and that the clue gives by itself, whatever was ruled out for the name before.
 */
export function reasonsFor(
  setting: Setting,
  left: readonly number[],
  gone: readonly number[],
): readonly Reason[] {
  const { board, clue, name } = setting;
  const exact = reasonsOf(setting).filter(({ holds }) => left.every(holds) && !gone.some(holds));
  const said = [...board.plates.keys()].filter(
    (plate) =>
      board.plates[plate]!.sex === board.names[name]!.sex &&
      truthsOf(setting, clue, plate).has(true),
  );
  return exact.filter(({ premise, holds }) => /\bpart\b/.test(premise) || said.every(holds));
}
