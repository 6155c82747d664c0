/** Where the focus goes after a step by keys, once all that follows from it is drawn. */
import { type RefObject, useEffect, useRef } from 'react';
import type { TreeHandle } from './TreeView.tsx';

export type FocusTarget = { readonly plate: number } | { readonly name: number };

/** Set what it returns to a plate or to a name in the tray. */
export function useRefocus(
  tree: RefObject<TreeHandle | null>,
  tray: RefObject<HTMLElement | null>,
): RefObject<FocusTarget | null> {
  const next = useRef<FocusTarget | null>(null);
  useEffect(() => {
    const target = next.current;
    next.current = null;
    if (!target) return;
    if ('plate' in target) tree.current?.focus(target.plate);
    else tray.current?.querySelector<HTMLElement>(`[data-name="${target.name}"]`)?.focus();
  });
  return next;
}
