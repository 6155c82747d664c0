/**
 * The kinds of clue that state a single fact about one subject, `who`; compound.ts combines them.
 */
import { fieldsOf } from '../../../../lib/reading.ts';
import type { Clue } from '../types.ts';
import { AGE } from './age.ts';
import { KIN } from './kin.ts';
import type { Kind } from './kind.ts';
import { THRONE } from './throne.ts';
import type { Vocabulary } from './vocabulary.ts';

export const STATEMENTS: Readonly<Record<string, Kind>> = { ...KIN, ...AGE, ...THRONE };

const people = new WeakMap<Kind, readonly string[]>();

/** A kind of clue's parameters that hold names or titles, two at most; cached by kind. */
export function peopleIn(kind: Kind): readonly string[] {
  let keys = people.get(kind);
  if (!keys) {
    keys = Object.keys(kind.params).filter((key) => kind.params[key]!.terms('Odile').length > 0);
    people.set(kind, keys);
  }
  return keys;
}

/**
 * Whether the clue is meaningful, true or not: its two names or titles differ, and its kind accepts
 * it.
 */
export function isSentence(kind: Kind, clue: Clue, board: Vocabulary): boolean {
  const [one, two] = peopleIn(kind);
  const isRepeated = one !== undefined && two !== undefined && clue[one] === clue[two];
  return !isRepeated && (kind.reads?.(clue, board) ?? true);
}

/**
 * Reads a clue of one of the given kinds from JSON: a fresh clue, with parameters in the order of
 * its kind, or null for anything invalid.
 */
export function readClue(
  kinds: Readonly<Record<string, Kind>>,
  json: unknown,
  board: Vocabulary,
): Clue | null {
  const fields = fieldsOf(json);
  const kind = fields?.kind;
  if (!fields || typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return null;
  const clue: Record<string, string | number | Clue> & { kind: string } = { kind };
  for (const [key, param] of Object.entries(kinds[kind]!.params)) {
    const value = param.read(fields[key], board);
    if (value === null) return null;
    clue[key] = value;
  }
  return isSentence(kinds[kind]!, clue, board) ? clue : null;
}

export function readStatement(json: unknown, board: Vocabulary): Clue | null {
  return readClue(STATEMENTS, json, board);
}
