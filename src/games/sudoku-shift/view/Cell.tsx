/** One cell as it is drawn; the same for the grid's own cells and their copies beside the drum. */
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { HintMark } from './hintMarks.ts';

export interface CellFace {
  readonly digit: number;
  readonly given: boolean;
  /** Pencil marks as a bit set. */
  readonly marks: number;
  readonly clashes: boolean;
  /** Holds the same digit as the selected cell. */
  readonly twin: boolean;
  /** The selected cell's digit cannot stand here too. */
  readonly peer: boolean;
  /** What the hint makes of it. */
  readonly hint: HintMark | null;
  /** Digits that the hint has ruled out in this place, as a bit set. */
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
  return (
    <span className="ss-marks" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {Array.from({ length: size }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the little grid is the digit
        <span key={i}>{marks & (1 << (i + 1)) ? i + 1 : ''}</span>
      ))}
    </span>
  );
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
          {face.struck !== 0 && <s className="ss-struck">{digitsOf(face.struck).join(' ')}</s>}
          {face.marks !== 0 && <Marks marks={face.marks} size={size} />}
        </>
      )}
    </span>
  );
}, isSameCell);
