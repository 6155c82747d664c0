/**
 * Handles a board's keys anywhere on the page: a board needs no focus to be played. Keys for
 * fields, menus, other dialogs and browser shortcuts are left alone.
 */
import { useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from './keys.ts';
import { isMenuOpen } from './menu.ts';

export interface BoardKeys {
  /** Where keys are handled: on the whole page, or only while the focus is on the board. */
  readonly keys: 'page' | 'board';
  /** Whether the board ignores all keys, except in `swallows`. */
  readonly locked: boolean;
  /** Whether the focused element is part of the board. */
  isOwn(element: Element | null): boolean;
  /** Handles a key; returns whether it did. `isHere`: the focus is on the board. */
  onKey(event: KeyboardEvent, isHere: boolean): boolean;
  /** Called first for every key, even on a locked board; true stops the key for the whole page. */
  swallows?(event: KeyboardEvent): boolean;
}

/** @param options read anew on every key press: each render may pass a new object. */
export function useBoardKeys(options: BoardKeys): void {
  const take = useEffectEvent((event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const { keys, locked, isOwn, onKey, swallows } = options;
    if (swallows?.(event)) {
      event.stopImmediatePropagation();
      return;
    }
    if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
    const isHere = isOwn(document.activeElement);
    if ((keys === 'board' && !isHere) || isMeantElsewhere(event.target, isHere)) return;
    if (onKey(event, isHere)) event.preventDefault();
  });
  // A layout effect, so that a board handles keys as soon as it is visible: passive effects may be
  // delayed.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the key is for a field, a menu, or a dialog that does not contain the board. */
function isMeantElsewhere(target: EventTarget | null, isHere: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select')) return true;
  if (isMenuOpen()) return true;
  return !isHere && target.closest('dialog') !== null;
}
