/** Sudoku Shift on the screen: the board with its handles, and the keypad. */
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { isMeantElsewhere } from '../../../ui/isMeantElsewhere.ts';
import type { BoardViewProps } from '../../view.ts';
import { cellKey, conflicts } from '../conflicts.ts';
import { cellAt, columnOf, digitAt, givenAt, isPinned } from '../rules.ts';
import type { Board, Focus, Move, State } from '../types.ts';
import type { CellFace } from './Cell.tsx';
import { Handles } from './Handles.tsx';
import { Keypad } from './Keypad.tsx';
import { Row } from './Row.tsx';
import { moveSelection, type Selection } from './selection.ts';

type Props = BoardViewProps<Board, State, Move, Focus>;

const NO_CONFLICTS: ReadonlySet<number> = new Set();

/** The digits that stand on the board as often as they can. */
function usedUp(board: Board, state: State): Set<number> {
  const counts = new Map<number, number>();
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      const digit = digitAt(board, state, row, cell);
      counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= board.size).map(([digit]) => digit));
}

export function BoardView(props: Props) {
  const { board, state, status, locked, focus, preferences, onMove, announce } = props;
  const { size } = board;
  const [chosen, setSelection] = useState<Selection | null>(null);
  // A solved board is only looked at.
  const selection = status === 'playing' ? chosen : null;
  const [pencil, setPencil] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const focusCell = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);

  const marked = useMemo(
    () => (preferences.markConflicts ? conflicts(board, state) : NO_CONFLICTS),
    [board, state, preferences.markConflicts],
  );
  const used = useMemo(() => usedUp(board, state), [board, state]);
  const selectedDigit = selection ? digitAt(board, state, selection.row, selection.cell) : 0;

  function faceOf(row: number, cell: number): CellFace {
    const digit = digitAt(board, state, row, cell);
    return {
      digit,
      given: givenAt(board, row, cell) > 0,
      marks: state.marks[row]?.[cell] ?? 0,
      clashes: marked.has(cellKey(board, row, cell)),
      twin: digit > 0 && digit === selectedDigit,
      hinted: focus.some((f) => f.row === row && f.cell === cell),
    };
  }

  // The cursor travels with its row, so after a slide the focus has to follow it.
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    focusCell.current?.focus({ preventScroll: true });
  });

  const slide = useCallback(
    (row: number, by: number) => {
      if (isPinned(board, row)) {
        announce('This row is pinned and cannot slide.');
        return;
      }
      const right = ((by % size) + size) % size;
      refocus.current = grid.current?.contains(document.activeElement) ?? false;
      onMove({ type: 'shift', row, by: right });
      const far = right <= size / 2 ? `${right} right` : `${size - right} left`;
      announce(`Row ${row + 1} slid ${far}.`);
    },
    [board, size, onMove, announce],
  );

  const tap = useCallback((row: number, cell: number) => {
    refocus.current = true;
    setSelection({ row, cell });
  }, []);

  function write(digit: number) {
    if (!selection) {
      announce('Choose a cell first.');
      return;
    }
    const { row, cell } = selection;
    if (givenAt(board, row, cell) > 0) return;
    if (pencil) {
      if (state.fills[row]?.[cell]) return;
      onMove({ type: 'mark', row, cell, digit });
    } else if (state.fills[row]?.[cell] === digit) {
      onMove({ type: 'clear', row, cell });
    } else {
      onMove({ type: 'fill', row, cell, digit });
      announce(`${digit} in row ${row + 1}, column ${columnOf(state, row, cell) + 1}.`);
    }
  }

  function clear() {
    if (!selection) return;
    const { row, cell } = selection;
    if (state.fills[row]?.[cell] || state.marks[row]?.[cell]) {
      onMove({ type: 'clear', row, cell });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (props.keys === 'board' && !grid.current?.contains(document.activeElement)) return;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isMeantElsewhere(event.target, grid.current)
    )
      return;
    if (locked) return;
    const { key } = event;
    const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (selection && event.shiftKey && sideways !== 0) {
      slide(selection.row, sideways);
    } else if (/^[1-9]$/.test(key) && Number(key) <= size) {
      // A held key writes once: writing again would clear.
      if (!event.repeat) write(Number(key));
    } else if (key === 'Backspace' || key === 'Delete' || key === '0') {
      clear();
    } else if (key === 'p' || key === 'P') {
      setPencil(!pencil);
      announce(pencil ? 'Pencil off.' : 'Pencil on.');
    } else {
      const next = moveSelection(state, selection ?? { row: 0, cell: cellAt(state, 0, 0) }, key);
      if (!next) return;
      refocus.current = true;
      setSelection(selection ? next : { row: 0, cell: cellAt(state, 0, 0) });
    }
    event.preventDefault();
  }

  const keyHandler = useRef(onKeyDown);
  useEffect(() => {
    keyHandler.current = onKeyDown;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyHandler.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const rows = Array.from({ length: size }, (_, row) => row);
  const [boxRows, boxCols] = board.box;
  const tab = selection
    ? { row: selection.row, column: columnOf(state, selection.row, selection.cell) }
    : { row: 0, column: 0 };

  const boardPart = (
    <div
      className={cx('ss-board', status === 'won' && 'ss-won')}
      style={{ '--n': size, '--box-cols': boxCols } as CSSProperties}
    >
      <Handles board={board} by={-1} locked={locked} onSlide={slide} />
      <div
        ref={grid}
        role="grid"
        aria-label={`${size} by ${size} board. Arrow keys move, Shift with left or right slides the row, digits fill.`}
        aria-rowcount={size}
        aria-colcount={size}
        className="ss-grid"
        onFocus={(event) => {
          // A press chooses its own cell when it ends; only the Tab key needs a start.
          if (!selection && event.target.matches(':focus-visible'))
            setSelection({ row: 0, cell: cellAt(state, 0, 0) });
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
            hinted={focus.some((f) => f.row === row && f.cell === undefined)}
            locked={locked}
            focusRef={focusCell}
            onTap={tap}
            onSlide={slide}
          />
        ))}
      </div>
      <Handles board={board} by={1} locked={locked} onSlide={slide} />
    </div>
  );

  const controls = (
    <Keypad
      size={size}
      locked={locked}
      pencil={pencil}
      canSlide={selection !== null && !isPinned(board, selection.row)}
      canWrite={selection !== null && givenAt(board, selection.row, selection.cell) === 0}
      used={used}
      onDigit={write}
      onPencil={() => setPencil(!pencil)}
      onClear={clear}
      onSlide={(by) => selection && slide(selection.row, by)}
    />
  );

  return props.children({ board: boardPart, controls });
}
