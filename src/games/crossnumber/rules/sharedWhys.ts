/** Why a clue about digits that two numbers share, or do not share, narrows its entries. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { ascending, digitsOf } from './arithmetic.ts';
import { isNarrowed, type Tied } from './kinds.ts';
import { onlyTried } from './tried.ts';

/** The most digits that a sentence names. */
const MOST_DIGITS = 6;

/** The digits that all numbers left for an entry have, wherever they are. */
function sureDigits({ before }: Tied): number[] {
  const all = Array.from(before, digitsOf);
  return ascending(all[0] ?? []).filter((digit) => all.every((one) => one.includes(digit)));
}

const digitWord = (digits: readonly number[]) => (digits.length === 1 ? 'digit' : 'digits');
const named = (digits: readonly number[]) => joinWithAnd(digits.map(String));

/** Why two entries have no digit in common, and neither has one twice. */
export function unlikeAll(own: Tied, other: Tied): readonly string[] {
  const taken = [
    [other, own],
    [own, other],
  ].flatMap(([from, to]): string[] => {
    const sure = sureDigits(from!);
    // Digits that leave the other entry as it is would seem to narrow their own.
    if (sure.length === 0 || sure.length > MOST_DIGITS || !isNarrowed(to!)) return [];
    return [
      `${from!.name} has the ${digitWord(sure)} ${named(sure)}, which ${to!.name} cannot have`,
    ];
  });
  return [...onlyTried(own, other), ...(taken.length === 2 ? [joinWithAnd(taken)] : []), ...taken];
}

/** Why one number has every digit of another. */
export function containing(own: Tied, other: Tied): readonly string[] {
  const sure = sureDigits(other);
  const all = ascending(Array.from(own.before).flatMap(digitsOf));
  return [
    ...onlyTried(own, other),
    ...(sure.length > 0 && isNarrowed(own)
      ? [
          `${other.name} has the ${digitWord(sure)} ${named(sure)}, so ${own.name} has ${sure.length === 1 ? 'it' : 'them'} too`,
        ]
      : []),
    ...(all.length <= MOST_DIGITS
      ? [`the digits of ${own.name} can only be ${named(all)}, and ${other.name} has no others`]
      : []),
  ];
}
