/** The kinds of clues as a menu with words, and how one clue becomes another kind. */
import { capital } from '../../../lib/capital.ts';
import { MAX_DEPTH } from '../rules/clueCodec.ts';
import { FACTS } from '../rules/facts.ts';
import type { NumberKind, PropertyKind, Slot } from '../rules/kinds.ts';
import { slotsOf } from '../rules/meaning.ts';
import { NUMBERS } from '../rules/numbers.ts';
import { PROPERTIES } from '../rules/properties.ts';
import type { EntryId, Node, Part } from '../rules/types.ts';

/** Where a node stands: a clue, and what it says of a property; or something that has a value. */
export type NodeSlot = 'number' | 'property';

export interface Choice {
  readonly kind: string;
  /** "A multiple of …" */
  readonly label: string;
}

export interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Those whose names are nothing but their parts. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  'property is': 'A number that is worked out: …',
  'property and': 'Two things at once: … and …',
  'number fact': 'Something of the calendar',
};

function labelOf(slot: NodeSlot, kind: string, { takes, name }: PropertyKind | NumberKind): string {
  return OWN_LABELS[`${slot} ${kind}`] ?? capital(name(...takes.map(() => '…')));
}

const GROUPS: readonly (readonly [name: string, slot: NodeSlot, has: (of: Taking) => boolean])[] = [
  ['Kinds of numbers', 'property', ({ takes, which }) => takes.length === 0 && !which],
  ['What its digits are like', 'property', ({ takes, which }) => takes.length === 0 && !!which],
  [
    'With a number or an entry',
    'property',
    ({ takes }) => takes.length > 0 && !takes.includes('property'),
  ],
  ['Made of another clue', 'property', ({ takes }) => takes.includes('property')],
  ['Worked out', 'number', () => true],
];

type Taking = Pick<PropertyKind, 'takes' | 'which'>;

/** Whether a node of this kind begins with another one inside. */
const nests = (kind: string, { takes }: Taking) => kind === 'is' || takes.includes('property');

/**
 * @param depth how deep the node stands, from 1.
 * @param others the entries that the clue may speak of.
 */
export function groupsFor(slot: NodeSlot, depth: number, others: readonly EntryId[]): Group[] {
  const table: Readonly<Record<string, PropertyKind | NumberKind>> =
    slot === 'number' ? NUMBERS : PROPERTIES;
  return GROUPS.filter(([, of]) => of === slot).map(([name, , has]) => ({
    name,
    choices: Object.entries(table).flatMap(([kind, made]): Choice[] => {
      if (!has(made)) return [];
      if (depth > MAX_DEPTH || (depth === MAX_DEPTH && nests(kind, made))) return [];
      if (others.length === 0 && made.takes.includes('entry')) return [];
      return [{ kind, label: labelOf(slot, kind, made) }];
    }),
  }));
}

/** What a node of some kind begins with, at one place. */
function firstPart(slot: Slot, at: number, others: readonly EntryId[]): Part {
  if (slot === 'whole') return 1;
  if (slot === 'several') return 2;
  if (slot === 'fact') return Object.keys(FACTS)[0]!;
  if (slot === 'property') return at === 0 ? ['square'] : ['palindrome'];
  return others[at % Math.max(1, others.length)] ?? 10;
}

function fits(part: Part, from: Slot, to: Slot): boolean {
  if (typeof part === 'number') {
    return to === 'number' || to === 'whole' || (to === 'several' && part > 1);
  }
  if (typeof part === 'string') {
    return from === 'fact' ? to === 'fact' : to === 'entry' || to === 'number';
  }
  return from === to;
}

/**
 * A node of another kind, with those parts of the old one that it can have: who changes "a multiple
 * of 7" to "a factor of …" keeps the 7, and a clue becomes the first part of one that is made of it.
 */
export function reshaped(
  kind: string,
  slot: NodeSlot,
  old: Node | null,
  others: readonly EntryId[],
): Node {
  const { takes } = (slot === 'number' ? NUMBERS : PROPERTIES)[kind]!;
  const rest = old ? slotsOf(old, slot).map((from, i) => ({ from, part: old[i + 1]! })) : [];
  const isInto = takes.includes('property') && !rest.some(({ from }) => from === 'property');
  if (old && isInto) rest.push({ from: 'property', part: old });
  const take = (to: Slot): Part | undefined => {
    const found = rest.findIndex(({ from, part }) => fits(part, from, to));
    return found < 0 ? undefined : rest.splice(found, 1)[0]!.part;
  };
  // What is worked out is worked out of something: "3 across" alone would be no clue to it.
  if (kind === 'is') {
    const isWorkedOut = rest.some(
      ({ from, part }) => from === 'number' && typeof part === 'object',
    );
    if (isWorkedOut) return [kind, take('number')!];
    const one = take('number') ?? firstPart('number', 0, others);
    const rests = others.filter((id) => id !== one);
    return [kind, ['sum', one, take('number') ?? firstPart('number', 0, rests)]];
  }
  const parts = takes.map((to, at) => take(to) ?? firstPart(to, at, others));
  return [kind, ...parts];
}

/** The node with another part at a place, counted from 0. */
export function withPart([kind, ...parts]: Node, at: number, part: Part): Node {
  return [kind, ...parts.with(at, part)];
}
