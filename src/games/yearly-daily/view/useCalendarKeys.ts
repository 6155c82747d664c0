/**
 * The board's keys: arrows choose a piece in the tray, move the cursor on the board, or the
 * selected piece; Enter takes and lays a piece, R turns it, F flips it, Escape lets go, Delete puts
 * it back, 1 to 8 take a piece.
 */
import type { RefObject } from 'react';
import { digitOf, letterOf } from '../../../ui/keys.ts';
import { type BoardKeys, useBoardKeys } from '../../../ui/useBoardKeys.ts';

export type Step = readonly [rows: number, cols: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface CalendarKeysOptions extends Pick<BoardKeys, 'keys' | 'locked'> {
  readonly holding: boolean;
  /** Whether a piece is being dragged; then only the keys for turn, flip and let go work. */
  isDragging(): boolean;
  readonly grid: RefObject<HTMLElement | null>;
  readonly tray: RefObject<HTMLElement | null>;
  onTrayStep(step: Step): void;
  onCursorStep(step: Step): void;
  onNudge(step: Step): void;
  /** Called for Enter or Space with the focus on the board. */
  onEnter(): void;
  onTake(piece: number): void;
  onTurn(): void;
  onFlip(): void;
  onLetGo(): void;
  onPutBack(): void;
}

export function useCalendarKeys(options: CalendarKeysOptions): void {
  const { keys, locked, holding, isDragging, grid, tray, ...on } = options;
  const isIn = (part: RefObject<HTMLElement | null>, element: Element | null) =>
    part.current?.contains(element) ?? false;

  /** Performs the action of a key; returns whether the key was handled. */
  function onKey(event: KeyboardEvent): boolean {
    const { key, repeat } = event;
    const letter = letterOf(event);
    const written = digitOf(event, 'rf');
    const focused = document.activeElement;
    const inGrid = isIn(grid, focused);
    const onPage = focused === null || focused === document.body;
    const step = STEPS[key];
    if (step) {
      if (isIn(tray, focused)) on.onTrayStep(step);
      else if (holding && (inGrid || onPage)) on.onNudge(step);
      else if (inGrid) on.onCursorStep(step);
      else return false;
    } else if (key === 'Enter' || key === ' ') {
      if (!inGrid && !(onPage && holding)) return false;
      if (!repeat) on.onEnter();
    } else if (letter === 'r') on.onTurn();
    else if (letter === 'f') on.onFlip();
    else if (written) {
      // The keys 0 and 9 are handled too, without effect: they would start the browser's search in
      // the page.
      if (written.digit >= 1 && written.digit <= 8) on.onTake(written.digit - 1);
    } else if (key === 'Escape') {
      if (!holding) return false;
      on.onLetGo();
    } else if (key === 'Backspace' || key === 'Delete') {
      if (!holding && !inGrid) return false;
      on.onPutBack();
    } else return false;
    return true;
  }

  useBoardKeys({
    keys,
    locked,
    isOwn: (element) => isIn(grid, element) || isIn(tray, element),
    onKey,
    // Keeps the page's own shortcuts from running while a piece is dragged: a hint costs time, and
    // undo would change the board under the piece.
    swallows: (event) =>
      isDragging() && !['r', 'f'].includes(letterOf(event)) && event.key !== 'Escape',
  });
}
