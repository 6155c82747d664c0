/**
 * Sliding a row with finger or mouse: the strip follows the pointer, wraps round, and settles on
 * whole columns when it is let go. The DOM is moved directly; React learns of the outcome only.
 */
import { type PointerEvent, useLayoutEffect, useRef } from 'react';

/** Until the pointer has gone this far sideways, in px, it is a tap on a cell. */
const DRAG_THRESHOLD = 6;
/** A drag this quick, in ms, and at least this long, in px, is a flick. */
const FLICK_MS = 220;
const FLICK_DISTANCE = 14;
const SETTLE_MS = 170;
const SETTLE_EASING = 'cubic-bezier(0.2, 0.9, 0.25, 1)';

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

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useRowDrag({ size, slide, canSlide, onTap, onSlide }: RowDragOptions) {
  const strip = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  /** Where the strip stands off its columns at the moment the slide is committed, in px. */
  const release = useRef<number | null>(null);
  const shown = useRef(slide);

  function place(px: number) {
    if (strip.current) strip.current.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  }

  function settleFrom(px: number) {
    place(0);
    if (px === 0 || reducedMotion()) return;
    strip.current?.animate([{ transform: `translateX(${px}px)` }, { transform: 'none' }], {
      duration: SETTLE_MS,
      easing: SETTLE_EASING,
    });
  }

  // The digits have just been drawn in their new columns: start where they were and run home.
  useLayoutEffect(() => {
    if (shown.current === slide) return;
    const moved = slide - shown.current;
    shown.current = slide;
    const width = strip.current ? strip.current.clientWidth / size : 0;
    let from = release.current;
    if (from === null) {
      // By button, key or undo: the shorter way round.
      const short = ((moved + size + Math.floor(size / 2)) % size) - Math.floor(size / 2);
      from = -short * width;
    }
    release.current = null;
    settleFrom(from);
  });

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
    place(moved % turn);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    drag.current = null;
    delete event.currentTarget.dataset.dragging;
    if (!now.moving) {
      const { left, top, bottom } = event.currentTarget.getBoundingClientRect();
      const column = Math.floor((event.clientX - left) / now.cellWidth);
      // Pulled off the row before it was let go: the player has thought better of it.
      if (event.clientY < top || event.clientY > bottom) return;
      onTap(Math.min(size - 1, Math.max(0, column)));
      return;
    }
    const isFlick =
      event.timeStamp - now.startedAt < FLICK_MS && Math.abs(now.offset) >= FLICK_DISTANCE;
    const nearest = Math.round(now.offset / now.cellWidth);
    // A quick flick means a step, however short it was.
    const columns = nearest === 0 && isFlick ? Math.sign(now.offset) : nearest;
    const rest = now.offset - columns * now.cellWidth;
    const by = ((columns % size) + size) % size;
    if (by === 0) {
      settleFrom(rest);
      return;
    }
    release.current = rest;
    onSlide(by);
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) return;
    drag.current = null;
    delete event.currentTarget.dataset.dragging;
    settleFrom(now.offset);
  }

  return { strip, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
