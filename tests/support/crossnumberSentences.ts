/**
 * Checks what the sentences of Crossnumber's hints say, apart from the code that writes them. Each
 * form of statement has a pattern, and a check against the numbers that the oracle has enumerated.
 */
import { entryName } from '../../src/games/crossnumber/rules/grid.ts';
import { clueMany, clueName, clueText } from '../../src/games/crossnumber/rules/sentences.ts';
import { DIGIT_FORMS } from './crossnumberDigitForms.ts';
import { NUMBER_FORMS } from './crossnumberNumberForms.ts';
import { PAIR_FORMS } from './crossnumberPairForms.ts';
import {
  COUNT,
  countOf,
  digitsOf,
  type Known,
  LIST,
  numbersIn,
  PLACE,
  placeOf,
  same,
} from './crossnumberPatterns.ts';
import { TALK_FORMS } from './crossnumberTalkForms.ts';

/** The choices of places whose known digits are those of a list, in its order. */
function placesOf(known: Known, [first, ...rest]: readonly number[], from = 0): number[][] {
  if (first === undefined) return [[]];
  const [id] = known.ids as [string];
  return [...Array(known.length(id)).keys()].slice(from).flatMap((place) => {
    if (String(known.digits(id, place, 'before')) !== String(first)) return [];
    return placesOf(known, rest, place + 1).map((more) => [place, ...more]);
  });
}

/**
 * The numbers of the first entry's clue that have the digits which a part of a sentence gives. Where
 * it gives digits without their places, one list for each choice of places.
 */
function fitting(known: Known, given: string): readonly (readonly number[])[] {
  const [id] = known.ids as [string];
  const last = known.length(id) - 1;
  const places = [
    ['begins with', 0, true],
    ['does not begin with', 0, false],
    ['ends in', last, true],
    ['does not end in', last, false],
  ] as const;
  const told = [
    ...places.flatMap(([form, place, isIn]) =>
      [...given.matchAll(new RegExp(`${form} ${LIST}`, 'g'))].map(([, list]) => ({
        place,
        isIn,
        list: numbersIn(list!),
      })),
    ),
    ...[...given.matchAll(new RegExp(`(no )?${LIST} as its ${PLACE} digit`, 'g'))].map(
      ([, no, list, place]) => ({
        place: placeOf(known, id, place!),
        isIn: no === undefined,
        list: numbersIn(list!),
      }),
    ),
  ];
  const already = /already has the digits ([\d, and]+)/.exec(given)?.[1] ?? '';
  return placesOf(known, numbersIn(already)).map((choice) =>
    known.own(id).filter((value) => {
      const digits = digitsOf(value);
      return (
        told.every(({ place, isIn, list }) => list.includes(digits[place]!) === isIn) &&
        choice.every((place) => digits[place] === known.digits(id, place, 'before')[0])
      );
    }),
  );
}

/** Counts of numbers that share some digits: those of the entry's own clue that have them. */
function countsIn(known: Known, text: string): boolean {
  const found = new RegExp(
    `, and only ${COUNT} |Of the ${COUNT} (?:such|numbers left,)|which leaves ${COUNT} numbers`,
  ).exec(text);
  const word = found?.slice(1).find((one) => one !== undefined);
  if (!found || word === undefined) return true;
  const given = text.slice(0, found.index);
  return fitting(known, given).some((numbers) => numbers.length === countOf(word));
}

/** "It begins with 3: only 351 fits its clue": the digits that are given leave just these numbers. */
function onlyFits(known: Known, text: string): boolean {
  const found = new RegExp(
    `^(?:([^:]*): )?[Oo]nly ${LIST} fits? (?:“…”|its clue|the clue for)`,
  ).exec(text);
  if (!found || known.ids.length > 1) return true;
  return fitting(known, found[1] ?? '').some((numbers) => same(numbers, numbersIn(found[2]!)));
}

/**
 * Digits that follow from those given and the clue alone: "It ends in 3, and only nine squares do. So
 * it begins with 2".
 */
function followsFromGiven(known: Known, text: string): boolean {
  const [given, end] = text.split(/\. So (?:from (?:its|the) clue,? )?/);
  if (known.ids.length > 1 || end === undefined || /^(?:and|with) its other digits/.test(end))
    return true;
  if (!/\b(?:begins?|ends?|has|have)\b/.test(given!) || /-digit/.test(given!)) return true;
  if (/numbers (?:that are )?left/.test(given!) || /digits? of|digits that/i.test(given!))
    return true;
  const [id] = known.ids as [string];
  const places = [
    ...[...end.matchAll(new RegExp(`its ${PLACE} digit`, 'g'))].map(([, place]) =>
      placeOf(known, id, place!),
    ),
    ...(/\bends? in/.test(end) ? [known.length(id) - 1] : []),
    ...(/\bbegins? with/.test(end) ? [0] : []),
  ];
  return fitting(known, given!).some((numbers) =>
    places.every((place) => {
      const left = known
        .digits(id, place, 'before')
        .filter((digit) => numbers.some((value) => digitsOf(value)[place] === digit));
      return same(left, known.digits(id, place, 'after'));
    }),
  );
}

/**
 * A sentence with marks for the words of its clues, whose numbers are no statements; null if it
 * quotes what is no clue of its first entry.
 */
function withoutClues({ ids, clues }: Known, text: string): string | null {
  const own = clues.flatMap(([id, clue]) => (id === ids[0] ? [clue] : []));
  const isQuoted = (quote: string) => own.some((clue) => quote === `“${clueText(clue)}”`);
  if (!(text.match(/“[^”]*”/g) ?? []).every(isQuoted)) return null;
  const named = clues.reduce(
    (plain, [id, clue]) =>
      plain.replace(`${entryName(id)} is ${clueName(clue)}`, `the clue for ${entryName(id)}`),
    text.replace(/“[^”]*”/g, '“…”'),
  );
  return own.reduce(
    (plain, clue) =>
      plain.replace(` is ${clueName(clue)}`, ' is 〈one〉').replace(clueMany(clue), '〈many〉'),
    named,
  );
}

/** The words of a sentence that no statement has read, except those that only join statements. */
function unreadIn(text: string, read: readonly RegExpExecArray[]): string {
  const letters = [...text];
  for (const { 0: part, index } of read) letters.fill('§', index, index + part.length);
  const rest = letters.join('');
  return /^(?:[§\s.,:;]|\b(?:and|so|then|or)\b)*$/i.test(rest) ? '' : rest.replace(/§+/g, '§');
}

/** "3 down ends in 1 or 3. So 3 down is 21": a conclusion on an entry from its own digits alone. */
const GIVES_NO_REASON =
  /^(\d+ \w+) (?:begins|ends|does not|has (?:no )?\d)[^.:]*\. So (?:the \w+ digit of )?\1\b/;

/** The statements of a hint's step that are wrong, or that no pattern knows. */
export function wrongIn(known: Known, text: string): string[] {
  const plain = withoutClues(known, text);
  if (plain === null) return ['quotes another clue'];
  const said: string[] = [];
  const read: RegExpExecArray[] = [];
  for (const [form, check] of [...NUMBER_FORMS, ...DIGIT_FORMS, ...PAIR_FORMS, ...TALK_FORMS]) {
    for (const found of plain.matchAll(form)) {
      read.push(found);
      // A clause after "so" or "then" is a conclusion; others speak of what was known before.
      const so = plain
        .slice(0, found.index)
        .search(/\b(?:so|So|Then)\b|: |only|From (?:its|the) clue|Its clue means/);
      if (!check(known, found, so >= 0 ? 'after' : 'before')) said.push(`untrue: ${found[0]}`);
    }
  }
  if (!countsIn(known, plain)) said.push('another count');
  if (!onlyFits(known, plain)) said.push('other numbers fit what is given');
  if (!followsFromGiven(known, plain)) said.push('does not follow from what is given');
  if (GIVES_NO_REASON.test(plain)) said.push('gives no reason');
  const unread = unreadIn(plain, read);
  if (unread !== '') said.push(`unread: ${unread}`);
  return said;
}
