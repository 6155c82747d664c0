/** The staff's editor of a board: the board as players see it, and its solutions. */
import { useMemo, useState } from 'react';
import { useBoardKeys } from '../../../ui/useBoardKeys.ts';
import type { EditorProps } from '../../contract/editor.ts';
import { cellKey } from '../rules/conflicts.ts';
import { start } from '../rules/rules.ts';
import { cellAt, columnOf, digitAt, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import { facesOf } from '../view/faces.ts';
import { Grid } from '../view/Grid.tsx';
import { hintMarks } from '../view/hintMarks.ts';
import { takeKey } from '../view/keys.ts';
import { useCursor } from '../view/useCursor.ts';
import { blanksOf, cellOf, rotated, slidBy, slideRow, togglePin, writeDigit } from './edits.ts';
import { clashesIn, type Homes, homesAfter, homesOf, isKnownOf } from './homes.ts';
import { Solutions } from './Solutions.tsx';
import { Tools } from './Tools.tsx';

const NO_MARKS = hintMarks(null);

export function Editor(props: EditorProps<Board, State>) {
  const { board, report, fresh, onChange, announce } = props;
  const { size } = board;
  const turns = useTurns(board);
  const { shown, state } = turns;
  const cursor = useCursor(state, true);
  const { selection } = cursor;
  /**
   * The selected cell as row and cell of the board as first displayed, without slides made in the
   * editor.
   */
  const at = selection && {
    row: selection.row,
    cell: columnOf(state, selection.row, selection.cell),
  };
  // Slides made in the editor do not show where a row belongs, so the rows' home positions come
  // from the solution. Only a fresh report counts: older solutions belong to the board before the
  // edit.
  const solution = fresh && report?.solutions === 1 ? (report.solved[0] ?? null) : null;
  const [homes, setHomes] = useState<Homes | null>(null);
  if (solution && !isKnownOf(homes, board)) setHomes(homesOf(board, solution));
  /**
   * Applies an edit to the board; `slid` tells which row the edit slid, and by how many columns.
   */
  function edit(changed: Board, slid = { row: 0, by: 0 }): void {
    setHomes(homesAfter(homes, board, changed, slid));
    onChange(changed);
  }
  const clashes = useMemo(() => {
    return new Set(
      [...clashesIn(board, homes)].map((key) => {
        const row = Math.floor(key / size);
        return cellKey(board, row, cellAt(state, row, key % size));
      }),
    );
  }, [board, homes, state, size]);

  function slide(row: number, by: number): void {
    if (isPinned(board, row)) {
      announce('This row is pinned: unpin it first.');
      return;
    }
    cursor.keepFocus();
    turns.turn(row, by);
    edit(slideRow(board, row, by), { row, by });
  }

  function write(digit: number): void {
    if (!at) {
      announce('Choose a cell first.');
      return;
    }
    const { row, cell } = at;
    const elsewhere = cellOf(board, row, digit);
    if (elsewhere === cell) return;
    const written = writeDigit(board, row, cell, digit);
    edit(written);
    const clash = clashesIn(written, homesAfter(homes, board, written, { row, by: 0 }));
    const clashWords = clash.has(cellKey(board, row, cell)) ? ' It clashes.' : '';
    const where = `row ${row + 1}, column ${cell + 1}`;
    if (digit === 0) announce(`Blank in ${where}.`);
    else if (elsewhere < 0) announce(`${digit} in ${where}.${clashWords}`);
    else {
      announce(`${digit} in ${where}. The row had one: the two have changed places.${clashWords}`);
    }
  }

  function pin(): void {
    if (!at) {
      announce('Choose a cell first.');
      return;
    }
    const { row } = at;
    const changed = togglePin(board, row, solution?.slides[row] ?? null);
    if (!changed) {
      announce('A board needs one pinned row at least.');
      return;
    }
    cursor.keepFocus();
    edit(changed, { row, by: slidBy(board, changed, row) });
    announce(
      isPinned(changed, row)
        ? `Row ${row + 1} is pinned${solution ? ' where it belongs' : ''}.`
        : `Row ${row + 1} can slide, and has slipped by one.`,
    );
  }

  useBoardKeys({
    keys: 'board',
    locked: false,
    isOwn: cursor.isOwn,
    onKey: (event) =>
      takeKey(event, size, {
        onSlide: selection && ((by) => slide(selection.row, by)),
        onDigit: write,
        onClear: () => write(0),
        onPencil: pin,
        onOther: cursor.step,
      }),
  });

  const known = at && solution ? digitAt(board, solution, at.row, at.cell) : 0;
  const isBlank = at !== null && board.rows[at.row]![at.cell] === '.';

  return (
    <div className="@container">
      <div className="ssd">
        <section className="ssd-side" aria-label="As it will be played">
          <h3 className="ed-head">
            As it will be played
            <span className="ed-count">
              {`${size * size - blanksOf(board)} digits, ${blanksOf(board)} blanks`}
            </span>
          </h3>
          <div className="@container">
            <Grid
              board={shown}
              state={state}
              won={false}
              locked={false}
              marks={NO_MARKS}
              cursor={cursor}
              faceOf={facesOf({ board: shown, state, selection, clashes, marks: NO_MARKS })}
              onSlide={slide}
            />
          </div>
        </section>
        <section className="ssd-side" aria-label="How it comes out" aria-busy={!fresh}>
          <h3 className="ed-head">
            <span>{report?.solutions === 2 ? 'Two of its solutions' : 'How it comes out'}</span>
            {report?.solutions === 2 && (
              <span className="ed-count">the second beside the struck-out first</span>
            )}
          </h3>
          {props.problem !== null ? (
            <p className="ed-none">{props.problem}</p>
          ) : report && report.solved.length > 0 ? (
            // A stale report is hidden: its solutions do not fit the edited board.
            fresh && <Solutions board={board} solved={report.solved} selection={at} />
          ) : (
            <p className="ed-none">{report ? 'It comes out in no way.' : ''}</p>
          )}
        </section>
        <Tools
          size={size}
          busy={props.busy}
          known={isBlank ? known : 0}
          isRowPinned={at !== null && isPinned(board, at.row)}
          onWrite={write}
          onPin={pin}
          onTool={props.onTool}
        />
      </div>
    </div>
  );
}

/**
 * How far each row was slid in the editor, in columns. The grid gets the original row plus a slide,
 * so that it animates slides; all other edits change the board directly.
 */
function useTurns(board: Board): {
  readonly shown: Board;
  readonly state: State;
  turn(row: number, by: number): void;
} {
  const { size } = board;
  const [slides, setSlides] = useState<readonly number[]>(() => Array(size).fill(0));
  const shown = useMemo(
    () => ({ ...board, rows: board.rows.map((text, row) => rotated(text, -slides[row]!)) }),
    [board, slides],
  );
  const state = useMemo(() => ({ ...start(shown), slides }), [shown, slides]);
  return {
    shown,
    state,
    turn: (row, by) =>
      setSlides(Object.assign([...slides], { [row]: (slides[row]! + by + size) % size })),
  };
}
