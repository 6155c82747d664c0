/**
 * The sentences of Royal Family's hints. Each says what is known, what follows and why, in at most
 * 25 words.
 */

import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { calledOf, whoIs } from '../rules/places.ts';
import type { Board, Mark } from '../rules/types.ts';
import { linksOf, type Outcome } from './links.ts';
import type { Setting } from './wordings.ts';

const MOST_WORDS = 25;
const isShort = (sentence: string) => sentence.split(/\s+/).length <= MOST_WORDS;

/**
 * Returns the first sentence that is short enough for a hint, otherwise the last; pass the fullest
 * first.
 */
export function shortest(...sentences: readonly string[]): string {
  return sentences.find(isShort) ?? sentences.at(-1)!;
}

const isMan = (board: Board, name: number) => board.names[name]!.sex === 'm';
const heOrShe = (board: Board, name: number) => (isMan(board, name) ? 'he' : 'she');
const manOrWoman = (board: Board, name: number) => (isMan(board, name) ? 'man' : 'woman');

/** Words for a clue: "clue 3, “Isaure is Corvin’s aunt”", and the short form "clue 3". */
export function clueWords(board: Board, clue: number): readonly [string, string] {
  const sentence = printClue(board.clues[clue]!, board);
  return [`clue ${clue + 1}, “${sentence.slice(0, -1)}”`, `clue ${clue + 1}`];
}

/**
 * A hint's sentence by a clue: the clue, why it decides on this tree, and the conclusion: "Clue 3: of
 * the women, only the Lady of Vell has one daughter, so she is Odile."
 */
export function clueSentence(
  board: Board,
  clue: number,
  name: number,
  outcome: Outcome,
  places: Setting['places'],
): string {
  const [quoted, numbered] = clueWords(board, clue);
  const said = linksOf({ board, clue: board.clues[clue]!, name, places }, outcome);
  return shortest(
    ...said.flatMap(({ text, isVerbatim }) => [
      ...(isVerbatim ? [] : [capital(`${quoted}: ${text}.`)]),
      capital(`${numbered}: ${text}.`),
    ]),
  );
}

export function onlyPlateSentence(board: Board, name: number, plate: number): string {
  return `${calledOf(board, name)}’s other places are all taken or ruled out, so ${heOrShe(board, name)} is ${whoIs(board, plate)}.`;
}

export function onlyNameSentence(board: Board, name: number, plate: number): string {
  return `Every other ${manOrWoman(board, name)} is placed or ruled out here, so only ${calledOf(board, name)} can be ${whoIs(board, plate)}.`;
}

/** A hint's sentence about the last man or woman without a plate in the tree. */
export function lastSentence(board: Board, name: number, plate: number): string {
  const one = manOrWoman(board, name);
  return `${calledOf(board, name)} is the last ${one} without a place, so ${heOrShe(board, name)} is ${whoIs(board, plate)}.`;
}

/**
 * A hint's sentence about a single (a name's only plate, or a plate's only name) that follows from
 * a supposed name, so that the hint does not place the single's name.
 */
export function settledSentence(
  board: Board,
  technique: 'only plate' | 'only name',
  name: number,
  plate: number,
): string {
  const [called, who] = [calledOf(board, name), whoIs(board, plate)];
  return technique === 'only plate'
    ? `${called} can only be ${who}, so nobody else can.`
    : `Then nobody except ${called} can be ${who}.`;
}

/**
 * A hint's sentence about a pair of names and plates:
 * "Odile and Tamsin can only be the Duchess of Ambry and the Lady of Vell, so nobody else can."
 */
export function pairSentence(
  board: Board,
  isNaked: boolean,
  names: readonly number[],
  plates: readonly number[],
): string {
  const who = joinWithAnd(names.map((name) => calledOf(board, name)));
  const whom = joinWithAnd(plates.map((plate) => whoIs(board, plate)));
  return isNaked
    ? shortest(
        `${who} can only be ${whom}, so nobody else can.`,
        `${who} share the two marked places, so nobody else can be there.`,
      )
    : shortest(
        `Only ${who} can be ${whom}, so neither can be anyone else.`,
        `Only ${who} can be in the two marked places, so they cannot be anywhere else.`,
      );
}

/**
 * A hint's sentence about a clue that the board marks broken: "Clue 3, “Ida was born before Hugo”, is
 * broken: Ida is …, and Hugo is …." While a name of the clue has no plate, the sentence says "can
 * no longer be true".
 *
 * @param placed the clue's names that have a place.
 */
export function brokenSentence(
  board: Board,
  clue: number,
  placed: readonly Mark[],
  isWhole: boolean,
): string {
  const [quoted, numbered] = clueWords(board, clue);
  const told = joinWithAnd(
    placed.map(({ name, plate }) => `${calledOf(board, name)} is ${whoIs(board, plate)}`),
  );
  const what = isWhole ? 'is broken' : 'can no longer be true';
  const why = placed.length > 0 ? `: ${told}` : '';
  return shortest(
    capital(`${quoted}, ${what}${why}.`),
    capital(`${numbered} ${what}${why}.`),
    capital(`${quoted}, ${what}.`),
    capital(`${numbered} ${what}.`),
  );
}

/**
 * A hint's sentence about the wrong name where no words tell why the clue is broken by it.
 *
 * @param isAlone whether this name breaks the clue without the other names that are placed wrongly.
 */
export function culpritSentence(
  board: Board,
  clue: number,
  { name, plate }: Mark,
  isAlone: boolean,
): string {
  const others = isAlone ? '' : ' and its other names stay where they are';
  return `Clue ${clue + 1} cannot be true while ${calledOf(board, name)} is ${whoIs(board, plate)}${others}.`;
}
