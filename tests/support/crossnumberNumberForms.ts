/** The patterns for statements of Crossnumber's hints on whole numbers and single digits. */
import {
  all,
  COUNT,
  countOf,
  digitsOf,
  E,
  ending,
  evaluate,
  type Form,
  idOf,
  isPrime,
  LIST,
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

/** Statements on numbers, lists, endings, ranges and calculations. */
export const NUMBER_FORMS: readonly Form[] = [
  [
    /(?<!\) ÷ |followed by )\b\d+(?: [+−×÷] \d+)*(?: = \d+(?: [+−×÷] \d+)*)+/g,
    (_, [text]) => {
      const values = text.split(' = ').map(evaluate);
      return values.every((value) => value === values[0]);
    },
  ],
  [
    /(\d+)(?:,? which)? is (\d+(?: × \d+)+)/g,
    (_, [, value, factors]) =>
      evaluate(factors!) === Number(value) && factors!.split(' × ').map(Number).every(isPrime),
  ],
  [/\((\d+) \+ (\d+)\) ÷ 2 = (\d+)/g, (_, [, a, b, c]) => Number(a) + Number(b) === 2 * Number(c)],
  [/(\d+) backwards = (\d+)/g, (_, [, a, b]) => [...a!].reverse().join('') === b],
  [
    new RegExp(`${E} is from (\\d+) to (\\d+)`, 'g'),
    (known, [, name, low, high], when) =>
      all(known, name!, when, (value) => value >= Number(low) && value <= Number(high)),
  ],
  [
    new RegExp(`${E} (?:is )?at least (\\d+)`, 'g'),
    (known, [, name, low], when) => all(known, name!, when, (value) => value >= Number(low)),
  ],
  [
    new RegExp(`${E} (?:is )?at most (\\d+)`, 'g'),
    (known, [, name, high], when) => all(known, name!, when, (value) => value <= Number(high)),
  ],
  [
    new RegExp(
      `${E}(?:,| is) (\\d+)(?!, \\d+(?:,| or))(?=[.,:;]| and (?:\\d+ (?:across|down)|the ${PLACE} digit))`,
      'g',
    ),
    (known, [, name, value], when) => all(known, name!, when, (one) => one === Number(value)),
  ],
  [
    new RegExp(
      `${E} has (no )?${LIST} as its ${PLACE} digit(?:(?: and|,) (no )?${LIST} as its ${PLACE} digit)?`,
      'g',
    ),
    (known, [, name, no, list, place, noMore, more, morePlace], when) => {
      const id = idOf(known, name!);
      const holds = (not: string | undefined, some: string, where: string) =>
        known
          .digits(id, placeOf(known, id, where), when)
          .every((digit) => numbersIn(some).includes(digit) === (not === undefined));
      return holds(no, list!, place!) && (more === undefined || holds(noMore, more, morePlace!));
    },
  ],
  [
    new RegExp(`Of all ${COUNT}-digit numbers, only (\\d+) is`, 'g'),
    (known, [, count, value]) =>
      countOf(count!) === known.length(known.ids[0]!) &&
      same(known.own(known.ids[0]!), [Number(value)]),
  ],
  [
    new RegExp(`${E} is (\\d+(?:, \\d+)* or \\d+)`, 'g'),
    (known, [, name, list], when) =>
      same(numbersAt(known, idOf(known, name!), when), numbersIn(list!)),
  ],
  [
    new RegExp(`${E} can only (end in|begin with) ${LIST}`, 'g'),
    (known, [, name, way, list]) => {
      const id = idOf(known, name!);
      const at = way === 'end in' ? known.length(id) - 1 : 0;
      return same(known.digits(id, at, 'after'), numbersIn(list!));
    },
  ],
  [
    new RegExp(`${E} (ends|does not end) in ${LIST}`, 'g'),
    (known, [, name, way, list], when) => {
      const id = idOf(known, name!);
      const isIn = way === 'ends';
      const last = known.digits(id, known.length(id) - 1, when);
      const isOfOne = numbersIn(list!).every((one) => one < 10) && !/\d\d/.test(list!);
      return isOfOne
        ? last.every((digit) => numbersIn(list!).includes(digit) === isIn)
        : all(known, name!, when, (value) => ending(value, list!) === isIn);
    },
  ],
  [
    new RegExp(`${E} (begins|does not begin) with ${LIST}`, 'g'),
    (known, [, name, way, list], when) =>
      known
        .digits(idOf(known, name!), 0, when)
        .every((digit) => numbersIn(list!).includes(digit) === (way === 'begins')),
  ],
  [
    new RegExp(`the ${PLACE} digit of ${OF} (is|can only be|cannot be) ${LIST}`, 'gi'),
    (known, [, place, name, way, list]) => {
      const id = idOf(known, name!);
      const digits = known.digits(id, placeOf(known, id, place!), 'after');
      const named = numbersIn(list!);
      return way === 'cannot be'
        ? named.every((digit) => !digits.includes(digit))
        : same(digits, named);
    },
  ],
  [
    new RegExp(`its ${PLACE} digit (is|can only be|cannot be) ${LIST}`, 'g'),
    (known, found) => {
      const [, place, way, list] = found;
      const id = subjectOf(known, found);
      const digits = known.digits(id, placeOf(known, id, place!), 'after');
      const named = numbersIn(list!);
      return way === 'cannot be'
        ? named.every((digit) => !digits.includes(digit))
        : same(digits, named);
    },
  ],
  [
    new RegExp(`${E} can only be ${LIST}`, 'g'),
    (known, [, name, list]) =>
      same(numbersAt(known, idOf(known, name!), 'after'), numbersIn(list!)),
  ],
  [
    new RegExp(`${E} can be ${LIST}`, 'g'),
    (known, [, name, list]) =>
      same(numbersAt(known, idOf(known, name!), 'before'), numbersIn(list!)),
  ],
  [
    new RegExp(
      `numbers (?:that are )?left for ${E}, only ${LIST} (?:fits?|match(?:es)?|has|have)\\b`,
      'gi',
    ),
    (known, [, name, list]) =>
      same(numbersAt(known, idOf(known, name!), 'after'), numbersIn(list!)),
  ],
  [
    new RegExp(
      `(?<!left for \\d+ (?:across|down), )\\bonly ${LIST} (?:fits?|match(?:es)?)\\b`,
      'gi',
    ),
    (known, [, list]) => same(numbersAt(known, known.ids[0]!, 'after'), numbersIn(list!)),
  ],
  [
    new RegExp(`the ${COUNT} numbers left for ${E}`, 'gi'),
    (known, [, count, name]) =>
      numbersAt(known, idOf(known, name!), 'before').length === countOf(count!.toLowerCase()),
  ],
  [
    new RegExp(`only (\\d+) numbers are left for ${E}`, 'g'),
    (known, [, count, name]) =>
      numbersAt(known, idOf(known, name!), 'after').length === Number(count),
  ],
  [
    new RegExp(
      `(?:the digits of ${OF} (can only have|can have|have)|those of ${OF}) (?:a|the) (sum|product) (?:from (\\d+) to (\\d+)|${LIST})`,
      'gi',
    ),
    (known, [, name, can, second, how, low, high, list]) => {
      const combine = how === 'sum' ? sumOf : productOf;
      const holds = (value: number) => {
        const total = combine(digitsOf(value));
        return list
          ? numbersIn(list).includes(total)
          : total >= Number(low) && total <= Number(high);
      };
      return all(known, (name ?? second)!, can === 'can only have' ? 'after' : 'before', holds);
    },
  ],
  [
    new RegExp(`every number left for ${E} is a multiple of (\\d+), so ${E} is one too`, 'gi'),
    (known, [, name, of, other]) =>
      all(known, name!, 'before', (value) => value % Number(of) === 0) &&
      all(known, other!, 'after', (value) => value % Number(of) === 0),
  ],
  [
    new RegExp(`${E}(?:, \\d+,)? goes into ${E} (?:(\\d+) to )?(\\d+) times`, 'g'),
    (known, [, name, other, low, high]) => {
      const [small, big] = [name!, other!].map((one) =>
        numbersAt(known, idOf(known, one), 'after'),
      );
      return small!.every((divisor) =>
        big!.some((value) => {
          const times = value / divisor;
          return times % 1 === 0 && times >= Number(low ?? high) && times <= Number(high);
        }),
      );
    },
  ],
  [
    new RegExp(
      `([A-Z]\\w+)-digit 〈many〉 end in ${LIST}(?:, and so does ${OF}|\\. So (?:of the digits left, )?${OF})`,
      'g',
    ),
    (known, found) => {
      const [length, list, name] = found.slice(1).filter((one) => one !== undefined);
      const id = idOf(known, name!);
      // A rule holds for the numbers of one length: five times a prime can be 10.
      const isSized = countOf(length!.toLowerCase()) === known.length(id);
      return isSized && known.own(id).every((value) => ending(value, list!));
    },
  ],
  [
    new RegExp(
      `Such ${COUNT}-digit 〈many〉 end in ${LIST}|To fit its clue, it must end in ${LIST}`,
      'g',
    ),
    (known, [, length, one, other]) => {
      const [id] = known.ids;
      if (length !== undefined && countOf(length) !== known.length(id!)) return false;
      const last = known.digits(id!, known.length(id!) - 1, 'before');
      return known
        .own(id!)
        .filter((value) => last.includes(value % 10))
        .every((value) => ending(value, one ?? other!));
    },
  ],
  [
    new RegExp(`with ${COUNT} digits run from (\\d+) to (\\d+)`, 'g'),
    (known, [, , low, high]) => {
      const own = known.own(known.ids[0]!);
      return own[0] === Number(low) && own.at(-1) === Number(high);
    },
  ],
  [
    new RegExp(`Only one pencil mark is left for the ${PLACE} digit of ${OF}: (\\d)`, 'g'),
    (known, [, place, name, digit]) => {
      const id = idOf(known, name!);
      return same(known.digits(id, placeOf(known, id, place!), 'before'), [Number(digit)]);
    },
  ],
];
