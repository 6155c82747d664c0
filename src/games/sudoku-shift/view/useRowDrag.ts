/**
 * Sliding a row by touch or mouse: its strip of digits follows the pointer, wraps round, and snaps
 * to whole columns on release. Moves the DOM directly; React gets only the result.
 */
import type { PointerEvent } from 'react';
import { type PointerDrag, usePointerDrag } from '../../../ui/usePointerDrag.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import { useStrip } from './useStrip.ts';

/** Below this horizontal distance, in px, the gesture is a tap on a cell. */
const DRAG_THRESHOLD = 6;
/** The longest duration in ms and the shortest distance in px of a flick, a quick drag. */
const FLICK_MS = 220;
const FLICK_DISTANCE = 14;

interface Row {
  readonly element: HTMLElement;
  readonly cellWidth: number;
  /** The time of the press, in ms. */
  readonly since: number;
}

type Drag = PointerDrag<Row>;

const offsetOf = ({ x, startX }: Drag) => x - startX;

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
function columnsMeant(drag: Drag, now: number): number {
  const offset = offsetOf(drag);
  const isFlick = now - drag.item.since < FLICK_MS && Math.abs(offset) >= FLICK_DISTANCE;
  const nearest = Math.round(offset / drag.item.cellWidth);
  // A flick moves the row by one column, however short it was.
  return nearest === 0 && isFlick ? Math.sign(offset) : nearest;
}

export function useRowDrag({ size, slide, canSlide, onTap, onSlide }: RowDragOptions) {
  const strip = useStrip(size, slide);
  const { begin, isEndOfDrag } = usePointerDrag<Row>({
    threshold: DRAG_THRESHOLD,
    isDrag: (drag) => canSlide && Math.abs(offsetOf(drag)) >= DRAG_THRESHOLD,
    onStart({ item }) {
      item.element.dataset.dragging = '';
    },
    onMove(drag) {
      // The copies of the digits on either side of the row cover only one turn of the drum.
      strip.place(offsetOf(drag) % (size * drag.item.cellWidth));
    },
    onDrop(drag, { timeStamp }) {
      delete drag.item.element.dataset.dragging;
      const columns = columnsMeant(drag, timeStamp);
      const rest = offsetOf(drag) - columns * drag.item.cellWidth;
      const by = ((columns % size) + size) % size;
      if (by === 0) {
        strip.settleFrom(rest);
        return;
      }
      strip.release(rest);
      onSlide(by);
    },
    onCancel(drag) {
      delete drag.item.element.dataset.dragging;
      strip.settleFrom(offsetOf(drag));
    },
  });
  const press = usePress((made) => {
    if (!isEndOfDrag(made)) onTap(columnOf(made, size));
  }, true);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    press.onPointerDown(event);
    const element = event.currentTarget;
    const row = { element, cellWidth: element.clientWidth / size, since: event.timeStamp };
    // Captures the mouse, so that the row keeps the look and the cursor of a drag outside of it.
    if (begin(event, row)) element.setPointerCapture(event.pointerId);
  }

  return {
    strip: strip.ref,
    moving: strip.moving,
    handlers: { onPointerDown, onClick: press.onClick },
  };
}
