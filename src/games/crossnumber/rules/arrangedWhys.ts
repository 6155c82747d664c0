/** Why a clue about the order of digits narrows its entries: anagrams, reverses, rising digits. */
import { joinWithAnd, joinWithOr } from '../../../lib/joinWithAnd.ts';
import { ascending, digitsOf } from './arithmetic.ts';
import { single, type Tied } from './kinds.ts';
import { onlyTried } from './tried.ts';

/** The most digits that a sentence names for one place. */
const MOST_DIGITS = 6;

/** The digits of `from` that `to` does not have in a known place, each as often as it is left. */
function leftOver(from: readonly number[], to: Tied): number[] | null {
  const left = [...from];
  for (const digit of to.digits) {
    if (digit === null) continue;
    const at = left.indexOf(digit);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Why two entries are anagrams. */
export function anagrams(own: Tied, other: Tied): readonly string[] {
  for (const [told, open] of [
    [other, own],
    [own, other],
  ] as const) {
    const known = single(told);
    const left = known === null ? null : leftOver(digitsOf(known), open);
    if (!left) continue;
    const names = joinWithAnd(left.map(String));
    const order = new Set(left).size > 1 ? ' in some order' : '';
    const hasSome = open.digits.some((digit) => digit !== null);
    return [
      hasSome
        ? `${told.name} is ${known}, so the missing digit${left.length === 1 ? ` of ${open.name} is` : `s of ${open.name} are`} ${names}${order}`
        : `${told.name} is ${known}, so ${open.name} has the digits ${names} in another order`,
      `of the digits of ${told.name}, ${names} ${left.length === 1 ? 'is' : 'are'} left for ${open.name}`,
    ];
  }
  return sharedDigits(own, other);
}

/** The known digits of one entry that the other still lacks. */
function sharedDigits(own: Tied, other: Tied): string[] {
  const knownIn = ({ digits }: Tied) => digits.filter((digit) => digit !== null);
  const lacking = [
    { from: own, to: other },
    { from: other, to: own },
  ].flatMap(({ from, to }) => {
    const left = leftOver(knownIn(to), from);
    const lacks =
      leftOver(knownIn(from), to) ?? knownIn(from).filter((digit) => !knownIn(to).includes(digit));
    if (!left || lacks.length === 0) return [];
    return [
      `${to.name} is an anagram of ${from.name}, and still needs its ${joinWithAnd(lacks.map(String))}`,
    ];
  });
  return [
    ...onlyTried(own, other, 'have an anagram that fits'),
    ...lacking,
    ...sureDigit(own, other),
    ...sureDigit(other, own),
  ];
}

/** A digit that all numbers left for `from` have, and that has one place in `to`. */
function sureDigit(from: Tied, to: Tied): string[] {
  const all = Array.from(from.before).map(digitsOf);
  const known = new Set(to.digits);
  const sure = (all[0] ?? []).filter(
    (digit) => !known.has(digit) && all.every((one) => one.includes(digit)),
  );
  for (const digit of sure) {
    const places = new Set(
      Array.from(to.before)
        .map(digitsOf)
        .flatMap((one) => one.flatMap((has, place) => (has === digit ? [place] : []))),
    );
    if (places.size !== 1) continue;
    return [
      `${from.name} must contain ${digit === 8 ? 'an' : 'a'} ${digit}, so its anagram ${to.name} does too, and there is only one place for it`,
    ];
  }
  return [];
}

/** Why the digits of one entry are those of another backwards: a place that both restrict. */
export function backwards(own: Tied, other: Tied): readonly string[] {
  const length = own.digits.length;
  for (const [from, to] of [
    [other, own],
    [own, other],
  ] as const) {
    for (let place = 0; place < length; place++) {
      const at = (numbers: ArrayLike<number>, one: number) =>
        ascending(
          Array.from(numbers).map((value) => Math.floor(value / 10 ** (length - 1 - one)) % 10),
        );
      const had = at(to.before, length - 1 - place);
      const left = at(to.after, length - 1 - place);
      const given = at(from.before, place);
      if (
        left.length === had.length ||
        !given.every((digit) => left.includes(digit) || !had.includes(digit))
      )
        continue;
      if (given.length > MOST_DIGITS) continue;
      return [
        `backwards, the ${placeName(place, length)} digit of ${from.name} is the ${placeName(length - 1 - place, length)} of ${to.name}: ${joinWithOr(given)}`,
      ];
    }
  }
  return [];
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const placeName = (place: number, length: number) =>
  place > 0 && place === length - 1 ? 'last' : PLACES[place]!;
/** Why digits that rise, or fall, narrow their places. */
const stepping =
  (word: string) =>
  ({ name }: Tied): readonly string[] => [
    `the digits of ${name} ${word}, so each one must leave room for the others`,
    `the digits of ${name} ${word}`,
  ];

/** Why digits that rise narrow their places. */
export const rising = stepping('rise');
/** Why digits that fall narrow their places. */
export const falling = stepping('fall');
