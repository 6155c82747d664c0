/** The selected square, its direction of typing, and its focus. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHandler } from '../../../ui/useHandler.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import type { Entry, Grid } from '../rules/grid.ts';
import {
  afterArrow,
  atEnd,
  currentEntry,
  intoEntry,
  neighbour,
  type Selection,
  select,
  selectionAt,
  turned,
} from './selection.ts';

type SavedCursor = Pick<BoardViewProps, 'savedCursor' | 'onCursor'>;

/** @param isEmpty whether a cell holds no digit: going to a clue selects its first empty cell. */
export function useCursor(
  grid: Grid,
  isEmpty: (cell: number) => boolean,
  { savedCursor, onCursor }: SavedCursor,
) {
  const [before] = useState(() => selectionAt(grid, savedCursor));
  const [chosen, setChosen] = useState<Selection>(
    before ?? intoEntry(grid.entries[0]!, () => true),
  );
  /** Whether the player chose the selected square, as opposed to the initial default. */
  const isOwnChoice = useRef(before !== null);
  const tell = useHandler(() => isOwnChoice.current && onCursor?.({ ...chosen }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of every choice
  useEffect(() => void tell(), [chosen]);
  const gridRef = useRef<HTMLDivElement>(null);
  const selectedRef = useRef<HTMLDivElement>(null);
  const isOwn = (element: Element | null) => gridRef.current?.contains(element) ?? false;

  const refocus = useRefocus<number>((cell) => {
    // The effect of an earlier render can run late: wait for the chosen cell's render.
    if (cell !== chosen.cell) return false;
    selectedRef.current?.focus({ preventScroll: true });
    return true;
  });

  function go(next: Selection, takesFocus = isOwn(document.activeElement)): void {
    refocus(takesFocus ? next.cell : null);
    isOwnChoice.current = true;
    setChosen(next);
  }

  const press = useCallback(
    (cell: number) => {
      const turns = isOwnChoice.current;
      isOwnChoice.current = true;
      // Always a new object, so that pressing the default square counts as a choice.
      setChosen((from) =>
        from.cell !== cell
          ? select(grid, cell, from.direction)
          : turns
            ? turned(grid, from)
            : { ...from },
      );
    },
    [grid],
  );

  const reach = useCallback(
    (cell: number) => {
      isOwnChoice.current = true;
      setChosen((from) => (from.cell === cell ? from : select(grid, cell, from.direction)));
    },
    [grid],
  );

  function stepClue(by: 1 | -1): boolean {
    const next = neighbour(grid, chosen, by);
    if (next) go(intoEntry(next, isEmpty));
    return next !== null;
  }

  return {
    chosen,
    entry: currentEntry(grid, chosen),
    gridRef,
    selectedRef,
    isOwn,
    go,
    /**
     * Selects a pressed square; pressing the selected square again turns the direction of typing.
     */
    press,
    /** Selects a square focused by key or by a screen reader's cursor. */
    reach,
    turn: () => go(turned(grid, chosen)),
    toEnd: (end: 'first' | 'last') => go(atEnd(grid, chosen, end)),
    /** Selects and focuses an entry's first empty square. */
    enter: (entry: Entry) => go(intoEntry(entry, isEmpty), true),
    /** Steps to the neighbouring clue. False past the ends. */
    stepClue,
    /** Like `stepClue`, but wraps around. */
    cycleClue(by: 1 | -1): void {
      if (!stepClue(by)) go(intoEntry(grid.entries.at(by === 1 ? 0 : -1)!, isEmpty));
    },
    /** Handles an arrow key. False for any other key. */
    arrow(key: string): boolean {
      const next = afterArrow(grid, chosen, key);
      if (next) go(next, true);
      return next !== null;
    },
  };
}
