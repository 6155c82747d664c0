/** The rows of the board, between the handles that slide them. */
import type { CSSProperties } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { HintRole } from '../../shared/hintRole.ts';
import { cellAt, columnOf, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import type { CellFace } from './Cell.tsx';
import { Handles } from './Handles.tsx';
import type { HintMarks } from './hintMarks.ts';
import { Row } from './Row.tsx';
import type { useCursor } from './useCursor.ts';

export interface GridProps {
  readonly board: Board;
  readonly state: State;
  readonly won: boolean;
  readonly locked: boolean;
  readonly marks: HintMarks;
  readonly cursor: ReturnType<typeof useCursor>;
  faceOf(row: number, cell: number): CellFace;
  onSlide(row: number, by: number): void;
}

export function Grid(props: GridProps) {
  const { board, state, locked, marks, cursor, faceOf, onSlide } = props;
  const { selection } = cursor;
  const { size } = board;
  const rows = Array.from({ length: size }, (_, row) => row);
  const [boxRows, boxCols] = board.box;
  const tab = selection
    ? { row: selection.row, column: columnOf(state, selection.row, selection.cell) }
    : { row: 0, column: 0 };
  return (
    <div
      className={cx(
        'ss-board',
        size > 6 && 'ss-board-large',
        props.won && 'ss-won',
        marks.isMistake && 'ss-mistake',
      )}
      style={{ '--n': size, '--box-cols': boxCols } as CSSProperties}
    >
      <Handles board={board} by={-1} locked={locked} onSlide={onSlide} />
      <div
        ref={cursor.grid}
        role="grid"
        aria-label={`${size} by ${size} board. Use the arrow keys to move, Shift with left or right to slide the row, digits to fill in.`}
        aria-rowcount={size}
        aria-colcount={size}
        className="ss-grid own-paint"
        data-pinch
        onFocus={(event) => {
          // A press selects the pressed cell when released; only if the grid gets the focus by
          // keyboard, a first cell has to be selected.
          if (!selection && event.target.matches(':focus-visible')) cursor.begin();
        }}
      >
        {rows.map((row) => (
          <Row
            key={row}
            row={row}
            size={size}
            slide={state.slides[row] ?? 0}
            pinned={isPinned(board, row)}
            opensBand={row > 0 && row % boxRows === 0}
            faces={rows.map((column) => faceOf(row, cellAt(state, row, column)))}
            selected={selection?.row === row ? tab.column : null}
            tabStop={tab.row === row ? tab.column : null}
            hint={marks.ofRow(row)}
            ghost={marks.ghostOf(row)}
            locked={locked}
            focusRef={cursor.focusCell}
            onTap={cursor.select}
            onSlide={onSlide}
          />
        ))}
        {marks.units.map((unit) => (
          <Outline key={`${unit.unit} ${unit.index}`} board={board} {...unit} />
        ))}
      </div>
      <Handles board={board} by={1} locked={locked} onSlide={onSlide} />
    </div>
  );
}

/** The outline around a column or box that the hint refers to, drawn above the rows. */
function Outline(props: {
  readonly board: Board;
  readonly unit: 'column' | 'box';
  readonly index: number;
  readonly mark: HintRole;
}) {
  const { board, unit, index, mark } = props;
  const [boxRows, boxCols] = board.box;
  const boxesAcross = board.size / boxCols;
  const area =
    unit === 'column'
      ? { row: 0, rows: board.size, column: index, columns: 1 }
      : {
          row: Math.floor(index / boxesAcross) * boxRows,
          rows: boxRows,
          column: (index % boxesAcross) * boxCols,
          columns: boxCols,
        };
  const bands = (rows: number) => Math.ceil(rows / boxRows);
  const style = {
    '--row': area.row,
    '--rows': area.rows,
    '--column': area.column,
    '--columns': area.columns,
    // The number of wider gaps (between boxes) above the outlined area and within it.
    '--above': bands(area.row),
    '--within': bands(area.rows) - 1,
  } as CSSProperties;
  return <span className={`ss-unit ss-hint-${mark}`} data-hint={mark} style={style} aria-hidden />;
}
