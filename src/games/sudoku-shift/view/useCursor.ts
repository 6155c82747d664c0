/** The selected cell, and the focus that goes with it. */
import { useCallback, useRef, useState } from 'react';
import { useHandler } from '../../../ui/useHandler.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { cellAt } from '../rules/standing.ts';
import type { State } from '../rules/types.ts';
import { moveSelection, placeOf, type Selection, selectionAt } from './selection.ts';

type Place = Pick<BoardViewProps, 'place' | 'onPlace'>;

/** @param isShown whether there is a selected cell at all: a solved board is only looked at. */
export function useCursor(state: State, isShown: boolean, { place, onPlace }: Place = {}) {
  const size = state.slides.length;
  const [chosen, setChosen] = useState(() => selectionAt(place, size));
  const choose = useHandler((next: Selection) => {
    setChosen(next);
    onPlace?.(placeOf(next, size));
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
    /** Selects the first cell, where the focus is already. */
    begin: () => choose(first()),
    /** Goes where an arrow or the like leads; false for any other key. */
    step(key: string): boolean {
      const next = moveSelection(state, selection ?? first(), key);
      if (!next) return false;
      const { row, cell } = selection ? next : first();
      select(row, cell);
      return true;
    },
    /** The cells are about to be drawn elsewhere: a focus that is on the board goes with its cell. */
    keepFocus: useCallback(
      () => refocus(isOwn(document.activeElement) ? 'cell' : null),
      [refocus, isOwn],
    ),
  };
}
