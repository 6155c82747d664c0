/**
 * A row of the board: a drum that slides inside its frame and wraps round. The row's cells are in
 * the order of the frame's columns; copies of the cells on either side are visible only while the
 * drum moves.
 */
import { type CSSProperties, memo, type Ref } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type HintRole, hintWords } from '../../shared/hintRole.ts';
import { Cell, type CellFace, digitsOf, isSameFace } from './Cell.tsx';
import { useRowDrag } from './useRowDrag.ts';

export interface RowProps {
  readonly row: number;
  readonly size: number;
  readonly slide: number;
  readonly pinned: boolean;
  /** Whether this is the first row of a box, with a wider gap above. */
  readonly opensBand: boolean;
  /** The appearance of the row's cells, in the order of the frame's columns. */
  readonly faces: readonly CellFace[];
  /** The column of the selected cell if it is in this row, else null. */
  readonly selected: number | null;
  /** The column of the cell that the Tab key reaches, or null if it is in another row. */
  readonly tabStop: number | null;
  /** The hint's mark on the whole row. */
  readonly hint: HintRole | null;
  /**
   * Where the hint would slide the row, in columns from its displayed position; null without such a
   * hint.
   */
  readonly ghost: number | null;
  readonly locked: boolean;
  readonly focusRef: Ref<HTMLDivElement>;
  /** Called for a press on a cell; `cell` is counted within the row, not the frame. */
  onTap(row: number, cell: number): void;
  onSlide(row: number, by: number): void;
}

function spoken(face: CellFace): string {
  const parts: string[] = [];
  if (face.digit > 0) parts.push(`${face.digit}${face.given ? '' : ', entered by you'}`);
  else if (face.marks !== 0) parts.push(`empty, pencil ${digitsOf(face.marks).join(', ')}`);
  else parts.push('empty');
  if (face.clashes) parts.push('clashes');
  if (face.struck !== 0) parts.push(`ruled out ${digitsOf(face.struck).join(', ')}`);
  if (face.hint) parts.push(hintWords(face.hint));
  return parts.join(', ');
}

/**
 * Whether a row looks the same, so that it is not rendered again: a move changes one row, and a
 * selection a few cells.
 */
function isSameRow(before: RowProps, now: RowProps): boolean {
  const { faces: facesBefore, ...restBefore } = before;
  const { faces, ...rest } = now;
  return (
    Object.entries(rest).every(([key, value]) => restBefore[key as keyof typeof rest] === value) &&
    faces.every((face, column) => isSameFace(face, facesBefore[column]))
  );
}

/**
 * The arrow on a row that shows the slide a hint proposes, in the shorter direction. Digits in the
 * cells, instead of an arrow, would look like pencil marks.
 */
function Way({ size, by }: { readonly size: number; readonly by: number }) {
  if (by === 0) return null;
  const isLeft = by * 2 > size;
  return (
    <span
      className="ss-way"
      style={{ '--between': Math.floor(size / 2) } as CSSProperties}
      aria-hidden="true"
    >
      {isLeft ? `← ${size - by}` : `${by} →`}
    </span>
  );
}

export const Row = memo(function Row(props: RowProps) {
  const { row, size, slide, pinned, faces, selected, tabStop, locked } = props;
  const { strip, moving, handlers } = useRowDrag({
    size,
    slide,
    canSlide: !pinned && !locked,
    onTap: (column) => props.onTap(row, (column + size - slide) % size),
    onSlide: (by) => props.onSlide(row, by),
  });

  const copies = (side: 'before' | 'after') => (
    <span
      className={cx('ss-copies', side === 'before' ? 'right-full' : 'left-full')}
      aria-hidden="true"
    >
      {faces.map((face, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the column is the cell's place
        <Cell key={column} face={face} size={size} selected={false} />
      ))}
    </span>
  );

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus (roving tabindex)
    <div
      role="row"
      aria-rowindex={row + 1}
      className={cx(
        'ss-row',
        pinned && 'ss-pinned',
        props.opensBand && 'ss-band',
        props.hint && `ss-row-hint-${props.hint}`,
      )}
      data-hint={props.hint ?? undefined}
      {...handlers}
    >
      <div ref={strip} className={cx('ss-strip', moving && 'ss-moving')} role="presentation">
        {faces.map((face, column) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the column is the cell's place
            key={column}
            ref={
              selected === column || (selected === null && tabStop === column)
                ? props.focusRef
                : null
            }
            role="gridcell"
            aria-colindex={column + 1}
            aria-label={`Row ${row + 1}${pinned ? ', pinned' : ''}, column ${column + 1}: ${spoken(face)}`}
            aria-selected={selected === column}
            aria-readonly={face.given}
            aria-invalid={face.clashes}
            tabIndex={tabStop === column ? 0 : -1}
            className="ss-slot"
            data-hint={face.hint ?? undefined}
          >
            <Cell face={face} size={size} selected={selected === column} />
          </div>
        ))}
        {moving && copies('before')}
        {moving && copies('after')}
      </div>
      {props.ghost !== null && <Way size={size} by={(props.ghost + size - slide) % size} />}
    </div>
  );
}, isSameRow);
