/** Pointers over the whole window, for what is dragged across it: they go everywhere meanwhile. */
import { useEffect, useRef } from 'react';

export interface WindowPointers {
  onMove(event: PointerEvent): void;
  /** Before anything on the page hears of it. */
  onDown(event: PointerEvent): void;
  onUp(event: PointerEvent): void;
  onCancel(event: PointerEvent): void;
  /** While it holds, fingers neither scroll nor zoom the page. */
  isDragging(): boolean;
}

/** @param pointers read anew with every event: they need not be the same from render to render. */
export function useWindowPointers(pointers: WindowPointers): void {
  const latest = useRef(pointers);
  latest.current = pointers;
  useEffect(() => {
    const onMove = (event: PointerEvent) => latest.current.onMove(event);
    const onDown = (event: PointerEvent) => latest.current.onDown(event);
    const onUp = (event: PointerEvent) => latest.current.onUp(event);
    const onCancel = (event: PointerEvent) => latest.current.onCancel(event);
    const onTouchMove = (event: TouchEvent) => {
      if (latest.current.isDragging() && event.cancelable) event.preventDefault();
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerdown', onDown, { capture: true });
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerdown', onDown, { capture: true });
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('touchmove', onTouchMove);
    };
  }, []);
}
