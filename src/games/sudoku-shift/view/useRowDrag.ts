/**
 * Sliding a row with finger or mouse: the strip follows the pointer, wraps round, and settles on
 * whole columns when it is let go. The DOM is moved directly; React learns of the outcome only.
 */
import { type PointerEvent, useEffect, useRef } from 'react';
import { ownSwipes } from '../../../ui/ownSwipes.ts';
import { useStrip } from './useStrip.ts';

/** Until the pointer has gone this far sideways, in px, it is a tap on a cell. */
const DRAG_THRESHOLD = 6;
/** A drag this quick, in ms, and at least this long, in px, is a flick. */
const FLICK_MS = 220;
const FLICK_DISTANCE = 14;

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  /** Event time in ms. */
  readonly startedAt: number;
  readonly cellWidth: number;
  offset: number;
  moving: boolean;
}

export interface RowDragOptions {
  readonly size: number;
  /** How far the row has been slid, 0 to size − 1. */
  readonly slide: number;
  readonly canSlide: boolean;
  /** A press without a drag, on a column of the frame. */
  onTap(column: number): void;
  /** Let go after sliding right by 1 to size − 1 columns. */
  onSlide(by: number): void;
}

/** The column of the frame that was tapped; null when the pointer has left the row. */
function columnAt(event: PointerEvent<HTMLElement>, cellWidth: number): number | null {
  const { left, top, bottom } = event.currentTarget.getBoundingClientRect();
  // Pulled off the row before it was let go: the player has thought better of it.
  if (event.clientY < top || event.clientY > bottom) return null;
  return Math.floor((event.clientX - left) / cellWidth);
}

/** How many columns a drag that ends now means, to the right. */
function columnsMeant({ offset, cellWidth, startedAt }: Drag, now: number): number {
  const isFlick = now - startedAt < FLICK_MS && Math.abs(offset) >= FLICK_DISTANCE;
  const nearest = Math.round(offset / cellWidth);
  // A quick flick means a step, however short it was.
  return nearest === 0 && isFlick ? Math.sign(offset) : nearest;
}

export function useRowDrag({ size, slide, canSlide, onTap, onSlide }: RowDragOptions) {
  const strip = useStrip(size, slide);
  const drag = useRef<Drag | null>(null);
  useEffect(() => ownSwipes(strip.ref.current!, () => drag.current?.moving === true), [strip.ref]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    // At once, so that letting go outside of the row is told to the row too. (Touch does so anyway.)
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      startX: event.clientX,
      startedAt: event.timeStamp,
      cellWidth: event.currentTarget.clientWidth / size,
      offset: 0,
      moving: false,
    };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId || !canSlide) return;
    const moved = event.clientX - now.startX;
    if (!now.moving && Math.abs(moved) < DRAG_THRESHOLD) return;
    if (!now.moving) {
      now.moving = true;
      event.currentTarget.dataset.dragging = '';
    }
    now.offset = moved;
    // One turn of the drum is as far as the copies on either side reach.
    const turn = size * now.cellWidth;
    strip.place(moved % turn);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    drag.current = null;
    delete event.currentTarget.dataset.dragging;
    if (!now.moving) {
      const column = columnAt(event, now.cellWidth);
      if (column !== null) onTap(Math.min(size - 1, Math.max(0, column)));
      return;
    }
    const columns = columnsMeant(now, event.timeStamp);
    const rest = now.offset - columns * now.cellWidth;
    const by = ((columns % size) + size) % size;
    if (by === 0) {
      strip.settleFrom(rest);
      return;
    }
    strip.release(rest);
    onSlide(by);
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    drag.current = null;
    delete event.currentTarget.dataset.dragging;
    strip.settleFrom(now.offset);
  }

  return {
    strip: strip.ref,
    moving: strip.moving,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
