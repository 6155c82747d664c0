/** The menu of clue kinds, and conversion of a clue to another kind. */
import { capital } from '../../../lib/capital.ts';
import { MAX_DEPTH } from '../rules/clueCodec.ts';
import { FACTS } from '../rules/facts.ts';
import type { NumberKind, PropertyKind, Slot } from '../rules/kinds.ts';
import { entriesIn, slotsOf } from '../rules/meaning.ts';
import { NUMBERS } from '../rules/numbers.ts';
import { isOverGrid } from '../rules/overGrid.ts';
import { PROPERTIES } from '../rules/properties.ts';
import type { EntryId, Node, Part } from '../rules/types.ts';

/**
 * A node's place in a clue: `property` for a clue or a part about a number, `number` for a value.
 */
export type NodeSlot = 'number' | 'property';

export interface Choice {
  readonly kind: string;
  /** The kind's label in the menu: "A multiple of …". */
  readonly label: string;
}

export interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Menu labels for the kinds of clue whose own names consist of their parts alone. */
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
    ({ takes }) => takes.length > 0 && !takes.includes('property') && !takes.includes('entries'),
  ],
  [
    'Made of another clue',
    'property',
    ({ takes }) => takes.includes('property') && !takes.includes('entries'),
  ],
  ['Among all of the grid', 'property', ({ takes }) => takes.includes('entries')],
  ['Worked out', 'number', () => true],
];

type Taking = Pick<PropertyKind, 'takes' | 'which'>;

/** Whether a new node of this kind contains another node. */
const nests = (kind: string, { takes }: Taking) => kind === 'is' || takes.includes('property');

/**
 * @param depth the node's nesting depth, from 1.
 * @param others the entries that the clue may mention.
 */
export function groupsFor(slot: NodeSlot, depth: number, others: readonly EntryId[]): Group[] {
  const table: Readonly<Record<string, PropertyKind | NumberKind>> =
    slot === 'number' ? NUMBERS : PROPERTIES;
  return GROUPS.filter(([, of]) => of === slot).map(([name, , has]) => ({
    name,
    choices: Object.entries(table).flatMap(([kind, made]): Choice[] => {
      if (!has(made) || ('isPart' in made && made.isPart)) return [];
      // Such a clue is about the number in the entry itself, never a part of another clue.
      if (depth > 1 && made.takes.includes('entries')) return [];
      if (depth > MAX_DEPTH || (depth === MAX_DEPTH && nests(kind, made))) return [];
      if (others.length === 0 && made.takes.includes('entry')) return [];
      return [{ kind, label: labelOf(slot, kind, made) }];
    }),
  }));
}

/** The part that a new node gets in a slot if no part of the old node fits. */
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
 * A node of another kind that keeps the parts that fit: changing "a multiple of 7" to "a factor of
 * …" keeps the 7. A clue becomes the first part of a kind made of clues.
 */
export function reshaped(
  kind: string,
  slot: NodeSlot,
  old: Node | null,
  others: readonly EntryId[],
): Node {
  const { takes } = (slot === 'number' ? NUMBERS : PROPERTIES)[kind]!;
  let rest = old ? slotsOf(old, slot).map((from, i) => ({ from, part: old[i + 1]! })) : [];
  const isInto = takes.includes('property') && !rest.some(({ from }) => from === 'property');
  const isClosed = (part: Node) =>
    slot === 'property' &&
    kind !== 'and' &&
    (isOverGrid(part) || (kind === 'only' && entriesIn(part).length > 0));
  if (kind === 'only')
    rest = rest.filter(({ part, from }) => from !== 'property' || !isClosed(part as Node));
  if (old && isInto && !isClosed(old)) rest.push({ from: 'property', part: old });
  const take = (to: Slot): Part | undefined => {
    const found = rest.findIndex(({ from, part }) => fits(part, from, to));
    return found < 0 ? undefined : rest.splice(found, 1)[0]!.part;
  };
  // `is` needs a computed value: "3 across" alone would be no clue.
  if (kind === 'is') {
    const isWorkedOut = rest.some(
      ({ from, part }) => from === 'number' && typeof part === 'object',
    );
    if (isWorkedOut) return [kind, take('number')!];
    const one = take('number') ?? firstPart('number', 0, others);
    const rests = others.filter((id) => id !== one);
    return [kind, ['sum', one, take('number') ?? firstPart('number', 0, rests)]];
  }
  const single = takes.filter((to) => to !== 'entries');
  const parts = single.map((to, at) => take(to) ?? firstPart(to, at, others));
  return [kind, ...parts];
}

/** The slots of a node for which there is a field: not those that the board fills by itself. */
export function fieldsIn(node: Node, slot: NodeSlot): readonly Slot[] {
  if (slot === 'number' || !isOverGrid(node)) return slotsOf(node, slot);
  return slotsOf(node, slot).filter((at) => at === 'property');
}

/** The node with part `at`, counted from 0, replaced. */
export function withPart([kind, ...parts]: Node, at: number, part: Part): Node {
  return [kind, ...Object.assign([...parts], { [at]: part })];
}
