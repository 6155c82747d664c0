/**
 * A cell of the board, shared by the grid and by the copies that appear beside a row while it
 * slides.
 */
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { DrawnMarks } from '../../shared/DrawnMarks.tsx';
import type { HintRole } from '../../shared/hintRole.ts';

export interface CellFace {
  readonly digit: number;
  readonly given: boolean;
  /** The cell's pencil marks as a bit set, bit d for digit d. */
  readonly marks: number;
  readonly clashes: boolean;
  /** Whether the cell holds the same digit as the selected cell. */
  readonly twin: boolean;
  /** Whether the selected cell's digit would clash in this cell. */
  readonly peer: boolean;
  /** The hint's mark on this cell. */
  readonly hint: HintRole | null;
  /** The digits that the hint rules out in this cell, as a bit set. */
  readonly struck: number;
}

export function isSameFace(a: CellFace, b: CellFace | undefined): boolean {
  return (
    b !== undefined && (Object.keys(a) as (keyof CellFace)[]).every((key) => a[key] === b[key])
  );
}

/** The digits of a bit set, ascending. */
export function digitsOf(marks: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; digit <= 9; digit++) if (marks & (1 << digit)) digits.push(digit);
  return digits;
}

function Marks({ marks, size }: { readonly marks: number; readonly size: number }) {
  const columns = size === 4 ? 2 : size === 8 ? 4 : 3;
  const rows = Array.from({ length: size / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const digit = row * columns + column + 1;
      return marks & (1 << digit) ? digit : null;
    }),
  );
  return <DrawnMarks className="ss-marks" rows={rows} least={{ columns: 3, rows: 3 }} />;
}

interface CellProps {
  readonly face: CellFace;
  readonly size: number;
  readonly selected: boolean;
}

const isSameCell = (a: CellProps, b: CellProps) =>
  a.size === b.size && a.selected === b.selected && isSameFace(a.face, b.face);

export const Cell = memo(function Cell({ face, size, selected }: CellProps) {
  return (
    <span
      className={cx(
        'ss-cell',
        face.given && 'ss-given',
        face.peer && 'ss-peer',
        face.twin && 'ss-twin',
        face.hint && `ss-hint-${face.hint}`,
        face.clashes && 'ss-clash',
        selected && 'ss-selected',
      )}
    >
      {face.digit > 0 ? (
        face.digit
      ) : (
        <>
          {face.struck !== 0 && (
            <DrawnMarks
              className="ss-struck"
              rows={[digitsOf(face.struck)]}
              least={{ columns: 4, rows: 1 }}
              struck={face.struck}
            />
          )}
          {face.marks !== 0 && <Marks marks={face.marks} size={size} />}
        </>
      )}
    </span>
  );
}, isSameCell);
