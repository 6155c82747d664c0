/**
 * Royal Family's keyboard: arrows move from plate to plate of the tree, Backspace puts a name back
 * into the tray, P toggles the pencil, Escape lets the selection go.
 */
import type { KeyboardEvent } from 'react';
import { letterOf } from '../../../ui/keys.ts';
import { useBoardKeys } from '../../../ui/useBoardKeys.ts';
import type { Layout } from '../rules/layout.ts';
import type { Tree } from '../rules/tree.ts';
import type { useNameDrag } from './useNameDrag.ts';
import type { useSelection } from './useSelection.ts';
import type { useStops } from './useStops.ts';
import { stepTo } from './walk.ts';

export interface TreeKeysOptions {
  readonly keys: 'page' | 'board';
  readonly locked: boolean;
  readonly tree: Tree;
  readonly layout: Layout;
  readonly held: ReturnType<typeof useSelection>;
  readonly stops: ReturnType<typeof useStops>;
  readonly drag: Pick<ReturnType<typeof useNameDrag>, 'cancel'>;
  announce(text: string): void;
}

/** @returns the handler for keys pressed in the tree. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent) => void {
  const { keys, locked, tree, layout, held, stops, drag, announce } = options;
  const { selection } = held;

  /**
   * Clears the selection, or cancels the dragging of a name; returns false when there was neither.
   */
  function letGo(): boolean {
    const chosen = selection.name !== null || selection.plate !== null;
    if (!drag.cancel() && !chosen) return false;
    if (stops.tray.current?.contains(document.activeElement))
      stops.refocus({ plate: stops.plate.now() });
    held.letGo();
    announce('Put down.');
    return true;
  }

  useBoardKeys({
    keys,
    locked,
    isOwn: stops.isOwn,
    onKey(event) {
      if (event.key === 'Escape') return letGo();
      if (letterOf(event) !== 'p') return false;
      held.togglePencil();
      return true;
    },
  });

  return (event) => {
    // Leave keys with a modifier to the browser: Alt and an arrow key goes back a page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      const next = stepTo(tree, layout, stops.plate.now(), event.key);
      if (next === null) return;
      stops.plate.set(next);
      stops.refocus({ plate: next });
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && !locked) {
      event.preventDefault();
      held.putBack(stops.plate.now());
    }
  };
}
