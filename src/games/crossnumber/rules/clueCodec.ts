/**
 * Parses clues. A clue is a node of kind and parts, as JSON: `["and", ["prime"], ["more", 1,
 * ["multiple", 7]]]`, `["is", ["sum", "1a", ["times", 2, "4d"]]]`. The tables of kinds
 * (properties.ts, numbers.ts) list the parts of each kind. An entry of the board is written as
 * `4d`, a calendar fact by its name.
 */
import { isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { FACTS } from './facts.ts';
import type { PropertyKind, Slot } from './kinds.ts';
import { entriesIn } from './meaning.ts';
import { NUMBERS } from './numbers.ts';
import { PROPERTIES } from './properties.ts';
import type { EntryId, Node, Part } from './types.ts';

/** The greatest whole number in a clue. */
export const MAX_NUMBER = 1_000_000_000;
/** The greatest nesting depth, and the most nodes in a clue. */
export const MAX_DEPTH = 4;
const MAX_NODES = 12;

interface Reading {
  /** The entries that a clue may mention. */
  readonly entries: ReadonlySet<EntryId>;
  /** The entries of the same length. */
  readonly rivals: readonly EntryId[];
  readonly nodes: { count: number };
  /** Whether the node is about the entry's own number. */
  readonly isTop: boolean;
}

type Taking = Pick<PropertyKind, 'takes' | 'isPart'>;

const bad = (sentence: string) => fail('bad-clue', sentence);

function parseNode(
  json: unknown,
  slot: 'number' | 'property',
  depth: number,
  reading: Reading,
): Result<Node> {
  if (!Array.isArray(json)) return bad('A clue must be a list: its kind, then its parts.');
  if (depth > MAX_DEPTH || ++reading.nodes.count > MAX_NODES) {
    return bad(`A clue can be ${MAX_DEPTH} nodes deep and have ${MAX_NODES} in all.`);
  }
  const kind: unknown = json[0];
  const table: Readonly<Record<string, Taking>> = slot === 'number' ? NUMBERS : PROPERTIES;
  if (typeof kind !== 'string' || !Object.hasOwn(table, kind) || table[kind]!.isPart) {
    return bad('This puzzle has a clue of a kind that this version of Crema does not know.');
  }
  const { takes } = table[kind]!;
  if (takes.at(-1) === 'entries') return parseOver(json as [string], takes, depth, reading);
  if (json.length !== takes.length + 1) {
    return bad(`A clue of the kind ${kind} must have ${takes.length} parts.`);
  }
  const parts: Part[] = [];
  for (const [i, at] of takes.entries()) {
    const isTop = reading.isTop && kind === 'and';
    const part = parsePart(json[i + 1], at, depth, { ...reading, isTop });
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok([kind, ...parts]);
}

function parsePart(json: unknown, slot: Slot, depth: number, reading: Reading): Result<Part> {
  if (slot === 'property') return parseNode(json, slot, depth + 1, reading);
  if (slot === 'fact') {
    return typeof json === 'string' && Object.hasOwn(FACTS, json)
      ? ok(json)
      : bad('A clue must name a known fact.');
  }
  const least = slot === 'several' ? 2 : 1;
  if (slot !== 'entry' && isWhole(json, least, MAX_NUMBER)) return ok(json);
  if (slot !== 'whole' && slot !== 'several' && typeof json === 'string') {
    return reading.entries.has(json)
      ? ok(json)
      : bad('A clue can only mention other entries on its board.');
  }
  if (slot === 'number' && Array.isArray(json)) return parseNode(json, slot, depth + 1, reading);
  return bad(`A number in a clue must be whole, from ${least} to ${MAX_NUMBER}.`);
}

/**
 * Parses a clue over many entries. It stands alone or in a double clue, because its words are about
 * the entry's own number, and it lists all entries that its words include.
 */
function parseOver(
  json: readonly [string, ...unknown[]],
  takes: readonly Slot[],
  depth: number,
  reading: Reading,
): Result<Node> {
  const [kind, ...given] = json;
  if (!reading.isTop) return bad(`A clue of the kind ${kind} cannot be part of another.`);
  const count = takes.length - 1;
  const parts: Part[] = [];
  for (const [i, at] of takes.slice(0, -1).entries()) {
    const part = parsePart(given[i], at, depth, { ...reading, isTop: false });
    if (!part.ok) return part;
    // A property of other entries would make every one of the comparisons one of three entries.
    if (Array.isArray(part.value) && entriesIn(part.value as Node).length > 0) {
      return bad(`A clue of the kind ${kind} cannot mention single entries.`);
    }
    parts.push(part.value);
  }
  const meant = kind === 'only' ? [...reading.entries] : reading.rivals;
  const listed = given.slice(count);
  if (meant.length === 0) {
    return fail('no-rivals', 'This clue needs another entry of the same length.');
  }
  if (JSON.stringify(listed) !== JSON.stringify(meant)) {
    return bad(`A clue of the kind ${kind} must list all the entries it is about, in order.`);
  }
  return ok([kind, ...parts, ...meant]);
}

/**
 * @param entries the entries that the clue may mention: all of its board except its own.
 * @param rivals those of them that have the length of its own entry.
 */
export function parseClue(
  json: unknown,
  entries: ReadonlySet<EntryId>,
  rivals: readonly EntryId[] = [],
): Result<Node> {
  return parseNode(json, 'property', 1, { entries, rivals, nodes: { count: 0 }, isTop: true });
}
