/**
 * The grid's keys: arrows move and turn, digits fill, with Shift they pencil, Backspace and Delete
 * empty, Home and End go to the ends of the entry, Space turns, Tab goes to the next clue and at the
 * last one out of the grid, as it does at once after Escape.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { isMeantElsewhere } from '../../../ui/isMeantElsewhere.ts';
import { digitKey } from './digitKey.ts';

export interface GridKeysOptions {
  readonly keys: 'page' | 'board';
  readonly locked: boolean;
  readonly grid: RefObject<HTMLElement | null>;
  /** Whether the arrow was taken. */
  onArrow(key: string): boolean;
  /** @param shifted with Shift, on a keyboard where digits need none. */
  onDigit(digit: number, shifted: boolean): void;
  onPencil(): void;
  onTurn(): void;
  onBackspace(): void;
  onDelete(): void;
  onEnd(end: 'first' | 'last'): void;
  /** Whether there is a clue to go to. */
  onClue(by: 1 | -1): boolean;
}

export function useGridKeys(options: GridKeysOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    /** Escape has been pressed: the next Tab leaves. */
    let released = false;

    /** Whether the key was taken. */
    function take(event: KeyboardEvent, inGrid: boolean): boolean {
      const on = latest.current;
      const { key, shiftKey } = event;
      const written = digitKey(event);
      const wasReleased = released;
      released = key === 'Escape' && inGrid;
      if (key === 'Tab') return inGrid && !wasReleased && on.onClue(shiftKey ? -1 : 1);
      if (written) {
        if (!event.repeat) on.onDigit(written.digit, written.shifted);
      } else if (key === 'Backspace') on.onBackspace();
      else if (key === 'Delete') on.onDelete();
      else if (key === '.' || key === 'p' || key === 'P') on.onPencil();
      else if (inGrid && key === ' ') on.onTurn();
      else if (inGrid && (key === 'Home' || key === 'End')) {
        on.onEnd(key === 'Home' ? 'first' : 'last');
      } else return on.onArrow(key);
      return true;
    }

    function onKeyDown(event: KeyboardEvent) {
      const { keys, locked, grid } = latest.current;
      if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
      const inGrid = grid.current?.contains(document.activeElement) ?? false;
      if (keys === 'board' && !inGrid) return;
      if (isMeantElsewhere(event.target, grid.current)) return;
      if (take(event, inGrid)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
