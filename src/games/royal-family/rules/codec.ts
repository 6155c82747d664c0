/**
 * Parses and writes Royal Family's puzzles and moves. A puzzle's JSON is `{ id: 58, boards: [one
 * board] }`, a board's is the `Board` itself.
 *
 * The parsers accept any value, return fresh values that hold the known fields only, and never read
 * an inherited property. A board that they accept can be drawn as a tree (drawable.ts), but need
 * not have a solution.
 */

import type { Json } from '../../../lib/json.ts';
import { fieldsOf, isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from '../../shared/numbered.ts';
import { parseClue, scopeOf } from './clues/kinds.ts';
import type { Vocabulary } from './clues/vocabulary.ts';
import { MOST_NAMES } from './constraints.ts';
import { whyNotDrawable } from './drawable.ts';
import type { Sex } from './kinship.ts';
import type { Board, Clue, Mark, Move, Name, Plate } from './types.ts';

const FEWEST_PEOPLE = 3;
/**
 * The most people in a family: a larger tree would not fit on a page, and the solver's sets have
 * only 32 bits.
 */
const MOST_PEOPLE = 20;
export const MOST_CLUES = 40;

/** Pattern of a name, a house or a title: a few words with capital letters. */
const PROPER = /^\p{Lu}[\p{L}’ -]{0,29}$/u;

const isSex = (value: unknown): value is Sex => value === 'm' || value === 'f';
const isProper = (value: unknown): value is string =>
  typeof value === 'string' && PROPER.test(value);

/**
 * Reads a JSON list item by item; returns null when an item cannot be read, such as a sparse list's
 * hole.
 */
function listOf<T>(json: unknown, most: number, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(json) || json.length > most) return null;
  const items: T[] = [];
  for (let i = 0; i < json.length; i++) {
    const item = read(json[i]);
    if (item === null) return null;
    items.push(item);
  }
  return items;
}

function parsePlate(json: unknown): Plate | null {
  const fields = fieldsOf(json);
  if (!fields) return null;
  const { sex, parents, born, title } = fields;
  const read = listOf(parents, 2, parseIndex);
  if (!isSex(sex) || !read || !isWhole(born, 1, 9999)) return null;
  if (title !== '' && !isProper(title)) return null;
  return { sex, parents: read, born, title };
}

function parseIndex(json: unknown): number | null {
  return isWhole(json, 0, MOST_PEOPLE - 1) ? json : null;
}

function parsePair(json: unknown): readonly [number, number] | null {
  const pair = listOf(json, 2, parseIndex);
  return pair?.length === 2 ? [pair[0]!, pair[1]!] : null;
}

function parseName(json: unknown): Name | null {
  const fields = fieldsOf(json);
  if (!fields) return null;
  const { name, sex } = fields;
  return isProper(name) && name.length <= 12 && isSex(sex) ? { name, sex } : null;
}

const men = (people: readonly { readonly sex: Sex }[]) =>
  people.filter(({ sex }) => sex === 'm').length;

function isRepeated(values: readonly (string | number)[]): boolean {
  return new Set(values).size < values.length;
}

/** Parses a board, or returns the first problem found in it. */
export function parseBoard(json: unknown): Result<Board> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A board must be an object.');
  const { house, monarch, beans } = fields;
  if (!isProper(house)) return fail('bad-house', 'The house must have a name.');
  const plates = listOf(fields.plates, MOST_PEOPLE, parsePlate);
  if (!plates || plates.length < FEWEST_PEOPLE) {
    return fail(
      'bad-plates',
      `There must be ${FEWEST_PEOPLE} to ${MOST_PEOPLE} plates with a sex, parents, a year and a title.`,
    );
  }
  const marriages = listOf(fields.marriages, MOST_PEOPLE, parsePair);
  if (!marriages) return fail('bad-marriages', 'The marriages must be pairs of plates.');
  const names = listOf(fields.names, MOST_PEOPLE, parseName);
  if (!names || names.length !== plates.length || men(names) !== men(plates)) {
    return fail('bad-names', 'There must be a name of the right sex for every plate.');
  }
  const titles = plates.flatMap(({ title }) => (title === '' ? [] : [title]));
  if (isRepeated([...titles, ...names.map(({ name }) => name)])) {
    return fail('repeated', 'No two people may share a name or a title.');
  }
  if (isRepeated(plates.map(({ born }) => born))) {
    return fail('same-year', 'No two people may be born in the same year.');
  }
  if (!isWhole(monarch, 0, plates.length - 1)) {
    return fail('bad-monarch', 'One of the plates must be the monarch’s.');
  }
  if (!isWhole(beans, 1, 5)) return fail('bad-beans', 'The difficulty must be 1 to 5 beans.');
  const drawn = { plates, marriages, monarch, names };
  const problem = whyNotDrawable(drawn);
  if (problem) return fail('bad-tree', problem);
  const clues = listOf(fields.clues, MOST_CLUES, (clue) => parseScopedClue(clue, drawn));
  if (!clues) {
    return fail(
      'bad-clues',
      `There can be at most ${MOST_CLUES} clues, of known kinds, each about 1 to ${MOST_NAMES} names.`,
    );
  }
  return ok({ house, plates, marriages, monarch, names, clues, beans });
}

/**
 * Parses a clue that concerns 1 to `MOST_NAMES` names; players could not follow a clue about more.
 */
export function parseScopedClue(json: unknown, board: Vocabulary): Clue | null {
  const clue = parseClue(json, board);
  if (!clue) return null;
  const names = scopeOf(clue, board).length;
  return names >= 1 && names <= MOST_NAMES ? clue : null;
}

/** Parses a puzzle from a pack (a file with a month's puzzles): its number and its only board. */
export function parsePuzzle(json: unknown): Result<Puzzle<Board>> {
  return parseNumberedPuzzle(json, 1, parseBoard);
}

/**
 * Returns the puzzle's JSON for a pack (a file with a month's puzzles); the order of the object's
 * keys is part of the format.
 */
export function makePuzzle(puzzle: Puzzle<Board>): Json {
  return makeNumberedPuzzle(
    puzzle,
    ({ house, plates, marriages, monarch, names, clues, beans }) => ({
      house,
      plates: plates.map(({ sex, parents, born, title }) => ({ sex, parents, born, title })),
      marriages,
      monarch,
      names: names.map(({ name, sex }) => ({ name, sex })),
      clues: clues as Json,
      beans,
    }),
  );
}

function parseMark(json: unknown): Mark | null {
  const fields = fieldsOf(json);
  if (!fields) return null;
  const [plate, name] = [parseIndex(fields.plate), parseIndex(fields.name)];
  return plate === null || name === null ? null : { plate, name };
}

/** Parses a saved game's move; the rules check whether it is legal. */
export function parseMove(json: unknown): Result<Move> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A move must be an object.');
  const { type, plate, name, clue } = fields;
  if (type === 'tick') {
    if (!isWhole(clue, 0, MOST_CLUES - 1)) return fail('bad-clue', 'A tick must name a clue.');
    return ok({ type, clue });
  }
  if (type === 'strike') {
    const marks = listOf(fields.marks, MOST_PEOPLE ** 2, parseMark);
    return marks && marks.length > 0
      ? ok({ type, marks })
      : fail('bad-marks', 'A strike must name plates and names.');
  }
  if (type !== 'place' && type !== 'lift' && type !== 'pencil') {
    return fail('bad-type', 'A move must be a place, a lift, a pencil, a strike or a tick.');
  }
  if (!isWhole(plate, 0, MOST_PEOPLE - 1)) return fail('bad-plate', 'A move must name a plate.');
  if (type === 'lift') return ok({ type, plate });
  if (!isWhole(name, 0, MOST_PEOPLE - 1)) return fail('bad-name', 'A move must name a name.');
  return ok({ type, plate, name });
}
