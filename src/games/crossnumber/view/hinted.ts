/** The marks of a shown hint: squares, clues, and ruled-out digits. */
import type { ShownHint } from '../../contract/view.ts';
import { type HintRole, rolesIn } from '../../shared/hintRole.ts';
import type { Grid } from '../rules/grid.ts';
import type { EntryId, Focus, RuledOut } from '../rules/types.ts';

export interface Hinted {
  readonly cells: ReadonlyMap<number, HintRole>;
  readonly entries: ReadonlyMap<EntryId, HintRole>;
  /** By cell: the digits that are ruled out, as a bit set. */
  readonly struck: ReadonlyMap<number, number>;
  /** The entry whose clue the step uses, else the target entry. */
  readonly first: EntryId | null;
}

export const NOT_HINTED: Hinted = {
  cells: new Map(),
  entries: new Map(),
  struck: new Map(),
  first: null,
};

export function hintedBy(grid: Grid, hint: ShownHint<Focus> | null): Hinted {
  if (!hint) return NOT_HINTED;
  const cells = new Map<number, HintRole>();
  const entries = new Map<EntryId, HintRole>();
  for (const [place, role] of rolesIn(hint)) {
    if ('cell' in place) {
      cells.set(place.cell, role);
      continue;
    }
    entries.set(place.entry, role);
    const entry = grid.entries[grid.indexOf.get(place.entry) ?? -1];
    for (const cell of entry?.cells ?? []) cells.set(cell, role);
  }
  // Leading zeros are struck too, although no step mentions them.
  const starts = new Set(grid.entries.map((entry) => entry.cells[0]));
  const struck = new Map<number, number>();
  for (const out of hint.rulesOut as readonly RuledOut[]) {
    if (!('cell' in out)) continue;
    const before = struck.get(out.cell) ?? (starts.has(out.cell) ? 1 : 0);
    struck.set(out.cell, before | out.digits);
  }
  const first = [...hint.evidence, ...hint.target].find((place) => 'entry' in place);
  return { cells, entries, struck, first: first?.entry ?? null };
}
