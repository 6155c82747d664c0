/** The grid's squares with their numbers, digits and pencil marks. */
import { memo, type RefObject } from 'react';
import { cx } from '../../../ui/cx.ts';
import { usePress } from '../../../ui/usePress.ts';
import { DrawnMarks } from '../../shared/DrawnMarks.tsx';
import type { HintRole } from '../../shared/hintRole.ts';
import { CHECKED_RIGHT, CHECKED_WRONG, EMPTY } from '../rules/types.ts';
import { digitsOfMarks } from './words.ts';

export interface SquareFace {
  readonly cell: number;
  /** The square's column, counted from 1, blocks included. */
  readonly column: number;
  /** The number in the corner, 0 for none. */
  readonly number: number;
  readonly digit: number;
  readonly marks: number;
  readonly checked: number;
  readonly label: string;
  readonly selected: boolean;
  readonly inEntry: boolean;
  /** Whether the square is in an entry that the current clue mentions. */
  readonly spokenOf: boolean;
  /** The square's role in the shown hint. */
  readonly hinted: HintRole | null;
  /** The digits that the hint has ruled out, as a bit set. */
  readonly struck: number;
  /** Whether the square is in an entry that breaks its clue, or holds a leading 0. */
  readonly broken: boolean;
  readonly tabStop: boolean;
}

interface SquareProps {
  readonly face: SquareFace;
  readonly selectedRef: RefObject<HTMLDivElement | null>;
  onPress(cell: number): void;
  onReach(cell: number): void;
}

const isSame = (a: SquareProps, b: SquareProps) =>
  a.onPress === b.onPress &&
  a.onReach === b.onReach &&
  (Object.keys(a.face) as (keyof SquareFace)[]).every((key) => a.face[key] === b.face[key]);

/** If a hint leaves more digits than this for a square, the ruled-out digits are shown instead. */
const MANY = 6;

/**
 * The pencil marks in a square, those struck out that a hint rules out; in a square without pencil
 * marks, the digits that the hint leaves.
 */
export function Marks({ marks, struck }: { readonly marks: number; readonly struck: number }) {
  if (marks === 0 && struck === 0) return null;
  const left = digitsOfMarks(1023 & ~struck);
  const digits =
    marks !== 0 ? digitsOfMarks(marks) : left.length > MANY ? digitsOfMarks(struck) : left;
  // Five pencil marks are drawn as three above two.
  const across = digits.length <= 4 ? 4 : Math.ceil(digits.length / 2);
  return (
    <DrawnMarks
      className={cx('cn-marks', marks === 0 && 'cn-marks-hint')}
      rows={[digits.slice(0, across), digits.slice(across)].filter((row) => row.length > 0)}
      least={{ columns: 4, rows: 2 }}
      struck={struck}
    />
  );
}

const Square = memo(function Square({ face, selectedRef, onPress, onReach }: SquareProps) {
  const { cell, digit, marks, checked } = face;
  const press = usePress(() => onPress(cell));
  return (
    <div
      ref={face.selected ? selectedRef : null}
      role="gridcell"
      tabIndex={face.tabStop ? 0 : -1}
      aria-colindex={face.column}
      aria-label={face.label}
      aria-selected={face.selected}
      data-hint={face.hinted ?? undefined}
      className={cx(
        'cn-square',
        face.inEntry && 'cn-in-entry',
        face.spokenOf && 'cn-spoken-of',
        face.hinted && `cn-hinted cn-hinted-${face.hinted}`,
        face.broken && 'cn-broken',
        checked === CHECKED_RIGHT && 'cn-right',
        checked === CHECKED_WRONG && 'cn-wrong',
        face.selected && 'cn-selected',
      )}
      {...press}
      onFocus={(event) => {
        // A press selects or turns when it is released; only keyboard focus selects here.
        if (event.target.matches(':focus-visible')) onReach(cell);
      }}
    >
      {face.number > 0 && <span className="cn-number">{face.number}</span>}
      {digit === EMPTY ? (
        <Marks marks={marks} struck={face.struck} />
      ) : (
        <span className="cn-digit">{digit}</span>
      )}
    </div>
  );
}, isSame);

export interface SquaresProps {
  readonly size: number;
  /** The squares to draw, by cell; null for a block. */
  readonly faces: readonly (SquareFace | null)[];
  readonly won: boolean;
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly selectedRef: RefObject<HTMLDivElement | null>;
  onPress(cell: number): void;
  onReach(cell: number): void;
  /** Called when the focus enters the grid from outside. */
  onEnter(): void;
}

export function Squares(props: SquaresProps) {
  const { size, faces, selectedRef, onPress, onReach } = props;
  return (
    <div
      ref={props.gridRef}
      role="grid"
      aria-label={`${size} by ${size} grid. Use the arrow keys to move, Space to switch direction, digits to fill in, Tab for the next clue.`}
      aria-rowcount={size}
      aria-colcount={size}
      className={cx('cn-grid own-paint', props.won && 'cn-won')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onEnter();
      }}
    >
      {Array.from({ length: size }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
        <div key={row} role="row" tabIndex={-1} aria-rowindex={row + 1} className="cn-row">
          {faces.slice(row * size, row * size + size).map((face, column) =>
            face ? (
              <Square
                key={face.cell}
                face={face}
                selectedRef={selectedRef}
                onPress={onPress}
                onReach={onReach}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks stay where they are
              <div key={`block ${column}`} className="cn-block" aria-hidden />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
