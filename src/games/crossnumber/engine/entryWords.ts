/** Words a step that an entry's own clue makes: the numbers that have the property, and its digits. */
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { inWords } from '../rules/kinds.ts';
import { entriesIn, saidBy } from '../rules/meaning.ts';
import { PROPERTIES } from '../rules/properties.ts';
import { clueName } from '../rules/sentences.ts';
import { MOST_TRIES } from '../rules/tried.ts';
import type { Node } from '../rules/types.ts';
import { fullest } from './brevity.ts';
import { LISTED } from './deduction.ts';
import { effectsOf } from './effects.ts';
import { countLeft, fitsCells, onlyDigit } from './elimination.ts';
import { byEndings, byTwoEndings } from './endingWords.ts';
import { digitsGiven, tightest } from './givenDigits.ts';
import { clueOf, nameOf, placeIn, quoted } from './naming.ts';
import { leavesDigits, manyOf, narrowingOf, sizedOf } from './narrowed.ts';
import { numbersOf, type Passage, plainTied, settledCells, tiedOf, toTell } from './passage.ts';
import { firstBrief, withEffects } from './told.ts';

/** The number of cells from which on a sentence on their digits is hard to follow. */
const FEW_GIVEN = 3;

/** Whether an earlier step removed numbers that the entry's clue and digits allow. */
export function isCut({ problem, before }: Passage, entry: number): boolean {
  const own = problem.own[entry];
  const list = before.lists[entry];
  if (!own) return true;
  if (!list || list.length === own.length) return false;
  const fits = (value: number) => fitsCells(problem, before, entry, value);
  return list.filter(fits).length < own.filter(fits).length;
}

/** Tells the settled digits of one entry: "its first digit is 3 and its last digit is 6". */
function itsDigits({ problem, after }: Passage, entry: number, cells: readonly number[]): string {
  return joinWithAnd(
    cells.map((cell) => `its ${placeIn(problem, entry, cell)} is ${onlyDigit(after.masks[cell]!)}`),
  );
}

/** How many numbers have the property: "nine squares"; null where they are too many to try. */
function countOf(passage: Passage, entry: number, numbers: readonly number[]): string | null {
  if (numbers.length > MOST_TRIES || numbers.length < 2) return null;
  return `${inWords(`${numbers.length}`)} ${manyOf(passage, entry)}`;
}

/** The few numbers that are left, with the digits that leave them. */
function byNumbers(passage: Passage, entry: number): string[] {
  const { board, problem, after } = passage;
  const name = capital(nameOf(problem, entry));
  const left = numbersOf(problem, after, entry);
  if (left.length > LISTED) return [];
  const settled = settledCells(passage);
  const isTold = left.length === 1 || settled.length === 0;
  const so = isTold ? [''] : [`, so ${itsDigits(passage, entry, settled)}`, ''];
  const numbers = joinWithAnd(left.map(String));
  const verb = left.length === 1 ? 'fits' : 'fit';
  const is = [` ${quoted(board, problem, entry)}`, ' its clue'];
  const fits = (value: number) => fitsCells(problem, after, entry, value);
  const exact = narrowingOf(passage, entry, (some) => some.every(fits));
  const few = narrowingOf(passage, entry, (some) => some.length <= MOST_TRIES);
  const count = few && countOf(passage, entry, few.numbers);
  const said: string[] = [];
  if (exact && exact.cells.length < FEW_GIVEN) {
    const { cells } = exact;
    const given = cells.length > 0 ? `${name} ${digitsGiven(passage, entry, cells)}: only` : 'Only';
    const named =
      cells.length > 0
        ? is
        : [`${is[0]} in ${nameOf(problem, entry)}`, ` the clue for ${nameOf(problem, entry)}`];
    said.push(
      ...named.flatMap((text) => so.map((end) => `${given} ${numbers} ${verb}${text}${end}.`)),
    );
  }
  if (few && count && few.cells.length > 0) {
    const given = `${name} ${digitsGiven(passage, entry, few.cells)}`;
    const tries = inWords(`${few.numbers.length}`);
    said.push(
      ...so.map(
        (end) =>
          `${given}. Of the ${tries} such ${sizedOf(passage, entry)}, only ${numbers} ${verb}${end}.`,
      ),
      ...so.map((end) => `${given}. Of the ${tries} numbers left, only ${numbers} ${verb}${end}.`),
    );
  }
  if (exact) {
    const given = `${name} ${digitsGiven(passage, entry, exact.cells)}`;
    said.push(...is.map((text) => `${given}: only ${numbers} ${verb}${text}.`));
  }
  const cell = tightest(passage, entry);
  if (cell !== null) {
    const given = `${name} ${digitsGiven(passage, entry, [cell])}`;
    said.push(
      ...so.map(
        (end) => `${given}: with its other digits, only ${numbers} ${verb} its clue${end}.`,
      ),
      `${given}: only ${numbers} ${verb}.`,
    );
  }
  return said;
}

/** The cells to speak of: those that are settled, or one of those to tell, in turn. */
function wantedCells(passage: Passage): number[][] {
  const settled = settledCells(passage);
  return settled.length > 0 ? [settled] : toTell(passage).map((cell) => [cell]);
}

/** The digits that the numbers have which some digits narrow. */
function byDigits(passage: Passage, entry: number, wanted: readonly number[]): string[] {
  const { problem, board } = passage;
  const tests = wanted.map((cell) => leavesDigits(passage, entry, cell));
  const suffices = (numbers: readonly number[]) => tests.every((test) => test(numbers));
  const found =
    narrowingOf(passage, entry, (some) => some.length <= MOST_TRIES && suffices(some)) ??
    narrowingOf(passage, entry, suffices);
  if (!found) return [];
  const effects = effectsOf(passage, true, wanted);
  const many = manyOf(passage, entry);
  const name = nameOf(problem, entry);
  const { cells, numbers } = found;
  const count = countOf(passage, entry, numbers);
  if (cells.length === 0) {
    const length = inWords(`${problem.grid.entries[entry]!.cells.length}`);
    const range = `from ${numbers[0]} to ${numbers.at(-1)}`;
    const plain = effectsOf(passage, false, wanted);
    return [
      ...(count ? withEffects(`only ${count} have ${length} digits, ${range}`, plain) : []),
      ...withEffects(`the ${many} with ${length} digits run ${range}`, plain),
    ];
  }
  const given = `${name} ${digitsGiven(passage, entry, cells)}`;
  return [
    ...(count ? withEffects(`${given}, and only ${count} of its length do`, effects) : []),
    ...(count
      ? withEffects(
          `${given}, which leaves ${inWords(`${numbers.length}`)} numbers for its clue`,
          effects,
        )
      : []),
    ...withEffects(`${given} and is ${clueName(clueOf(board, problem, entry))}`, effects),
    ...withEffects(
      given,
      effects.map((effect) => `from its clue, ${effect}`),
    ),
  ];
}

/** The digits that are left, with the cell that narrows the numbers most. */
function byTightest(passage: Passage, entry: number): string[] {
  const cell = tightest(passage, entry);
  if (cell === null) return [];
  const given = `${nameOf(passage.problem, entry)} ${digitsGiven(passage, entry, [cell])}`;
  const effects = effectsOf(passage, true);
  // This cell alone need not leave just these digits, as those of byDigits do.
  const by = (others: string) =>
    withEffects(
      given,
      effects.map((effect) => `${others}, ${effect}`),
    );
  return [
    ...by('from its clue and its other digits'),
    ...by('with its other digits'),
    ...effectsOf(passage).map((effect) => `From its clue and the digits left for it, ${effect}.`),
  ];
}

/** The sentence of the clue's own kind. */
function byKind(passage: Passage, entry: number): string[] {
  const { board, problem } = passage;
  const own = saidBy(clueOf(board, problem, entry)).filter((clue) => entriesIn(clue).length === 0);
  const [clue, ...more] = own;
  if (!clue || more.length > 0) return [];
  const why = PROPERTIES[clue[0]]!.why;
  const parts = (clue as Node).slice(1);
  if (!why || !parts.every((part) => typeof part === 'number')) return [];
  const tied = parts.map(plainTied);
  const whys = why(tiedOf(passage, entry), ...tied);
  return [
    ...whys.flatMap((text) => withEffects(text, effectsOf(passage))),
    ...whys.map((text) => `${capital(text)}.`),
  ];
}

/** A step that goes through numbers which earlier steps have left. */
function cutText(passage: Passage, entry: number): string {
  const { problem, after } = passage;
  const settled = settledCells(passage);
  const numbers =
    countLeft(problem, after, entry) <= LISTED ? numbersOf(problem, after, entry) : [];
  const name = nameOf(problem, entry);
  const begin = `Of the numbers left for ${name}`;
  if (numbers.length === 1) return `${begin}, only ${numbers[0]} fits the entries that cross it.`;
  if (numbers.length > 0) {
    const so = settled.length > 0 ? `, so ${itsDigits(passage, entry, settled)}` : '';
    return fullest(
      `${begin}, only ${joinWithAnd(numbers.map(String))} fit the entries that cross it${so}.`,
      `${begin}, only ${joinWithAnd(numbers.map(String))} fit its squares.`,
    );
  }
  return fullest(
    ...effectsOf(passage).map(
      (effect) => `Only some of the numbers left for ${name} fit its crossings: ${effect}.`,
    ),
    `Only some of the numbers left for ${name} fit its crossings, which rules out the crossed-out digits.`,
  );
}

/** A clue that leaves a single number by itself. */
function onlyNumber({ board, problem }: Passage, entry: number): string | null {
  const own = problem.own[entry];
  if (own?.length !== 1) return null;
  const clue = clueOf(board, problem, entry);
  const name = nameOf(problem, entry);
  const { length } = problem.grid.entries[entry]!.cells;
  const sized = `${inWords(`${length}`)}-digit numbers`;
  const isFact = clue[0] === 'is' && entriesIn(clue).length === 0;
  return fullest(
    isFact
      ? `${name} is ${clueName(clue)}: ${own[0]}.`
      : `Of all ${sized}, only ${own[0]} is ${clueName(clue)}. So ${name} is ${own[0]}.`,
    `Only ${own[0]} fits the clue for ${name}.`,
  );
}

/** Describes a step that an entry's own clue makes. */
export function entryText(passage: Passage, entry: number): string {
  if (isCut(passage, entry)) return cutText(passage, entry);
  return (
    onlyNumber(passage, entry) ??
    firstBrief([
      () => byKind(passage, entry),
      () => byNumbers(passage, entry),
      ...wantedCells(passage).flatMap((wanted) => [
        () => byEndings(passage, entry, wanted),
        () => byTwoEndings(passage, entry, wanted),
        () => byDigits(passage, entry, wanted),
      ]),
      () => byTightest(passage, entry),
      () => effectsOf(passage).map((effect) => `Its clue means ${effect}.`),
    ]) ??
    `The clue for ${nameOf(passage.problem, entry)} rules out the crossed-out digits.`
  );
}
