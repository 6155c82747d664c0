/**
 * The patterns for what stands between the statements of Crossnumber's hints: known digits, counts,
 * the clue that a sentence leans on. With them a sentence is read to its last word.
 *
 * 〈one〉 and 〈many〉 stand for the words of the first entry's clue (crossnumberSentences.ts).
 */
import {
  all,
  COUNT,
  countOf,
  digitsOf,
  type Form,
  idOf,
  type Known,
  LIST,
  missingIn,
  numbersAt,
  numbersIn,
  OF,
  PLACE,
  placeOf,
  productOf,
  same,
  subjectOf,
  sumOf,
} from './crossnumberPatterns.ts';

const has = (digits: readonly number[], list: string, isDenied: boolean) =>
  digits.every((digit) => numbersIn(list).includes(digit) !== isDenied);

/** Whether the calculations of a sentence name every number that the step leaves to its open entries. */
function namesAll(known: Known, { input }: RegExpExecArray): boolean {
  const named = numbersIn(input);
  return known.ids.every((id) => {
    const isOpen = numbersAt(known, id, 'before').length > 1;
    return !isOpen || [...known.together().get(id)!].every((value) => named.includes(value));
  });
}

const LINE =
  '(?:\\(\\d+ \\+ \\d+\\) ÷ 2 = \\d+|\\d+(?: (?:[+−×÷=]|followed by|backwards =) \\d+)+)';

const ofFirst = (known: Known, name: string) => idOf(known, name) === known.ids[0];
const isSaid = () => true;

export const TALK_FORMS: readonly Form[] = [
  [
    new RegExp(`(?:,| and) (begins with|does not begin with|ends in|does not end in) ${LIST}`, 'g'),
    (known, found, when) => {
      const [, way, list] = found as unknown as [string, string, string];
      const id = subjectOf(known, found);
      const place = /begin/.test(way) ? 0 : known.length(id) - 1;
      return has(known.digits(id, place, when), list, /not/.test(way));
    },
  ],
  [
    new RegExp(`(?:(?:,| and) has|(?<=digit)(?:,| and)) (no )?${LIST} as its ${PLACE} digit`, 'g'),
    (known, found, when) => {
      const [, no, list, place] = found;
      const id = subjectOf(known, found);
      return has(known.digits(id, placeOf(known, id, place!), when), list!, no !== undefined);
    },
  ],
  [
    new RegExp(`${OF} and ${OF} each have a digit sum (?:of ${LIST}|from (\\d+) to (\\d+))`, 'g'),
    (known, [, one, other, list, low, high]) => {
      const isSo = (value: number) => {
        const sum = sumOf(digitsOf(value));
        return list ? numbersIn(list).includes(sum) : sum >= Number(low) && sum <= Number(high);
      };
      return [one!, other!].every((each) => all(known, each, 'after', isSo));
    },
  ],
  [
    new RegExp(`${OF} has a digit sum of (\\d+)`, 'g'),
    (known, [, name, sum]) =>
      all(known, name!, 'before', (value) => sumOf(digitsOf(value)) === Number(sum)),
  ],
  [
    new RegExp(`\\bthe (${COUNT} )?missing digits? of ${OF}`, 'gi'),
    (known, [text, , count, name]) => {
      const open = missingIn(known, idOf(known, name!)).length;
      return count === undefined
        ? /digits of/.test(text) === open > 1
        : open === countOf(count.toLowerCase());
    },
  ],
  [
    new RegExp(`digits that multiply to (\\d+) divide it, so each digit of ${OF}`, 'gi'),
    (known, [, product, name]) =>
      all(known, name!, 'after', (value) => productOf(digitsOf(value)) === Number(product)),
  ],
  [
    /\ba (\d) is too small: \1((?: × 9)+) is (?:(\d+), not (\d+)|less than (\d+))/gi,
    (_, [, digit, nines, most, not, total]) => {
      const reached = Number(digit) * 9 ** (nines!.length / 4);
      return most === undefined
        ? reached < Number(total)
        : reached === Number(most) && reached < Number(not);
    },
  ],
  [
    /The digits divide (\d+)/g,
    (known, found) =>
      numbersAt(known, subjectOf(known, found), 'after').every((value) =>
        digitsOf(value).every((digit) => Number(found[1]) % digit === 0),
      ),
  ],
  [
    new RegExp(`${OF} is \\d+ = [\\d× ]+ or \\d+ = [\\d× ]+(?=[.,])`, 'g'),
    (known, [text, name]) =>
      same(
        numbersAt(known, idOf(known, name!), 'before'),
        [...text.matchAll(/(\d+) =/g)].map(([, value]) => Number(value)),
      ),
  ],
  [
    new RegExp(
      `${OF} is at (?:least|most) (\\d+), and ${OF} and ${OF} are (more|less) than that`,
      'g',
    ),
    (known, [, name, bound, one, other, than]) => {
      const isPast = (value: number) =>
        than === 'more' ? value > Number(bound) : value < Number(bound);
      const isBound = (value: number) => value === Number(bound) || isPast(value);
      return (
        all(known, name!, 'before', isBound) &&
        [one!, other!].every((each) => all(known, each, 'after', isPast))
      );
    },
  ],
  [
    new RegExp(`\\bonly ${LINE}(?:(?:,| and) ${LINE})* fits?\\b(?: the clue(?! for))?`, 'gi'),
    namesAll,
  ],
  [
    new RegExp(`only ${COUNT} 〈many〉 have ${COUNT} digits, from (\\d+) to (\\d+)`, 'gi'),
    (known, [, count, length, low, high]) => {
      const own = known.own(known.ids[0]!);
      return (
        own.length === countOf(count!.toLowerCase()) &&
        countOf(length!) === known.length(known.ids[0]!) &&
        own[0] === Number(low) &&
        own.at(-1) === Number(high)
      );
    },
  ],
  [
    new RegExp(`the 〈many〉(?= with ${COUNT} digits)`, 'gi'),
    (known, [, length]) => countOf(length!) === known.length(known.ids[0]!),
  ],
  [
    new RegExp(`^the clue for ${OF}: (\\d+)(?=\\.$)`, 'g'),
    (known, [, name, value]) =>
      ofFirst(known, name!) && same(known.own(known.ids[0]!), [Number(value)]),
  ],
  [new RegExp(`Of the ${COUNT} (?:numbers left(?=,)|such ${COUNT}-digit 〈many〉)`, 'g'), isSaid],
  [new RegExp(`and only ${COUNT} 〈many〉 of its length do`, 'g'), isSaid],
  [new RegExp(`which leaves ${COUNT} numbers for its clue`, 'g'), isSaid],
  [new RegExp(`(?:from|in) the clue for ${OF}`, 'gi'), (known, [, name]) => ofFirst(known, name!)],
  [new RegExp(`the clue for ${OF}`, 'gi'), (known, [, name]) => ofFirst(known, name!)],
  [new RegExp(`“…” in ${OF}`, 'g'), (known, [, name]) => ofFirst(known, name!)],
  [
    /\bfrom (?:its|the) clue(?! for)(?: and (?:its other digits|the digits left for it))?|“…”|its clue(?: means)?|(?:and )?is 〈one〉/gi,
    isSaid,
  ],
  [/the entries that cross it|fits? its squares|with its other digits|in some order/g, isSaid],
  [/so each one must leave room for the others|and there is only one place for it/g, isSaid],
  [new RegExp(`only some of the numbers left for ${OF} fit its crossings`, 'gi'), isSaid],
  [/\btry(?= the )|\bof the(?= numbers (?:that|left) )|\bof(?= the )|\bin(?= the clue)/gi, isSaid],
  [
    new RegExp(`(?:an anagram that fits|a number left for) ${OF}`, 'g'),
    (known, [, name]) => known.ids.includes(idOf(known, name!)),
  ],
];
