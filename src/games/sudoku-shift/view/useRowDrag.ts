/**
 * Sliding a row with finger or mouse: the strip follows the pointer, wraps round, and settles on
 * whole columns when it is let go. The DOM is moved directly; React learns of the outcome only.
 */
import { type PointerEvent, useEffect, useRef } from 'react';
import { ownSwipes } from '../../../ui/ownSwipes.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
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

/** The column of the frame that was pressed; a screen reader's press is on a cell, and says not where. */
function columnOf({ target, detail, clientX }: Press, size: number): number {
  const row = (target as Element).closest<HTMLElement>('[role=row]')!;
  const cell = (target as Element).closest('[aria-colindex]');
  if (detail === 0 && cell) return Number(cell.getAttribute('aria-colindex')) - 1;
  const column = Math.floor(
    ((clientX - row.getBoundingClientRect().left) * size) / row.clientWidth,
  );
  return Math.min(size - 1, Math.max(0, column));
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
  const press = usePress((made) => {
    if (!drag.current?.moving) onTap(columnOf(made, size));
  }, true);
  useEffect(() => ownSwipes(strip.ref.current!, () => drag.current?.moving === true), [strip.ref]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    press.onPointerDown(event);
    if (event.button !== 0 || (drag.current && !event.isPrimary)) return;
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
    if (!now.moving) return;
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
    handlers: {
      ...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
      onClick: press.onClick,
    },
  };
}
