/** Crossnumber's board view: the grid, the current clue, the keypad, all clues, the calculator. */
import { type CSSProperties, useMemo } from 'react';
import type { BoardViewProps } from '../../contract/view.ts';
import { gridOf } from '../rules/grid.ts';
import { isFull } from '../rules/rules.ts';
import { type Board, EMPTY, type Focus, type Move, type State } from '../rules/types.ts';
import { clueStates, squareFaces } from './faces.ts';
import { hintedBy } from './hinted.ts';
import { Panel, usePanel } from './Panel.tsx';
import { FinishedClues, PaperClues } from './PlainClues.tsx';
import { Squares } from './Squares.tsx';
import { useAnnouncements } from './useAnnouncements.ts';
import { useCursor } from './useCursor.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useWriting } from './useWriting.ts';
import { spokenClue } from './words.ts';

type Props = BoardViewProps<Board, State, Move, Focus> & {
  /**
   * Whether this is the small board of the rules: all parts visible at once, only the basic tools.
   */
  readonly isExample?: boolean;
};

export function BoardView(props: Props) {
  const { isExample = false } = props;
  const { board, state, status, locked, preferences, onMove, engine, announce } = props;
  const grid = gridOf(board.rows);
  const hinted = useMemo(() => hintedBy(grid, props.hint), [grid, props.hint]);
  const cursor = useCursor(grid, (cell) => state.digits[cell] === EMPTY, props);
  const { chosen, entry } = cursor;
  // A solved board has no selection.
  const isPlaying = status === 'playing';
  const selection = isPlaying ? chosen : null;
  const almost = isPlaying && isFull(board, state);
  const open = usePanel();

  const clues = useMemo(
    () => clueStates(board, state, preferences.markConflicts),
    [board, state, preferences.markConflicts],
  );
  const faces = useMemo(
    () => squareFaces(board, state, selection, clues, hinted),
    [board, state, selection, clues, hinted],
  );

  const isHinted = props.hint !== null;
  const told = useAnnouncements({ board, state, entry, almost, isHinted, clues, announce });
  const writing = useWriting({ grid, state, cursor, onMove, announce: told.say });

  function check(): void {
    told.awaitCheck(entry);
    engine?.check(entry.id);
  }

  useGridKeys({
    keys: props.keys,
    locked,
    isOwn: cursor.isOwn,
    onArrow: cursor.arrow,
    onDigit: (digit, shifted) => writing.write(digit, writing.pencil !== shifted),
    onPencil: writing.togglePencil,
    onTurn: cursor.turn,
    onBackspace: writing.eraseBack,
    onDelete: writing.erase,
    onEnd: cursor.toEnd,
    onClue: cursor.stepClue,
  });

  return props.children({
    board: (
      <div className="cn-board" style={{ '--n': grid.size } as CSSProperties}>
        <Squares
          size={grid.size}
          faces={faces}
          won={status === 'won'}
          gridRef={cursor.gridRef}
          selectedRef={cursor.selectedRef}
          onPress={cursor.press}
          onReach={cursor.reach}
          onEnter={() => announce(spokenClue(board, entry.id))}
        />
        <PaperClues board={board} grid={grid} />
      </div>
    ),
    controls: (
      <Panel
        board={board}
        grid={grid}
        state={state}
        isExample={isExample}
        locked={locked}
        almost={almost}
        isPlaying={isPlaying}
        clues={clues}
        hinted={hinted}
        cursor={cursor}
        writing={writing}
        open={open}
        checking={engine?.isChecking ?? false}
        onCheck={engine && check}
      />
    ),
    ending: !isExample && <FinishedClues board={board} grid={grid} />,
  });
}
