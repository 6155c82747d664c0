/** A clue's calculation in figures: from its parts to its value, and back to a part. */
import { FACTS } from './facts.ts';
import type { Slot } from './kinds.ts';
import { entriesIn, type Look } from './meaning.ts';
import { NUMBERS } from './numbers.ts';
import type { EntryId, Part } from './types.ts';

/** A result, with the lines that lead to it: "2 × 21 = 42", "42 − 8 = 34". */
export interface Workings {
  readonly value: number;
  readonly lines: readonly string[];
}

/** Computes a part of a clue in figures, innermost first. */
export function workingsOf(part: Part, slot: Slot, look: Look): Workings {
  if (typeof part === 'number') return { value: part, lines: [] };
  if (typeof part === 'string') {
    return { value: slot === 'fact' ? FACTS[part]!.value : look(part), lines: [] };
  }
  const { takes, value: compute, line } = NUMBERS[part[0]]!;
  const parts = takes.map((at, i) => workingsOf(part[i + 1]!, at, look));
  const args = parts.map(({ value }) => value);
  const value = compute(...args);
  const own = line ? [line(value, ...args)] : [];
  return { value, lines: [...parts.flatMap(({ lines }) => lines), ...own] };
}

const mentions = (part: Part, slot: Slot, entry: EntryId): boolean =>
  typeof part === 'string'
    ? part === entry && slot !== 'fact'
    : typeof part !== 'number' && entriesIn(part, 'number').includes(entry);

/**
 * Finds the numbers that an entry can have when a part of a clue has a value and all other entries
 * are known. Ends at the innermost part that has no way back; `rest` is that part.
 */
export function wayBack(
  part: Part,
  found: Workings,
  entry: EntryId,
  look: Look,
): { readonly found: Workings; readonly rest: Part }[] {
  if (typeof part === 'string' || typeof part === 'number') return [{ found, rest: part }];
  const { takes, back } = NUMBERS[part[0]]!;
  const at = takes.findIndex((slot, i) => mentions(part[i + 1]!, slot, entry));
  if (!back || at < 0) return [{ found, rest: part }];
  const args = takes.map((slot, i) =>
    i === at ? Number.NaN : workingsOf(part[i + 1]!, slot, look).value,
  );
  return back(found.value, at, ...args).flatMap(({ value, line }) =>
    wayBack(part[at + 1]!, { value, lines: [...found.lines, line] }, entry, look),
  );
}
