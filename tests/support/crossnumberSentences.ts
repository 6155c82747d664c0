/**
 * Checks what the sentences of Crossnumber's hints say, apart from the code that writes them. Each
 * form of statement has a pattern, and a check against the numbers that the oracle has enumerated.
 */
import { entryName } from '../../src/games/crossnumber/rules/grid.ts';
import { clueName } from '../../src/games/crossnumber/rules/sentences.ts';
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
} from './crossnumberPatterns.ts';

/** Counts of numbers that share some digits: those of the entry's own clue that have them. */
function countsIn(known: Known, text: string): boolean {
  const found = new RegExp(
    `\\bas only ${COUNT} |Of ${COUNT} .* like that|which leaves ${COUNT} numbers|Of the ${COUNT} numbers that leaves`,
  ).exec(text);
  const word = found?.slice(1).find((one) => one !== undefined);
  if (!found || word === undefined) return true;
  const given = text.slice(0, found.index);
  const [id] = known.ids;
  const fits = known.own(id!).filter((value) => {
    const digits = digitsOf(value);
    const at = (place: number, list: string, isIn: boolean) =>
      numbersIn(list).includes(digits[place]!) === isIn;
    const checks = [
      ...[...given.matchAll(new RegExp(`begins with ${LIST}`, 'g'))].map(([, list]) =>
        at(0, list!, true),
      ),
      ...[...given.matchAll(new RegExp(`does not begin with ${LIST}`, 'g'))].map(([, list]) =>
        at(0, list!, false),
      ),
      ...[...given.matchAll(new RegExp(`ends in ${LIST}`, 'g'))].map(([, list]) =>
        at(digits.length - 1, list!, true),
      ),
      ...[...given.matchAll(new RegExp(`does not end in ${LIST}`, 'g'))].map(([, list]) =>
        at(digits.length - 1, list!, false),
      ),
      ...[...given.matchAll(new RegExp(`(no )?${LIST} as its ${PLACE} digit`, 'g'))].map(
        ([, no, list, place]) => at(placeOf(known, id!, place!), list!, no === undefined),
      ),
    ];
    return checks.every((one) => one);
  });
  // "Already has the digits" names them without their places.
  return / already has /.test(given) || fits.length === countOf(word);
}

/** A sentence without the words of its clues, whose numbers are no statements. */
function withoutClues(known: Known, text: string): string {
  return known.clues.reduce(
    (plain, [id, clue]) =>
      plain.replace(`${entryName(id)} is ${clueName(clue)}`, `the clue of ${entryName(id)}`),
    text.replace(/“[^”]*”/g, '“…”'),
  );
}

/** The statements of a hint's step that are wrong, or that no pattern knows. */
export function wrongIn(known: Known, text: string): string[] {
  const plain = withoutClues(known, text);
  const said: string[] = [];
  let count = 0;
  for (const [form, check] of [...NUMBER_FORMS, ...DIGIT_FORMS, ...PAIR_FORMS]) {
    for (const found of plain.matchAll(form)) {
      count++;
      // A clause after "so" or "then" is a conclusion; others speak of what was known before.
      const so = plain
        .slice(0, found.index)
        .search(/\b(?:so|So|Then)\b|: |only|By (?:its|the) clue/);
      if (!check(known, found, so >= 0 ? 'after' : 'before')) said.push(`untrue: ${found[0]}`);
    }
  }
  if (!countsIn(known, plain)) said.push('another count');
  if (count === 0) said.push('says nothing that can be checked');
  return said;
}
