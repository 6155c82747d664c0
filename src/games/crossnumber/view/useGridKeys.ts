/**
 * The grid's keys: arrows move and turn; digits fill, with Shift they pencil; Backspace and Delete
 * clear; Home and End go to the entry's ends; Space turns. Tab goes to the next clue, and leaves
 * the grid after the last one or after Escape.
 */
import { useRef } from 'react';
import { digitOf, letterOf } from '../../../ui/keys.ts';
import { type BoardKeys, useBoardKeys } from '../../../ui/useBoardKeys.ts';

export interface GridKeysOptions extends Pick<BoardKeys, 'keys' | 'locked' | 'isOwn'> {
  /** Returns whether the arrow was handled. */
  onArrow(key: string): boolean;
  /** @param shifted whether Shift was held, on keyboards where digits need none. */
  onDigit(digit: number, shifted: boolean): void;
  onPencil(): void;
  onTurn(): void;
  onBackspace(): void;
  onDelete(): void;
  onEnd(end: 'first' | 'last'): void;
  /** Returns whether there was a clue to go to. */
  onClue(by: 1 | -1): boolean;
}

export function useGridKeys({ keys, locked, isOwn, ...on }: GridKeysOptions): void {
  /** Whether Escape was the last key pressed: then Tab leaves the grid. */
  const released = useRef(false);

  function onKey(event: KeyboardEvent, inGrid: boolean): boolean {
    const { key, shiftKey } = event;
    const written = digitOf(event, 'p.');
    const wasReleased = released.current;
    released.current = key === 'Escape' && inGrid;
    if (key === 'Tab') return inGrid && !wasReleased && on.onClue(shiftKey ? -1 : 1);
    if (written) {
      if (!event.repeat) on.onDigit(written.digit, written.shifted);
    } else if (key === 'Backspace') on.onBackspace();
    else if (key === 'Delete') on.onDelete();
    else if (key === '.' || letterOf(event) === 'p') on.onPencil();
    else if (inGrid && key === ' ') on.onTurn();
    else if (inGrid && (key === 'Home' || key === 'End')) {
      on.onEnd(key === 'Home' ? 'first' : 'last');
    } else return on.onArrow(key);
    return true;
  }

  useBoardKeys({ keys, locked, isOwn, onKey });
}
