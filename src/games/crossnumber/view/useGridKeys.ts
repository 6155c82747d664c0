/**
 * The grid's keys: arrows move and turn; digits fill, with Shift they pencil; Backspace and Delete
 * clear; Home and End go to the entry's ends; Space turns. Tab goes to the next clue, and leaves
 * the grid after the last one or after Escape.
 */
import { useRef } from 'react';
import { digitOf, letterOf } from '../../../ui/keys.ts';
import { type BoardKeys, useBoardKeys } from '../../../ui/useBoardKeys.ts';
import type { useCursor } from './useCursor.ts';
import type { useWriting } from './useWriting.ts';

export interface GridKeysOptions extends Pick<BoardKeys, 'keys' | 'locked'> {
  readonly cursor: ReturnType<typeof useCursor>;
  readonly writing: ReturnType<typeof useWriting>;
}

export function useGridKeys({ keys, locked, cursor, writing }: GridKeysOptions): void {
  /** Whether Escape was the last key pressed: then Tab leaves the grid. */
  const released = useRef(false);

  function onKey(event: KeyboardEvent, inGrid: boolean): boolean {
    const { key, shiftKey } = event;
    const written = digitOf(event, 'p.');
    const wasReleased = released.current;
    released.current = key === 'Escape' && inGrid;
    if (key === 'Tab') return inGrid && !wasReleased && cursor.stepClue(shiftKey ? -1 : 1);
    if (written) {
      const inPencil = writing.pencil !== written.shifted;
      if (!event.repeat) writing.write(written.digit, inPencil);
    } else if (key === 'Backspace') writing.eraseBack();
    else if (key === 'Delete') writing.erase();
    else if (key === '.' || letterOf(event) === 'p') writing.togglePencil();
    else if (inGrid && key === ' ') cursor.turn();
    else if (inGrid && (key === 'Home' || key === 'End')) {
      cursor.toEnd(key === 'Home' ? 'first' : 'last');
    } else return cursor.arrow(key);
    return true;
  }

  useBoardKeys({ keys, locked, isOwn: cursor.isOwn, onKey });
}
