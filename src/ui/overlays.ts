/** Tracks whether a dialog or a menu covers the page. */
import { useEffect, useSyncExternalStore } from 'react';

let overlays = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  overlays += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts the calling component as an overlay while `open` is true. */
export function useOverlay(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    change(1);
    return () => change(-1);
  }, [open]);
}

export const useIsOverlaid = (): boolean => useSyncExternalStore(subscribe, () => overlays > 0);
