/** The parameters that clues have: names, titles, words and numbers. */
import { isWhole } from '../../../../lib/reading.ts';
import type { Param } from './kind.ts';
import type { Vocabulary } from './vocabulary.ts';

const nobody = () => [];
const itself = (value: unknown) => (typeof value === 'string' ? [value] : []);

const namesOf = ({ names }: Vocabulary) => names.map(({ name }) => name);
const titlesOf = ({ plates }: Vocabulary) =>
  plates.flatMap(({ title }) => (title === '' ? [] : [title]));

function termFrom(values: (board: Vocabulary) => readonly string[]): Param {
  return {
    read: (json, board) => (typeof json === 'string' && values(board).includes(json) ? json : null),
    values,
    terms: itself,
  };
}

/** A clue's parameter that is a name. */
export const name = termFrom(namesOf);

/** A clue's parameter that is a title on a plate of the tree. */
export const title = termFrom(titlesOf);

/** A clue's parameter that is a name or a title. */
export const person = termFrom((board) => [...namesOf(board), ...titlesOf(board)]);

/** A clue's parameter that is one of the given words. */
export function word(...words: readonly string[]): Param {
  return {
    read: (json) => (typeof json === 'string' && words.includes(json) ? json : null),
    values: () => words,
    terms: nobody,
  };
}

/**
 * A clue's parameter that is a whole number from `min` to `max`; the puzzle generator uses only the
 * numbers of `values`.
 */
export function whole(
  min: number,
  max: number,
  values: (board: Vocabulary) => readonly number[],
): Param {
  return { read: (json) => (isWhole(json, min, max) ? json : null), values, terms: nobody };
}

/**
 * A clue's parameter that is a whole number from `min` to `max`; the puzzle generator uses every
 * number of this range.
 */
export function upTo(min: number, max: number): Param {
  return whole(min, max, () => Array.from({ length: max - min + 1 }, (_, i) => min + i));
}
