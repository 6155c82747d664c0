/** The meaning of a clue: the entries it mentions, and the numbers that fit it. */
import { AMONG, type Argument } from './among.ts';
import { FACTS } from './facts.ts';
import type { Slot, Test } from './kinds.ts';
import { NUMBERS } from './numbers.ts';
import { partsOver } from './overGrid.ts';
import { PROPERTIES } from './properties.ts';
import { all, type Range } from './ranges.ts';
import type { EntryId, Node, Part } from './types.ts';

/** Looks up the present number in an entry. */
export type Look = (entry: EntryId) => number;

/** The slots for a node's parts; `slot` says whether the node is a property or a value. */
export function slotsOf(node: Node, slot: 'number' | 'property'): readonly Slot[] {
  const { takes } = (slot === 'number' ? NUMBERS : PROPERTIES)[node[0]]!;
  if (takes.at(-1) !== 'entries') return takes;
  return node.slice(1).map((_, i) => (i < takes.length - 1 ? takes[i]! : 'entry'));
}

/** Every entry that a clue mentions, once each, in order of mention. */
export function entriesIn(node: Node, slot: 'number' | 'property' = 'property'): EntryId[] {
  const found = slotsOf(node, slot).flatMap((at, i): EntryId[] => {
    const part = node[i + 1]!;
    if (typeof part === 'string') return at === 'fact' ? [] : [part];
    return typeof part === 'number' ? [] : entriesIn(part, at as 'number' | 'property');
  });
  return [...new Set(found)];
}

/** Computes the value of a part of a clue; NaN if it is undefined or not a safe integer. */
function partValue(part: Part, slot: Slot, look: Look): () => number {
  if (typeof part === 'number') return () => part;
  if (typeof part === 'string') {
    if (slot !== 'fact') return () => look(part);
    const { value } = FACTS[part]!;
    return () => value;
  }
  const kind = NUMBERS[part[0]]!;
  const args = kind.takes.map((at, i) => partValue(part[i + 1]!, at, look));
  return () => {
    const value = kind.value(...args.map((arg) => arg()));
    return Number.isSafeInteger(value) ? value : Number.NaN;
  };
}

/**
 * Makes the clue's test for the numbers that the entries it mentions have at that moment, so that a
 * solver that tries many numbers against them works them out once.
 */
export function testsOf(clue: Node, look: Look): () => Test {
  const kind = PROPERTIES[clue[0]]!;
  const args = slotsOf(clue, 'property').map((slot, i): (() => number | Test) => {
    const part = clue[i + 1]!;
    return slot === 'property' ? testsOf(part as Node, look) : partValue(part, slot, look);
  });
  const [first, second, ...more] = args;
  if (!first) return () => (value) => kind.holds(value);
  if (!second) {
    return () => {
      const one = first();
      return (value) => kind.holds(value, one);
    };
  }
  if (more.length === 0) {
    return () => {
      const [one, two] = [first(), second()];
      return (value) => kind.holds(value, one, two);
    };
  }
  return () => {
    const all = args.map((arg) => arg());
    return (value) => kind.holds(value, ...all);
  };
}

/** The clue's test, given the numbers in the entries that it mentions. */
export function testOf(clue: Node, look: Look): Test {
  const make = testsOf(clue, look);
  return (value) => make()(value);
}

/** The `Look` for a clue that mentions no other entry. */
const NOTHING = () => Number.NaN;

/** The numbers that fit a clue, which must mention no other entry. */
export function rangeOf(clue: Node): Range {
  const among = AMONG[clue[0]] as ((...args: Argument[]) => Range) | undefined;
  if (!among) {
    const test = testOf(clue, NOTHING);
    return (low, high) => all(low, high).filter(test);
  }
  return among(
    ...slotsOf(clue, 'property').map((slot, i) =>
      slot === 'property' ? rangeOf(clue[i + 1] as Node) : partValue(clue[i + 1]!, slot, NOTHING)(),
    ),
  );
}

/** Computes the number of a clue that gives it directly; null for every other clue. */
export function numberGiven(clue: Node, look: Look): (() => number) | null {
  return clue[0] === 'is' ? partValue(clue[1]!, 'number', look) : null;
}

/**
 * The clue's separate statements: both halves of "a square whose digits rise", and those of "the
 * greatest of its length" on each other entry.
 */
export function saidBy(clue: Node): Node[] {
  return clue[0] === 'and'
    ? [...saidBy(clue[1] as Node), ...saidBy(clue[2] as Node)]
    : (partsOver(clue) ?? [clue]);
}

/** The halves of a double clue, whole; of any other clue itself. */
export function halvesOf(clue: Node): Node[] {
  return clue[0] === 'and' ? [...halvesOf(clue[1] as Node), ...halvesOf(clue[2] as Node)] : [clue];
}
