/** The marks on the board for the step of a hint that is shown. */
import type { ShownHint } from '../../contract/view.ts';
import { type HintRole, rolesIn } from '../../shared/hintRole.ts';
import type { Focus, RuledOut } from '../rules/types.ts';

export interface HintMarks {
  ofCell(row: number, cell: number): HintRole | null;
  ofRow(row: number): HintRole | null;
  /**
   * Where the hint would slide a row, in columns from its displayed position; null for other rows.
   */
  ghostOf(row: number): number | null;
  /** The digits that the hint rules out at a row and column of the frame, as a bit set. */
  struckAt(row: number, column: number): number;
  /** Whether the hint is about a mistake of the player's. */
  readonly isMistake: boolean;
  /** The columns and boxes that the hint marks. */
  readonly units: readonly (Extract<Focus, { unit: string }> & { readonly mark: HintRole })[];
}

export function hintMarks(hint: ShownHint<Focus> | null): HintMarks {
  const cells = new Map<string, HintRole>();
  const rows = new Map<number, HintRole>();
  const ghosts = new Map<number, number>();
  const struck = new Map<string, number>();
  const units: HintMarks['units'][number][] = [];
  function mark(place: Focus, as: HintRole): void {
    if ('unit' in place) units.push({ ...place, mark: as });
    else if ('slide' in place) ghosts.set(place.row, place.slide);
    else if (place.cell !== undefined) cells.set(`${place.row} ${place.cell}`, as);
    if ('row' in place && !('cell' in place)) rows.set(place.row, as);
  }
  for (const [place, role] of rolesIn(hint)) mark(place, role);
  for (const one of (hint?.rulesOut ?? []) as readonly RuledOut[]) {
    if (!('digit' in one)) continue;
    const key = `${one.row} ${one.column}`;
    struck.set(key, (struck.get(key) ?? 0) | (1 << one.digit));
  }
  return {
    ofCell: (row, cell) => cells.get(`${row} ${cell}`) ?? null,
    ofRow: (row) => rows.get(row) ?? null,
    ghostOf: (row) => ghosts.get(row) ?? null,
    struckAt: (row, column) => struck.get(`${row} ${column}`) ?? 0,
    isMistake: hint?.isMistake ?? false,
    units,
  };
}
