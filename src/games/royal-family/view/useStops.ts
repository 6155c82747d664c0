/** Where the Tab key stops in the tree and in the tray, and where the focus goes by keys. */
import { useRef } from 'react';
import { useRefocus } from '../../../ui/useRefocus.ts';
import { useStop } from '../../../ui/useStop.ts';
import type { TreeHandle } from './TreeView.tsx';

type FocusTarget = { readonly plate: number } | { readonly name: number };

/** @param first the plate at which the tree is entered. */
export function useStops(first: number) {
  const tree = useRef<TreeHandle>(null);
  const tray = useRef<HTMLDivElement>(null);
  const plate = useStop(first);
  const name = useStop(0);
  const refocus = useRefocus<FocusTarget>((target) => {
    if ('plate' in target) tree.current?.focus(target.plate);
    else tray.current?.querySelector<HTMLElement>(`[data-name="${target.name}"]`)?.focus();
    return true;
  });
  return {
    tree,
    tray,
    /** In the tree. */
    plate,
    /** In the tray. */
    name,
    refocus,
    isOwn: (element: Element | null) =>
      (tree.current?.contains(element) || tray.current?.contains(element)) ?? false,
  };
}
