/** The Tab stops of the family tree and the tray of names, and focus moves by keys. */
import { useRef } from 'react';
import { useRefocus } from '../../../ui/useRefocus.ts';
import { useRovingFocus } from '../../../ui/useRovingFocus.ts';

export interface TreeHandle {
  /** Focuses a plate of the tree and brings it into the window. */
  focus(plate: number): void;
  /**
   * Pans the tree to these plates: to all of them if they fit the window, otherwise to the first.
   */
  show(plates: readonly number[]): void;
  contains(element: Element | null): boolean;
  /** The element that clips the tree to its window. */
  surface(): HTMLElement | null;
}

type FocusTarget = { readonly plate: number } | { readonly name: number };

/** @param first the plate of the tree that Tab enters first. */
export function useStops(first: number) {
  const tree = useRef<TreeHandle>(null);
  const tray = useRef<HTMLDivElement>(null);
  const plate = useRovingFocus(first);
  const name = useRovingFocus(0);
  const refocus = useRefocus<FocusTarget>((target) => {
    if ('plate' in target) tree.current?.focus(target.plate);
    else tray.current?.querySelector<HTMLElement>(`[data-name="${target.name}"]`)?.focus();
    return true;
  });
  return {
    tree,
    tray,
    /** The plate that is the tree's Tab stop. */
    plate,
    /** The name that is the tray's Tab stop. */
    name,
    refocus,
    isOwn: (element: Element | null) =>
      (tree.current?.contains(element) || tray.current?.contains(element)) ?? false,
  };
}
