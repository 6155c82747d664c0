/** Pointer events of the whole window, for drags across it. */
import { useEffect, useEffectEvent } from 'react';

export interface WindowPointers {
  onMove(event: PointerEvent): void;
  /** Called on `pointerdown` in the capture phase, before all other listeners. */
  onDown(event: PointerEvent): void;
  onUp(event: PointerEvent): void;
  onCancel(event: PointerEvent): void;
  /** While true, touches neither scroll nor zoom the page. */
  isDragging(): boolean;
}

/** @param pointers read anew on every event: each render may pass a new object. */
export function useWindowPointers(pointers: WindowPointers): void {
  const newest = useEffectEvent(() => pointers);
  useEffect(() => {
    const onMove = (event: PointerEvent) => newest().onMove(event);
    const onDown = (event: PointerEvent) => newest().onDown(event);
    const onUp = (event: PointerEvent) => newest().onUp(event);
    const onCancel = (event: PointerEvent) => newest().onCancel(event);
    const onTouchMove = (event: TouchEvent) => {
      if (newest().isDragging() && event.cancelable) event.preventDefault();
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
