/**
 * Drags a name from the tray or from a plate, with finger or mouse. A slip with the name follows
 * the pointer, above a finger; it drops on the plate below the slip or the finger. The slip's style
 * is set directly; React renders only when the drag starts or ends and when the plate below
 * changes.
 */
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type PointerDrag, usePointerDrag } from '../../../ui/usePointerDrag.ts';
import { dropOn } from './dropOn.ts';

/** A press during which the pointer moves less than this, in px, is a tap, not a drag. */
const THRESHOLD = 7;
/** Distance between the finger and the slip above it, in px. */
const ABOVE_FINGER = 44;

interface Pressed {
  readonly name: number;
  /** Whether the pressed name lies in a row that a finger scrolls sideways. */
  readonly scrolls: boolean;
}

type Drag = PointerDrag<Pressed>;

export interface NameDragOptions {
  /** The element that clips the tree to its window. */
  surface(): HTMLElement | null;
  onStart(name: number): void;
  /** Called when the dragged name is released; `plate` is null outside every plate. */
  onDrop(name: number, plate: number | null): void;
}

const isTouch = (drag: Drag) => drag.kind !== 'mouse';

/** The middle of the dragged slip with the name, in px of the browser's window. */
const spotOf = (drag: Drag): readonly [x: number, y: number] => [
  drag.x,
  drag.y - (isTouch(drag) ? ABOVE_FINGER : 0),
];

/** Finds the plate of the tree under the dragged slip or under the finger. */
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

  // Move a newly drawn slip to the pointer.
  useLayoutEffect(() => {
    const drag = dragging();
    if (drag) follow(drag);
  });

  return {
    /** Ref for the slip with the dragged name. */
    slip,
    /** The dragged name, or null. */
    flying,
    /** The plate below the dragged name, or null. */
    below,
    /**
     * Starts to drag a name.
     * @param scrolls whether a sideways move of a finger may mean scrolling.
     */
    begin: (event: PointerEvent<HTMLElement>, name: number, scrolls = false) =>
      begin(event, { name, scrolls }),
    /** Cancels the drag; returns false when there was none. */
    cancel(): boolean {
      const was = release() !== null;
      if (was) end();
      return was;
    },
    isEndOfDrag,
  };
}
