/**
 * Makes the browser's Back close an overlay instead of leaving the page, as phone users expect.
 * While open, the overlay has a history entry, which names the overlays below it, too. It keeps the
 * address, so the router ignores it.
 */
import { useEffect, useEffectEvent, useId, useRef } from 'react';

const overlays = (): readonly string[] =>
  (history.state as { overlays?: readonly string[] } | null)?.overlays ?? [];

/** @param onBack closes the overlay. If it closes in another way, its history entry is removed. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const id = useId();
  const close = useEffectEvent(onBack);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    const isOnTop = () => overlays().at(-1) === id;
    if (!isOnTop()) history.pushState({ ...history.state, overlays: [...overlays(), id] }, '');
    const onPop = () => {
      if (!overlays().includes(id)) close();
    };
    addEventListener('popstate', onPop);
    return () => {
      isOpen.current = false;
      removeEventListener('popstate', onPop);
      // The history entry is removed later: React mounts effects twice in development, and the
      // second mount needs the entry.
      setTimeout(() => {
        if (!isOpen.current && isOnTop()) history.back();
      });
    };
  }, [open, id]);
}
