/**
 * Dragging a name, from the tray or from a plate, with finger or mouse. A slip with the name follows
 * the pointer, above the finger on a touch screen; the plate below it is where it goes. The slip is
 * moved directly; React learns of start, plate and end only.
 */
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react';
import { useWindowPointers } from '../../../ui/useWindowPointers.ts';

/** Until the pointer has gone this far, in px, it is a tap. */
const THRESHOLD = 7;
/** How far above the finger the slip is held, in px. */
const ABOVE_FINGER = 44;

interface Drag {
  readonly pointer: number;
  readonly name: number;
  readonly touch: boolean;
  /** It lies in something that a finger scrolls sideways. */
  readonly scrolls: boolean;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  moving: boolean;
}

export interface NameDragOptions {
  /** The slip. */
  readonly slip: RefObject<HTMLElement | null>;
  onStart(name: number): void;
  /** Over a plate, or over none. */
  onOver(plate: number | null): void;
  /** Let go over a plate; null for anywhere else. */
  onDrop(name: number, plate: number | null): void;
  /** Nothing is dragged any more, whatever came of it. */
  onEnd(): void;
}

export function useNameDrag(options: NameDragOptions) {
  const drag = useRef<Drag | null>(null);
  /** Whether the last press became a drag: the click that ends it means nothing else. */
  const dragged = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  /** Where the slip's middle is. */
  function spotOf(now: Drag): readonly [number, number] {
    return [now.x, now.y - (now.touch ? ABOVE_FINGER : 0)];
  }

  function plateBelow(now: Drag): number | null {
    for (const element of document.elementsFromPoint(...spotOf(now))) {
      const plate = element.closest<HTMLElement>('[data-plate]')?.dataset.plate;
      if (plate !== undefined) return Number(plate);
    }
    return null;
  }

  function follow(now: Drag): void {
    const [x, y] = spotOf(now);
    const { slip } = latest.current;
    if (slip.current) slip.current.style.transform = `translate(${x}px, ${y}px)`;
    latest.current.onOver(plateBelow(now));
  }

  function begin(event: ReactPointerEvent<HTMLElement>, name: number, scrolls = false): void {
    if (event.button !== 0 || !event.isPrimary || drag.current) return;
    drag.current = {
      pointer: event.pointerId,
      name,
      touch: event.pointerType !== 'mouse',
      scrolls,
      startX: event.clientX,
      startY: event.clientY,
      x: event.clientX,
      y: event.clientY,
      moving: false,
    };
  }

  function finish(drop: boolean): void {
    const now = drag.current;
    drag.current = null;
    if (!now?.moving) return;
    if (drop) latest.current.onDrop(now.name, plateBelow(now));
    latest.current.onEnd();
  }

  const isDragging = () => drag.current?.moving ?? false;

  useWindowPointers({
    onMove(event) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      // A mouse that was let go outside the window has told nobody.
      if (event.buttons === 0) return finish(false);
      now.x = event.clientX;
      now.y = event.clientY;
      if (!now.moving) {
        const [across, down] = [now.x - now.startX, now.y - now.startY];
        if (Math.hypot(across, down) < THRESHOLD) return;
        if (now.touch && now.scrolls && Math.abs(across) > Math.abs(down)) return;
        now.moving = true;
        dragged.current = true;
        latest.current.onStart(now.name);
      }
      follow(now);
    },
    onDown(event) {
      if (event.isPrimary && !isDragging()) dragged.current = false;
    },
    onUp(event) {
      if (drag.current?.pointer === event.pointerId) finish(true);
    },
    onCancel(event) {
      if (drag.current?.pointer === event.pointerId) finish(false);
    },
    isDragging,
  });

  return {
    begin,
    /** Shows the slip where the pointer is: it has just been drawn. */
    refresh() {
      if (drag.current?.moving) follow(drag.current);
    },
    cancel() {
      const moving = drag.current?.moving ?? false;
      drag.current = null;
      if (moving) latest.current.onEnd();
      return moving;
    },
    /** Whether this click ends a drag and means nothing else. Keys have no detail. */
    isEndOfDrag: (click: { readonly detail: number }) => dragged.current && click.detail > 0,
  };
}
