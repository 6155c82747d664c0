/** Crossnumber's grids as they are typed. */
import type { Entry } from '../../src/games/crossnumber/rules/grid.ts';

interface Typed {
  readonly entry: Entry;
  /** Cells that are typed in this entry, from its first empty one on. */
  readonly cells: readonly number[];
}

/**
 * The order in which a whole grid is typed, relying on the cursor's automatic moves: a full entry
 * moves it to the first empty square of the next unfilled entry.
 */
export function* typingOrder(
  entries: readonly Entry[],
  cells: readonly number[],
): Generator<Typed, void> {
  const left = new Set(cells);
  for (let entry = entries[0]; entry; ) {
    const typed: number[] = [];
    for (const cell of entry.cells.slice(entry.cells.findIndex((one) => left.has(one)))) {
      typed.push(cell);
      left.delete(cell);
      // A square that a crossing entry has filled is typed again only if an empty square follows it.
      if (!entry.cells.some((one) => left.has(one))) break;
    }
    yield { entry, cells: typed };
    const at = entries.indexOf(entry);
    entry = [...entries.slice(at), ...entries].find((one) => one.cells.some((c) => left.has(c)));
  }
}

/** The digit, or "empty", in the label of a square; pencil marks are left out. */
export const digitIn = (label: string): string =>
  /digit \d of \d, (?:crossing [^,]+, )?(\d|empty)/.exec(label)?.[1] ?? '?';
