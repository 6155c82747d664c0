/**
 * How strong a clue is, before anything else is known of the grid.
 *
 * A clue on its entry alone leaves a share of all numbers of the entry's length: squares are 6 of
 * the 90 numbers with two digits. A clue that ties entries leaves a share of all combinations of
 * numbers that the entries can hold by their lengths: of all pairs of numbers with two digits, one in
 * twenty has a sum that is a square. The share of pairs is estimated from a fixed sample, the same
 * on every device.
 */
import { makeRng } from '../../../lib/rng.ts';
import { entriesIn, testOf } from '../rules/meaning.ts';
import type { Lister } from '../rules/problem.ts';
import type { EntryId, Node } from '../rules/types.ts';

/** The greatest share that a clue of a generated board may leave. */
export const MOST_LEFT = 1 / 4;

/** The number of combinations in the sample. At a share of a quarter, its error is about 1 in 100. */
const SAMPLE = 2000;

const countOf = (length: number) => 9 * 10 ** (length - 1);

/** The greatest of some numbers is as likely to be any of them. */
const shareOfGreatest = (rivals: number) => 1 / (rivals + 1);

const known = new Map<string, number>();

function sampled(clue: Node, length: number, lengthOf: (id: EntryId) => number): number {
  const ids = entriesIn(clue);
  const lengths = [length, ...ids.map(lengthOf)];
  const key = JSON.stringify([lengths, clue], (_, part: unknown) =>
    typeof part === 'string' && ids.includes(part) ? ids.indexOf(part) : part,
  );
  let share = known.get(key);
  if (share !== undefined) return share;
  const rng = makeRng('strength');
  const values = new Map<EntryId, number>();
  const test = testOf(clue, (id) => values.get(id)!);
  const draw = (digits: number) => 10 ** (digits - 1) + rng.below(countOf(digits));
  let fitting = 0;
  for (let i = 0; i < SAMPLE; i++) {
    const value = draw(length);
    for (const id of ids) values.set(id, draw(lengthOf(id)));
    if (test(value)) fitting++;
  }
  share = fitting / SAMPLE;
  known.set(key, share);
  return share;
}

/**
 * The share, 0 to 1, of numbers that a clue leaves for an entry of a length; of combinations, if the
 * clue mentions other entries.
 */
export function shareLeft(
  clue: Node,
  length: number,
  lengthOf: (id: EntryId) => number,
  list: Lister,
): number {
  const ids = entriesIn(clue);
  if (ids.length === 0) return list(length, clue).length / countOf(length);
  if (clue[0] === 'greatest' || clue[0] === 'least') {
    return shareOfGreatest(ids.length);
  }
  // The others seldom have the property: what counts is how many numbers of its own length do.
  if (clue[0] === 'only') return shareLeft(clue[1] as Node, length, lengthOf, list);
  // A number that is worked out is at most one of all, whatever the others are.
  return clue[0] === 'is' ? 1 / countOf(length) : sampled(clue, length, lengthOf);
}

/** Whether a clue says enough to be in a generated board, without giving its number away. */
export function isStrong(
  clue: Node,
  length: number,
  lengthOf: (id: EntryId) => number,
  list: Lister,
): boolean {
  if (entriesIn(clue).length === 0 && list(length, clue).length < 2) return false;
  return shareLeft(clue, length, lengthOf, list) <= MOST_LEFT;
}
