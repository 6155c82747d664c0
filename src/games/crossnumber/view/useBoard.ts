/** Combines the input and messages of a Crossnumber board: the cursor, writing, keys and checks. */
import { useMemo, useState } from 'react';
import type { BoardViewProps } from '../../contract/view.ts';
import { type Entry, gridOf } from '../rules/grid.ts';
import { isFull } from '../rules/rules.ts';
import { type Board, EMPTY, type Focus, type Move, type State } from '../rules/types.ts';
import { clueStates } from './faces.ts';
import { hintedBy } from './hinted.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useCursor } from './useCursor.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useWriting } from './useWriting.ts';

export type Props = BoardViewProps<Board, State, Move, Focus> & {
  /**
   * Whether this is the small board of the rules: all parts visible at once, only the basic tools.
   */
  readonly isExample?: boolean;
};

export type BoardInPlay = ReturnType<typeof useBoard>;

/** The open parts of the panel; kept by the board, since the panel can unmount. */
function usePanel() {
  const [listed, setListed] = useState(false);
  const [calculating, setCalculating] = useState(false);
  const [pinned, setPinned] = useState<Entry | null>(null);
  return {
    listed,
    setListed,
    calculating,
    calculate: (open: boolean) => {
      setCalculating(open);
      setPinned(null);
    },
    /** The entry to which the calculator's list is pinned; null while it follows the cursor. */
    pinned,
    setPinned,
  };
}

export function useBoard(props: Props) {
  const { board, state, status, locked, preferences, onMove, engine, announce } = props;
  const grid = gridOf(board.rows);
  const hinted = useMemo(() => hintedBy(grid, props.hint), [grid, props.hint]);
  const cursor = useCursor(grid, (cell) => state.digits[cell] === EMPTY, props);
  const { entry } = cursor;
  const isPlaying = status === 'playing';
  const almost = isPlaying && isFull(board, state);
  const panel = usePanel();
  const clues = useMemo(
    () => clueStates(board, state, preferences.markConflicts),
    [board, state, preferences.markConflicts],
  );
  const isHinted = props.hint !== null;
  const told = useAnnouncements({ board, state, entry, almost, isHinted, clues, announce });
  const writing = useWriting({ grid, state, cursor, onMove, announce: told.say });
  useGridKeys({ keys: props.keys, locked, cursor, writing });

  function check(): void {
    told.awaitCheck(entry);
    engine?.check(entry.id);
  }

  return {
    board,
    grid,
    state,
    locked,
    isExample: props.isExample ?? false,
    /** Whether a square is selected; false on a solved board. */
    isPlaying,
    /** Every square is filled, and the board is not won. */
    almost,
    clues,
    hinted,
    cursor,
    writing,
    panel,
    /** Whether a check of an entry is pending. */
    isChecking: engine?.isChecking ?? false,
    /** Undefined where no engine can check. */
    check: engine && check,
  };
}
