/**
 * Dragging something across the page with finger or mouse, from a press to where it is let go. A
 * press that hardly moves stays a tap. React learns of nothing here: what follows the pointer is
 * moved by whoever drags.
 */
import { type PointerEvent as ReactPointerEvent, useCallback, useRef } from 'react';
import { useWindowPointers } from './useWindowPointers.ts';

/** A press, and the drag that it becomes. Places are in px of the window. */
export interface PointerDrag<Item> {
  readonly item: Item;
  readonly pointer: number;
  /** `mouse`, `touch` or `pen`. */
  readonly kind: string;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  /** It has gone far enough to be a drag. */
  moving: boolean;
}

export interface PointerDragOptions<Item> {
  /** Until the pointer has gone this far, in px, it is a tap. */
  readonly threshold: number;
  /** Whether a press that has gone that far is a drag; missing: always. */
  isDrag?(drag: PointerDrag<Item>): boolean;
  onStart(drag: PointerDrag<Item>): void;
  /** Also right after the start. */
  onMove(drag: PointerDrag<Item>): void;
  /** It was let go. */
  onDrop(drag: PointerDrag<Item>): void;
  /** The system has taken the pointer away. */
  onCancel(drag: PointerDrag<Item>): void;
  /** Further fingers, while something is dragged. */
  onOtherDown?(event: PointerEvent, drag: PointerDrag<Item>): void;
  onOtherMove?(event: PointerEvent, drag: PointerDrag<Item>): void;
  onOtherUp?(event: PointerEvent, drag: PointerDrag<Item>): void;
}

/** @param on read anew with every event: it need not be the same from render to render. */
export function usePointerDrag<Item>(on: PointerDragOptions<Item>) {
  const drag = useRef<PointerDrag<Item> | null>(null);
  /** Whether the last press became a drag: the click that ends it means nothing else. */
  const dragged = useRef(false);
  /** What is being dragged, or null. */
  const dragging = useCallback(() => (drag.current?.moving ? drag.current : null), []);

  /** Ends the press; what was dragged, if it was a drag. */
  const release = useCallback((): PointerDrag<Item> | null => {
    const now = dragging();
    drag.current = null;
    return now;
  }, [dragging]);

  /** Whether the press is a drag by now; begins it when it has just become one. */
  function isUnderWay(now: PointerDrag<Item>): boolean {
    if (now.moving) return true;
    if (Math.hypot(now.x - now.startX, now.y - now.startY) < on.threshold) return false;
    if (on.isDrag?.(now) === false) return false;
    now.moving = true;
    dragged.current = true;
    on.onStart(now);
    return true;
  }

  useWindowPointers({
    onMove(event) {
      const now = drag.current;
      if (!now) return;
      if (now.pointer !== event.pointerId) {
        if (now.moving) on.onOtherMove?.(event, now);
        return;
      }
      // The mouse was released outside the window; no pointerup was delivered.
      if (event.buttons === 0) {
        if (release()) on.onCancel(now);
        return;
      }
      now.x = event.clientX;
      now.y = event.clientY;
      if (isUnderWay(now)) on.onMove(now);
    },
    onDown(event) {
      const now = dragging();
      if (event.isPrimary && !now) dragged.current = false;
      if (now && event.pointerId !== now.pointer) on.onOtherDown?.(event, now);
    },
    onUp(event) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) {
        if (now?.moving) on.onOtherUp?.(event, now);
      } else if (release()) {
        on.onDrop(now);
      }
    },
    onCancel(event) {
      const now = drag.current;
      if (now?.pointer === event.pointerId && release()) on.onCancel(now);
    },
    isDragging: () => dragging() !== null,
  });

  return {
    /** To be called by the press; whether it may become a drag. */
    begin(event: ReactPointerEvent<HTMLElement>, item: Item): boolean {
      if (event.button !== 0 || !event.isPrimary || drag.current) return false;
      const [x, y] = [event.clientX, event.clientY];
      const { pointerId: pointer, pointerType: kind } = event;
      drag.current = { item, pointer, kind, startX: x, startY: y, x, y, moving: false };
      return true;
    },
    dragging,
    release,
    /** Whether this click ends a drag and means nothing else. Keys have no detail. */
    isEndOfDrag: (click: { readonly detail: number }) => dragged.current && click.detail > 0,
  };
}
