/** The selected cell and its keyboard focus. */
import { useCallback, useRef, useState } from 'react';
import { useHandler } from '../../../ui/useHandler.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { cellAt } from '../rules/standing.ts';
import type { State } from '../rules/types.ts';
import { moveSelection, placeOf, type Selection, selectionAt } from './selection.ts';

type SavedCursor = Pick<BoardViewProps, 'savedCursor' | 'onCursor'>;

/**
 * Manages the selected cell.
 * @param isShown whether a cell can be selected; false for a solved board.
 */
export function useCursor(
  state: State,
  isShown: boolean,
  { savedCursor, onCursor }: SavedCursor = {},
) {
  const size = state.slides.length;
  const [chosen, setChosen] = useState(() => selectionAt(savedCursor, size));
  const choose = useHandler((next: Selection) => {
    setChosen(next);
    onCursor?.(placeOf(next, size));
  });
  const selection = isShown ? chosen : null;
  const grid = useRef<HTMLDivElement>(null);
  const focusCell = useRef<HTMLDivElement>(null);
  const refocus = useRefocus<'cell'>(() => {
    focusCell.current?.focus({ preventScroll: true });
    return true;
  });
  const isOwn = useCallback(
    (element: Element | null) => grid.current?.contains(element) ?? false,
    [],
  );
  const select = useCallback(
    (row: number, cell: number) => {
      refocus('cell');
      choose({ row, cell });
    },
    [refocus, choose],
  );
  const first = (): Selection => ({ row: 0, cell: cellAt(state, 0, 0) });

  return {
    selection,
    grid,
    focusCell,
    isOwn,
    select,
    /** Selects the first cell, for keyboard users: that cell has the focus already. */
    begin: () => choose(first()),
    /** Moves the selection by an arrow key; returns false for any other key. */
    step(key: string): boolean {
      const next = moveSelection(state, selection ?? first(), key);
      if (!next) return false;
      const { row, cell } = selection ? next : first();
      select(row, cell);
      return true;
    },
    /**
     * Keeps the focus on the selected cell, if the board has the focus; to be called before cells
     * move.
     */
    keepFocus: useCallback(
      () => refocus(isOwn(document.activeElement) ? 'cell' : null),
      [refocus, isOwn],
    ),
  };
}
