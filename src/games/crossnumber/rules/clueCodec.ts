/**
 * Parses clues. A clue is a node of kind and parts, as JSON: `["and", ["prime"], ["more", 1,
 * ["multiple", 7]]]`, `["is", ["sum", "1a", ["times", 2, "4d"]]]`. The tables of kinds
 * (properties.ts, numbers.ts) list the parts of each kind. An entry of the board is written as
 * `4d`, a calendar fact by its name.
 */
import { isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { FACTS } from './facts.ts';
import type { Slot } from './kinds.ts';
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
  nodes: number;
}

const bad = (sentence: string) => fail('bad-clue', sentence);

function parseNode(
  json: unknown,
  slot: 'number' | 'property',
  depth: number,
  reading: Reading,
): Result<Node> {
  if (!Array.isArray(json)) return bad('A clue must be a list of a kind and its parts.');
  if (depth > MAX_DEPTH || ++reading.nodes > MAX_NODES) {
    return bad(`A clue may be ${MAX_DEPTH} nodes deep and hold ${MAX_NODES} of them.`);
  }
  const kind: unknown = json[0];
  const table = slot === 'number' ? NUMBERS : PROPERTIES;
  if (typeof kind !== 'string' || !Object.hasOwn(table, kind)) {
    return bad('A clue must name a kind that there is.');
  }
  const { takes } = table[kind]!;
  if (json.length !== takes.length + 1) {
    return bad(`A clue of the kind ${kind} must have ${takes.length} parts.`);
  }
  const parts: Part[] = [];
  for (const [i, at] of takes.entries()) {
    const part = parsePart(json[i + 1], at, depth, reading);
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
      : bad('A clue must name a fact that there is.');
  }
  const least = slot === 'several' ? 2 : 1;
  if (slot !== 'entry' && isWhole(json, least, MAX_NUMBER)) return ok(json);
  if (slot !== 'whole' && slot !== 'several' && typeof json === 'string') {
    return reading.entries.has(json)
      ? ok(json)
      : bad('A clue must speak of other entries of its board.');
  }
  if (slot === 'number' && Array.isArray(json)) return parseNode(json, slot, depth + 1, reading);
  return bad(`A number in a clue must be whole, from ${least} to ${MAX_NUMBER}.`);
}

/** @param entries the entries that the clue may mention: all of its board except its own. */
export function parseClue(json: unknown, entries: ReadonlySet<EntryId>): Result<Node> {
  return parseNode(json, 'property', 1, { entries, nodes: 0 });
}
