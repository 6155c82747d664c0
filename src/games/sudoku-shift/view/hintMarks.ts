/** What the shown step of a hint marks on the board. */
import type { ShownHint } from '../../contract/view.ts';
import type { Focus, RuledOut } from '../rules/types.ts';

export type HintMark = 'target' | 'evidence';

export interface HintMarks {
  ofCell(row: number, cell: number): HintMark | null;
  ofRow(row: number): HintMark | null;
  /** How far the hint slides the row, from where it was first displayed; null for other rows. */
  ghostOf(row: number): number | null;
  /** The digits that were ruled out in a place of the frame, as a bit set. */
  struckAt(row: number, column: number): number;
  /** What it is about is wrong. */
  readonly isMistake: boolean;
  /** Columns and boxes. */
  readonly units: readonly (Extract<Focus, { unit: string }> & { readonly mark: HintMark })[];
}

export function hintMarks(hint: ShownHint<Focus> | null): HintMarks {
  const cells = new Map<string, HintMark>();
  const rows = new Map<number, HintMark>();
  const ghosts = new Map<number, number>();
  const struck = new Map<string, number>();
  const units: HintMarks['units'][number][] = [];
  function mark(place: Focus, as: HintMark): void {
    if ('unit' in place) units.push({ ...place, mark: as });
    else if ('slide' in place) ghosts.set(place.row, place.slide);
    else if (place.cell !== undefined) cells.set(`${place.row} ${place.cell}`, as);
    if ('row' in place && !('cell' in place)) rows.set(place.row, as);
  }
  // A place that is both is what the step is about.
  for (const place of hint?.evidence ?? []) mark(place, 'evidence');
  for (const place of hint?.target ?? []) mark(place, 'target');
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

/** For screen readers, behind a place's own words. */
export const HINT_WORDS: Readonly<Record<HintMark, string>> = {
  target: 'the hint is about this',
  evidence: 'the hint looks at this',
};
