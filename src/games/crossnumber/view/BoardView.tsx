/** Crossnumber on the screen: the grid, the current clue, the keypad, all clues, the calculator. */
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import type { BoardViewProps } from '../../view.ts';
import { entryName, gridOf } from '../grid.ts';
import { canCheck, isFull } from '../rules.ts';
import { type Board, EMPTY, type Focus, type Move, type State } from '../types.ts';
import { Calculator } from './Calculator.tsx';
import { ClueBar, ClueLists } from './Clues.tsx';
import { Controls } from './Controls.tsx';
import { clueStates, squareFaces } from './faces.ts';
import { Keypad } from './Keypad.tsx';
import { FinishedClues, PaperClues } from './PlainClues.tsx';
import { Squares } from './Squares.tsx';
import {
  afterArrow,
  along,
  atEnd,
  currentEntry,
  intoEntry,
  neighbour,
  type Selection,
  select,
  turned,
} from './selection.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useGridKeys } from './useGridKeys.ts';
import { spokenClue } from './words.ts';

type Props = BoardViewProps<Board, State, Move, Focus> & {
  /** The small board of the rules: all of it is in view at once, with none but the plainest tools. */
  readonly isExample?: boolean;
};

export function BoardView(props: Props) {
  const { isExample = false } = props;
  const { board, state, status, locked, focus, preferences, onMove, onCheck, announce } = props;
  const grid = gridOf(board.rows);
  const [chosen, setChosen] = useState<Selection>(() => intoEntry(grid.entries[0]!, () => true));
  // A solved board is only looked at.
  const selection = status === 'playing' ? chosen : null;
  const entry = currentEntry(grid, chosen);
  const [pencil, setPencil] = useState(false);
  const [listed, setListed] = useState(false);
  const [calculating, setCalculating] = useState(false);
  const wide = useMedia(WIDE);
  const gridRef = useRef<HTMLDivElement>(null);
  const selectedRef = useRef<HTMLDivElement>(null);
  /** The cell that is to have the focus as soon as it is the selected one. */
  const refocus = useRef<number | null>(null);

  const clues = useMemo(
    () => clueStates(board, state, preferences.markConflicts),
    [board, state, preferences.markConflicts],
  );
  const faces = useMemo(
    () => squareFaces(board, state, selection, clues, focus),
    [board, state, selection, clues, focus],
  );

  useEffect(() => {
    // The effect of an earlier rendering may run as late as this: then the focus has to wait.
    if (refocus.current !== chosen.cell) return;
    refocus.current = null;
    selectedRef.current?.focus({ preventScroll: true });
  });

  const almost = status === 'playing' && isFull(board, state);
  const awaitCheck = useAnnouncements({
    board,
    state,
    entry,
    almost,
    isHinted: focus.length > 0,
    announce,
  });

  const hasFocus = () => gridRef.current?.contains(document.activeElement) ?? false;

  function go(next: Selection, takesFocus = hasFocus()) {
    refocus.current = takesFocus ? next.cell : null;
    isOwnChoice.current = true;
    setChosen(next);
  }
  /** Whether the selected square is the player's choice, and not that of the beginning. */
  const isOwnChoice = useRef(false);
  const press = useCallback(
    (cell: number) => {
      const turns = isOwnChoice.current;
      isOwnChoice.current = true;
      setChosen((from) =>
        from.cell !== cell ? select(grid, cell, from.direction) : turns ? turned(grid, from) : from,
      );
    },
    [grid],
  );

  /** The focus has come by a key, or by a screen reader's cursor. */
  const reach = useCallback(
    (cell: number) => {
      isOwnChoice.current = true;
      setChosen((from) => (from.cell === cell ? from : select(grid, cell, from.direction)));
    },
    [grid],
  );

  const isEmpty = (cell: number) => state.digits[cell] === EMPTY;
  const canErase = (cell: number) => !isEmpty(cell) || state.marks[cell] !== 0;

  function write(digit: number, inPencil: boolean) {
    const { cell } = chosen;
    if (inPencil) {
      if (!isEmpty(cell)) return;
      onMove({ type: 'mark', cell, digit });
      const isIn = (state.marks[cell]! >> digit) & 1;
      announce(isIn ? `Pencil ${digit} out.` : `Pencil ${digit}.`);
      return;
    }
    if (state.digits[cell] !== digit) onMove({ type: 'enter', cell, digit });
    announce(`${digit}.`);
    go(along(grid, chosen, 1));
  }

  function erase(from: Selection) {
    if (canErase(from.cell)) onMove({ type: 'clear', cell: from.cell });
    go(from);
  }

  function stepClue(by: 1 | -1): boolean {
    const next = neighbour(grid, chosen, by);
    if (next) go(intoEntry(next, isEmpty));
    return next !== null;
  }

  /** Round from the last clue to the first. */
  function cycleClue(by: 1 | -1) {
    if (!stepClue(by)) go(intoEntry(grid.entries.at(by === 1 ? 0 : -1)!, isEmpty));
  }

  function togglePencil() {
    setPencil(!pencil);
    announce(pencil ? 'Pencil off.' : 'Pencil on.');
  }

  function take(value: number) {
    onMove({ type: 'fill', entry: entry.id, value });
    announce(`${value} in ${entryName(entry.id)}.`);
    setCalculating(wide);
  }

  useGridKeys({
    keys: props.keys,
    locked,
    grid: gridRef,
    onArrow(key) {
      const next = afterArrow(grid, chosen, key);
      if (next) go(next, true);
      return next !== null;
    },
    onDigit: (digit, shifted) => write(digit, pencil !== shifted),
    onPencil: togglePencil,
    onTurn: () => go(turned(grid, chosen)),
    onBackspace: () => erase(canErase(chosen.cell) ? chosen : along(grid, chosen, -1)),
    onDelete: () => erase(chosen),
    onEnd: (end) => go(atEnd(grid, chosen, end)),
    onClue: stepClue,
  });

  const boardPart = (
    <div className="cn-board" style={{ '--n': grid.size } as CSSProperties}>
      <Squares
        size={grid.size}
        faces={faces}
        won={status === 'won'}
        gridRef={gridRef}
        selectedRef={selectedRef}
        onPress={press}
        onReach={reach}
        onEnter={() => announce(spokenClue(board, entry.id))}
      />
      <PaperClues board={board} grid={grid} />
    </div>
  );

  const lists = (
    <ClueLists
      board={board}
      grid={grid}
      states={clues}
      current={selection && entry.id}
      shown={isExample || wide || listed}
      beside={isExample}
      onSelect={(next) => {
        // Whoever chooses a clue goes on to write.
        go(intoEntry(next, isEmpty), true);
        setListed(false);
      }}
    />
  );
  const calculator = <Calculator entry={entry} state={state} onTake={take} />;
  const full = clues.filter((clue) => clue.full).length;
  const keypad = (
    <Keypad
      locked={locked}
      pencil={pencil}
      canErase={canErase(chosen.cell)}
      canCheck={onCheck ? canCheck(entry, state) : null}
      calculator={isExample ? null : calculating}
      onDigit={(digit) => write(digit, pencil)}
      onPencil={togglePencil}
      onErase={() => erase(chosen)}
      onCheck={() => {
        awaitCheck(entry);
        onCheck?.(entry.id);
      }}
      onCalculator={() => setCalculating(!calculating)}
    />
  );
  const bar = (
    <ClueBar
      board={board}
      entry={entry}
      state={clues[grid.indexOf.get(entry.id)!]!}
      onStep={cycleClue}
      onTurn={() => go(turned(grid, chosen))}
    />
  );
  const controls = (
    <Controls
      layout={isExample ? 'example' : wide ? 'wide' : 'phone'}
      bar={bar}
      lists={lists}
      summary={
        almost ? 'All filled, but a clue does not hold.' : `${full} of ${clues.length} filled`
      }
      listed={listed}
      onList={setListed}
      keypad={keypad}
      calculator={calculating ? calculator : null}
      onCalculatorClose={() => setCalculating(false)}
    />
  );

  return props.children({
    board: boardPart,
    controls,
    ending: !isExample && <FinishedClues board={board} grid={grid} />,
  });
}
