/**
 * The keys of a board, wherever on the page they are pressed: a board needs no focus to be played.
 * What belongs to fields, menus and other dialogs stays theirs, and so do the browser's shortcuts.
 */
import { useLayoutEffect, useRef } from 'react';
import { isComposing } from './keys.ts';
import { isPopoverOpen } from './popover.ts';

export interface BoardKeys {
  /** Whose keys it takes: the whole page's, or only those pressed with the focus on the board. */
  readonly keys: 'page' | 'board';
  /** No keys are taken now. */
  readonly locked: boolean;
  /** Whether an element, that with the focus, is part of the board. */
  isOwn(element: Element | null): boolean;
  /** Takes a key, or returns false. `isHere`: the focus is on the board. */
  onKey(event: KeyboardEvent, isHere: boolean): boolean;
  /** Asked of every key before all else, a locked board's too; true keeps it from the whole page. */
  swallows?(event: KeyboardEvent): boolean;
}

/** @param options read anew with every key: they need not be the same from render to render. */
export function useBoardKeys(options: BoardKeys): void {
  const latest = useRef(options);
  // Layout effects: a board that is seen takes keys, however busy the machine is just then.
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isComposing(event)) return;
      const { keys, locked, isOwn, onKey, swallows } = latest.current;
      if (swallows?.(event)) {
        event.stopImmediatePropagation();
        return;
      }
      if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
      const isHere = isOwn(document.activeElement);
      if ((keys === 'board' && !isHere) || isMeantElsewhere(event.target, isHere)) return;
      if (onKey(event, isHere)) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether it belongs to a field, a menu, or a dialog that the board is no part of. */
function isMeantElsewhere(target: EventTarget | null, isHere: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select')) return true;
  if (isPopoverOpen()) return true;
  return !isHere && target.closest('dialog') !== null;
}
