/**
 * Sliding a row by touch or mouse: its strip of digits follows the pointer, wraps round, and snaps
 * to whole columns on release. Moves the DOM directly; React gets only the result.
 */
import { type PointerEvent, useEffect, useRef } from 'react';
import { ownSwipes } from '../../../ui/ownSwipes.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import { useStrip } from './useStrip.ts';

/** Below this horizontal distance, in px, the gesture is a tap on a cell. */
const DRAG_THRESHOLD = 6;
/** The longest duration in ms and the shortest distance in px of a flick, a quick drag. */
const FLICK_MS = 220;
const FLICK_DISTANCE = 14;

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  /** The time of the event that started the drag, in ms. */
  readonly startedAt: number;
  readonly cellWidth: number;
  offset: number;
  moving: boolean;
}

export interface RowDragOptions {
  readonly size: number;
  /** The row's slide in columns, 0 to size − 1. */
  readonly slide: number;
  readonly canSlide: boolean;
  /** Called on a press without a drag, with the pressed column of the frame. */
  onTap(column: number): void;
  /** Called on release after a drag, with the slide to the right, 1 to size − 1 columns. */
  onSlide(by: number): void;
}

/**
 * The column of the frame that was pressed; a screen reader's press has no coordinates, only a
 * cell.
 */
function columnOf({ target, detail, clientX }: Press, size: number): number {
  const row = (target as Element).closest<HTMLElement>('[role=row]')!;
  const cell = (target as Element).closest('[aria-colindex]');
  if (detail === 0 && cell) return Number(cell.getAttribute('aria-colindex')) - 1;
  const column = Math.floor(
    ((clientX - row.getBoundingClientRect().left) * size) / row.clientWidth,
  );
  return Math.min(size - 1, Math.max(0, column));
}

/** The number of columns to the right that a drag means if it ends now. */
function columnsMeant({ offset, cellWidth, startedAt }: Drag, now: number): number {
  const isFlick = now - startedAt < FLICK_MS && Math.abs(offset) >= FLICK_DISTANCE;
  const nearest = Math.round(offset / cellWidth);
  // A flick moves the row by one column, however short it was.
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
    // Captures the pointer at once, to receive a release outside the row. (Touch pointers are
    // captured anyway.)
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
    // The copies of the digits on either side of the row cover only one turn of the drum.
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
