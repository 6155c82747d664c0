/**
 * The browser's Back closes what lies over a page, as a hand on a phone expects, and leaves the page where
 * it is. An entry in the history stands for it while it is open. The router hears nothing of that entry: the
 * address stays as it was.
 */
import { useEffect, useId, useRef } from 'react';
import { useHandler } from './useHandler.ts';

const overlayOf = (state: unknown): unknown => (state as { overlay?: unknown } | null)?.overlay;

/** @param onBack closes it. What is closed in another way takes its entry out of the history by itself. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const id = useId();
  const close = useHandler(onBack);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    const isOnTop = () => overlayOf(history.state) === id;
    if (!isOnTop()) history.pushState({ ...history.state, overlay: id }, '');
    const onPop = () => {
      if (!isOnTop()) close();
    };
    addEventListener('popstate', onPop);
    return () => {
      isOpen.current = false;
      removeEventListener('popstate', onPop);
      // A moment later: React in development mounts an effect twice, and the second time needs the entry.
      setTimeout(() => {
        if (!isOpen.current && isOnTop()) history.back();
      });
    };
  }, [open, id, close]);
}
