/** The selected square and the way that typing runs there, and the focus that goes with it. */
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

type Place = Pick<BoardViewProps, 'place' | 'onPlace'>;

/** @param isEmpty whether a cell holds no digit: whoever goes to a clue goes on to write. */
export function useCursor(
  grid: Grid,
  isEmpty: (cell: number) => boolean,
  { place, onPlace }: Place,
) {
  const [before] = useState(() => selectionAt(grid, place));
  const [chosen, setChosen] = useState<Selection>(
    before ?? intoEntry(grid.entries[0]!, () => true),
  );
  /** Whether the selected square is the player's choice, and not that of the beginning. */
  const isOwnChoice = useRef(before !== null);
  const tell = useHandler(() => isOwnChoice.current && onPlace?.({ ...chosen }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of every choice
  useEffect(() => void tell(), [chosen]);
  const gridRef = useRef<HTMLDivElement>(null);
  const selectedRef = useRef<HTMLDivElement>(null);
  const isOwn = (element: Element | null) => gridRef.current?.contains(element) ?? false;

  const refocus = useRefocus<number>((cell) => {
    // The effect of an earlier rendering may run as late as this: then the focus has to wait.
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
      // A new value each time: who presses the same square again has chosen it too.
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
    /** A square was pressed; once more turns. */
    press,
    /** The focus has come by a key, or by a screen reader's cursor. */
    reach,
    turn: () => go(turned(grid, chosen)),
    toEnd: (end: 'first' | 'last') => go(atEnd(grid, chosen, end)),
    /** To the first empty square of an entry, which takes the focus. */
    enter: (entry: Entry) => go(intoEntry(entry, isEmpty), true),
    /** Whether there is a clue before or after this one. */
    stepClue,
    /** Round from the last clue to the first. */
    cycleClue(by: 1 | -1): void {
      if (!stepClue(by)) go(intoEntry(grid.entries.at(by === 1 ? 0 : -1)!, isEmpty));
    },
    /** Whether the arrow leads anywhere. */
    arrow(key: string): boolean {
      const next = afterArrow(grid, chosen, key);
      if (next) go(next, true);
      return next !== null;
    },
  };
}
