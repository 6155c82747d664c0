/**
 * Facts of the family tree for the oracle that reads hints' sentences, and the people that words such
 * as "someone Ida can be" speak of. For tests; it shares no code with the sentences.
 */
import { treeOf } from '../../src/games/royal-family/rules/tree.ts';
import type { Board } from '../../src/games/royal-family/rules/types.ts';
import type { Left } from './royalFamilyHintOracle.ts';

/** Whether a predicate is true of the person on a plate. */
export type Judged = (plate: number) => boolean;

/** The names and places before a step, by which its words are understood. */
export interface Words {
  readonly board: Board;
  readonly left: Left;
  /** Whether the clue can be kept with the step's name on a plate. */
  readonly isKept: Judged;
  readonly clueTitles: readonly string[];
}

export const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
export const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );
export const numberOf = (word: string) => {
  const known = NUMBERS.indexOf(word.replace('just ', ''));
  return known >= 0 ? known : Number(word);
};

/** The plates of the people that words such as "someone Ida can be" speak of, or null. */
export function peopleOf({ board, left }: Words, words: string): readonly number[] | null {
  const all = [...board.plates.keys()];
  const whole = /^(?:a|any|another|any other|some) (man|woman|brother|sister)$/.exec(words);
  if (whole) {
    const sex = /^(man|brother)$/.test(whole[1]!) ? 'm' : 'f';
    return all.filter((plate) => board.plates[plate]!.sex === sex);
  }
  const title = all.find(
    (plate) => words !== 'the ' && words === `the ${board.plates[plate]!.title}`,
  );
  if (title !== undefined) return [title];
  const open =
    /^(?:someone|anyone|everyone) (\S+) can be$/.exec(words) ??
    /^(?:a|any|another) place left for (\S+)$/.exec(words);
  const name = board.names.findIndex((one) => one.name === (open?.[1] ?? words));
  if (name < 0) return null;
  const plates = [...left[name]!];
  return open || plates.length === 1 ? plates : null;
}

export type Reader = (words: Words, match: RegExpExecArray) => Judged | null;

/** A predicate about some other person of those that the words speak of; about each for "everyone". */
export function about(words: Words, who: string, is: (plate: number, other: number) => boolean) {
  const people = peopleOf(words, who);
  if (!people) return null;
  const others = (plate: number) => people.filter((one) => one !== plate);
  return /^every/.test(who)
    ? (plate: number) => others(plate).every((one) => is(plate, one))
    : (plate: number) => others(plate).some((one) => is(plate, one));
}

export const isRelated = ({ board }: Words, a: number, is: string, b: number) =>
  treeOf(board).relations(a, b).includes(is);

export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  child: ['son', 'daughter'],
  grandchild: ['grandson', 'granddaughter'],
};
export const oneOf = (plural: string) =>
  plural
    .replace('children', 'child')
    .replace('wives', 'wife')
    .replace(/^(\w+)s-in-law$/, '$1-in-law')
    .replace(/s$/, '');

/** The relatives of a person by a word: children, cousins, male cousins. */
export function relativesOf(words: Words, plate: number, what: string): readonly number[] {
  const { board } = words;
  const [, sex, plain] = /^(?:(male|female) )?(.+)$/.exec(what)!;
  const relation = oneOf(plain!);
  const all = [...board.plates.keys()].filter(
    (one) => sex === undefined || board.plates[one]!.sex === (sex === 'male' ? 'm' : 'f'),
  );
  if (relation === 'descendant') return all.filter((one) => isDescended(words, one, plate));
  const relations = GROUPS[relation] ?? [relation];
  return all.filter((one) => relations.some((is) => isRelated(words, one, is, plate)));
}

export const amountOf = (words: Words, plate: number, what: string) =>
  relativesOf(words, plate, what).length;

export function isDescended(words: Words, plate: number, from: number): boolean {
  const { parents } = words.board.plates[plate]!;
  return parents.some((parent) => parent === from || isDescended(words, parent, from));
}

/** Brothers and sisters of the same drawn parents with the person among them, the eldest first. */
export function broodOf({ board }: Words, plate: number): readonly number[] {
  const key = (one: number) => String([...board.plates[one]!.parents].sort());
  if (key(plate) === '') return [plate];
  return [...board.plates.keys()]
    .filter((one) => key(one) === key(plate))
    .sort((a, b) => board.plates[a]!.born - board.plates[b]!.born);
}

export const bornOf = ({ board }: Words, plate: number) => board.plates[plate]!.born;
export const spousesOf = ({ board }: Words, plate: number) =>
  board.marriages.flatMap(([a, b]) => (a === plate ? [b] : b === plate ? [a] : []));
export const rowOf = ({ board }: Words, plate: number) => treeOf(board).generations[plate]!;
export const placeOf = ({ board }: Words, plate: number) => treeOf(board).line.indexOf(plate);

/** Whether a limit that the words name, "the latest year left for Ida", is the one of the places. */
export function isLimit(
  words: Words,
  limit: number,
  name: string,
  last: string,
  of: (plate: number) => number,
) {
  const people = peopleOf(words, `someone ${name} can be`);
  if (!people) return false;
  const all = people.map(of);
  return limit === (/latest|most/.test(last) ? Math.max(...all) : Math.min(...all));
}
