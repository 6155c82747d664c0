/**
 * Dragging an item across the page by touch or mouse, from press to release. A press that hardly
 * moves stays a tap. Nothing here sets React state: the caller moves the dragged element.
 */
import {
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

/** A press, and the drag that it becomes. Positions are in px of the window. */
export interface PointerDrag<Item> {
  readonly item: Item;
  readonly pointer: number;
  /** The kind of pointer: `mouse`, `touch` or `pen`. */
  readonly kind: string;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  /** Whether the pointer has moved far enough for the press to be a drag. */
  moving: boolean;
}

export interface PointerDragOptions<Item> {
  /** Distance in px from which a press is a drag; a press that moves less is a tap. */
  readonly threshold: number;
  /** Whether a press beyond the threshold is a drag; default: always. */
  isDrag?(drag: PointerDrag<Item>): boolean;
  onStart(drag: PointerDrag<Item>): void;
  /** Called on every move of the drag, and right after `onStart`. */
  onMove(drag: PointerDrag<Item>): void;
  /** Called when the drag ends because the pointer is released. */
  onDrop(drag: PointerDrag<Item>, event: PointerEvent): void;
  /**
   * Called when the drag ends otherwise: the system has cancelled the pointer, a mouse was released
   * outside the window, or a second finger came down.
   */
  onCancel(drag: PointerDrag<Item>): void;
  /**
   * Called for a further finger during a drag, like `onOtherMove` and `onOtherUp`. Without it a
   * second finger ends the drag: two fingers zoom.
   */
  onOtherDown?(event: PointerEvent, drag: PointerDrag<Item>): void;
  onOtherMove?(event: PointerEvent, drag: PointerDrag<Item>): void;
  onOtherUp?(event: PointerEvent, drag: PointerDrag<Item>): void;
}

/** @param on read anew on every event: each render may pass a new object. */
export function usePointerDrag<Item>(on: PointerDragOptions<Item>) {
  const drag = useRef<PointerDrag<Item> | null>(null);
  /** Whether the last press became a drag, so that its click is ignored. */
  const dragged = useRef(false);
  /** The drag under way, or null. */
  const dragging = useCallback(() => (drag.current?.moving ? drag.current : null), []);

  /** Ends the press; returns the drag if there was one. */
  const release = useCallback((): PointerDrag<Item> | null => {
    const now = dragging();
    drag.current = null;
    return now;
  }, [dragging]);

  /** Whether the press is a drag; starts the drag at the threshold. */
  function isUnderWay(now: PointerDrag<Item>): boolean {
    if (now.moving) return true;
    if (Math.hypot(now.x - now.startX, now.y - now.startY) < on.threshold) return false;
    if (on.isDrag?.(now) === false) return false;
    now.moving = true;
    dragged.current = true;
    on.onStart(now);
    return true;
  }

  const onMove = useEffectEvent((event: PointerEvent): void => {
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
  });

  const onDown = useEffectEvent((event: PointerEvent): void => {
    const now = drag.current;
    if (event.isPrimary && !now?.moving) dragged.current = false;
    if (!now || event.pointerId === now.pointer) return;
    if (now.moving && on.onOtherDown) on.onOtherDown(event, now);
    // A press that has not moved yet becomes no drag either.
    else if (release()) on.onCancel(now);
  });

  const onUp = useEffectEvent((event: PointerEvent): void => {
    const now = drag.current;
    if (now?.pointer !== event.pointerId) {
      if (now?.moving) on.onOtherUp?.(event, now);
    } else if (release()) {
      on.onDrop(now, event);
    }
  });

  const onCancel = useEffectEvent((event: PointerEvent): void => {
    const now = drag.current;
    if (now?.pointer === event.pointerId && release()) on.onCancel(now);
  });

  useEffect(() => {
    const closed = new AbortController();
    const { signal } = closed;
    addEventListener('pointermove', (event) => onMove(event), { signal });
    // Before all other listeners.
    addEventListener('pointerdown', (event) => onDown(event), { signal, capture: true });
    addEventListener('pointerup', (event) => onUp(event), { signal });
    addEventListener('pointercancel', (event) => onCancel(event), { signal });
    // During a drag, touches neither scroll nor zoom the page.
    const onTouchMove = (event: TouchEvent) => {
      if (drag.current?.moving && event.cancelable) event.preventDefault();
    };
    addEventListener('touchmove', onTouchMove, { signal, passive: false });
    return () => closed.abort();
  }, []);

  return {
    /** Call on `pointerdown`; returns whether the press may become a drag. */
    begin(event: ReactPointerEvent<HTMLElement>, item: Item): boolean {
      if (event.button !== 0 || !event.isPrimary || drag.current) return false;
      const [x, y] = [event.clientX, event.clientY];
      const { pointerId: pointer, pointerType: kind } = event;
      drag.current = { item, pointer, kind, startX: x, startY: y, x, y, moving: false };
      return true;
    },
    dragging,
    release,
    /** Whether this click only ends a drag. Keyboard clicks have detail 0. */
    isEndOfDrag: (click: { readonly detail: number }) => dragged.current && click.detail > 0,
  };
}
