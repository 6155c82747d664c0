/**
 * Dragging a name, from the tray or from a plate, with finger or mouse. A slip with the name follows
 * the pointer, above the finger on a touch screen; it goes to the plate below it, or below the
 * finger. The slip is moved directly; React learns of start, plate and end only.
 */
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type PointerDrag, usePointerDrag } from '../../../ui/usePointerDrag.ts';
import { dropOn } from './dropOn.ts';

/** Until the pointer has gone this far, in px, it is a tap. */
const THRESHOLD = 7;
/** How far above the finger the slip is held, in px. */
const ABOVE_FINGER = 44;

interface Pressed {
  readonly name: number;
  /** It lies in something that a finger scrolls sideways. */
  readonly scrolls: boolean;
}

type Drag = PointerDrag<Pressed>;

export interface NameDragOptions {
  /** What is seen of the tree. */
  surface(): HTMLElement | null;
  onStart(name: number): void;
  /** Let go over a plate; null for anywhere else. */
  onDrop(name: number, plate: number | null): void;
}

const isTouch = (drag: Drag) => drag.kind !== 'mouse';

/** Where the slip's middle is. */
const spotOf = (drag: Drag): readonly [x: number, y: number] => [
  drag.x,
  drag.y - (isTouch(drag) ? ABOVE_FINGER : 0),
];

/** The slip where it is drawn, and the finger that holds it. */
function plateBelow(drag: Drag, surface: HTMLElement | null): number | null {
  if (!surface) return null;
  const plates = [...surface.querySelectorAll<HTMLElement>('[data-plate]')].map(
    (plate) => [Number(plate.dataset.plate), plate.getBoundingClientRect()] as const,
  );
  const [x, y] = spotOf(drag);
  const spots = [{ x, y }, ...(isTouch(drag) ? [{ x: drag.x, y: drag.y }] : [])];
  return dropOn(spots, new Map(plates), surface.getBoundingClientRect());
}

const isScrolling = (drag: Drag) =>
  isTouch(drag) &&
  drag.item.scrolls &&
  Math.abs(drag.x - drag.startX) > Math.abs(drag.y - drag.startY);

export function useNameDrag({ surface, onStart, onDrop }: NameDragOptions) {
  const slip = useRef<HTMLDivElement>(null);
  const [flying, setFlying] = useState<number | null>(null);
  const [below, setBelow] = useState<number | null>(null);

  function follow(drag: Drag): void {
    const [x, y] = spotOf(drag);
    if (slip.current) slip.current.style.transform = `translate(${x}px, ${y}px)`;
    setBelow(plateBelow(drag, surface()));
  }

  function end(): void {
    setFlying(null);
    setBelow(null);
  }

  const { begin, dragging, release, isEndOfDrag } = usePointerDrag<Pressed>({
    threshold: THRESHOLD,
    isDrag: (drag) => !isScrolling(drag),
    onStart({ item }) {
      onStart(item.name);
      setFlying(item.name);
    },
    onMove: follow,
    onDrop(drag) {
      onDrop(drag.item.name, plateBelow(drag, surface()));
      end();
    },
    onCancel: end,
  });

  // The slip has just been drawn, and has to be where the pointer is.
  useLayoutEffect(() => {
    const drag = dragging();
    if (drag) follow(drag);
  });

  return {
    /** For the slip, while a name flies. */
    slip,
    /** The name that is dragged, or null. */
    flying,
    /** The plate that it is over, or null. */
    below,
    /** @param scrolls whether a finger may mean to scroll sideways. */
    begin: (event: PointerEvent<HTMLElement>, name: number, scrolls = false) =>
      begin(event, { name, scrolls }),
    /** Whether there was a drag to take back. */
    cancel(): boolean {
      const was = release() !== null;
      if (was) end();
      return was;
    },
    isEndOfDrag,
  };
}
