/**
 * Keys: arrows choose a piece in the tray, move the cursor on the board, or the piece in hand;
 * Enter takes and lays, R turns, F flips, Escape lets go, Delete puts back, 1 to 8 take a piece.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { isMeantElsewhere } from '../../../ui/isMeantElsewhere.ts';

type Step = readonly [rows: number, cols: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface BoardKeysOptions {
  readonly keys: 'page' | 'board';
  readonly locked: boolean;
  readonly holding: boolean;
  /** While a piece is dragged it can be turned, flipped and let go, nothing else. */
  isDragging(): boolean;
  readonly grid: RefObject<HTMLElement | null>;
  readonly tray: RefObject<HTMLElement | null>;
  onTrayStep(step: Step): void;
  onCursorStep(step: Step): void;
  onNudge(step: Step): void;
  /** Enter or Space with the focus on the board. */
  onEnter(): void;
  onTake(piece: number): void;
  onTurn(): void;
  onFlip(): void;
  onLetGo(): void;
  onPutBack(): void;
}

export function useBoardKeys(options: BoardKeysOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    /** Whether the key was taken. */
    function take(key: string, repeat: boolean): boolean {
      const { grid, tray, holding, ...on } = latest.current;
      const focused = document.activeElement;
      const inGrid = grid.current?.contains(focused) ?? false;
      const inTray = tray.current?.contains(focused) ?? false;
      const onPage = focused === null || focused === document.body;
      const step = STEPS[key];
      if (step) {
        if (inTray) on.onTrayStep(step);
        else if (holding && (inGrid || onPage)) on.onNudge(step);
        else if (inGrid) on.onCursorStep(step);
        else return false;
      } else if (key === 'Enter' || key === ' ') {
        if (!inGrid && !(onPage && holding)) return false;
        if (!repeat) on.onEnter();
      } else if (key === 'r' || key === 'R') on.onTurn();
      else if (key === 'f' || key === 'F') on.onFlip();
      else if (/^[1-8]$/.test(key)) on.onTake(Number(key) - 1);
      else if (key === 'Escape') {
        if (!holding) return false;
        on.onLetGo();
      } else if (key === 'Backspace' || key === 'Delete') {
        if (!holding && !inGrid) return false;
        on.onPutBack();
      } else return false;
      return true;
    }

    function onKeyDown(event: KeyboardEvent) {
      const { keys, locked, grid, tray, isDragging } = latest.current;
      if (isDragging() && !/^(r|f|escape)$/i.test(event.key)) {
        // Not for the page either: a hint costs, and undo would pull the board from under the piece.
        event.stopImmediatePropagation();
        return;
      }
      if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = document.activeElement;
      const isHere = grid.current?.contains(focused) || tray.current?.contains(focused);
      if (keys === 'board' && !isHere) return;
      if (isMeantElsewhere(event.target, grid.current)) return;
      if (take(event.key, event.repeat)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
