/**
 * The strip of digits that slides in a row's frame: its offset, and its animation to whole columns.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wantsLessMotion } from '../../../ui/motion.ts';

const SETTLE_MS = 170;
const SETTLE_EASING = 'cubic-bezier(0.2, 0.9, 0.25, 1)';

/**
 * Manages a row's strip of digits.
 * @param size columns of the frame.
 * @param slide the row's slide, 0 to size − 1; the strip animates on every change.
 */
export function useStrip(size: number, slide: number) {
  const ref = useRef<HTMLDivElement>(null);
  /** The strip's offset when the player releases the row, in px. */
  const released = useRef<number | null>(null);

  /** The latest animation of the strip. */
  const run = useRef<Animation | null>(null);

  /**
   * Whether the strip has copies of its cells on either side, and a compositing layer. At rest it
   * has neither: they would triple the cells to create, lay out and paint with every move.
   */
  const [moving, setMoving] = useState(false);

  // State is set during render, so that the digits move to their new columns without a second
  // render.
  const [drawn, setDrawn] = useState({ slide, moved: 0 });
  if (slide !== drawn.slide) {
    setDrawn({ slide, moved: slide - drawn.slide });
    setMoving(!wantsLessMotion());
  }

  function place(px: number): void {
    if (!ref.current) return;
    // Renders synchronously: a row that moves without copies of its cells would show a gap.
    if (px !== 0 && !moving) flushSync(() => setMoving(true));
    ref.current.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  }

  /**
   * Animates the strip to whole columns.
   * @param from initial offset: a length, or a percentage of the strip's width.
   */
  function runFrom(from: string): void {
    place(0);
    const runs = !wantsLessMotion();
    setMoving(runs);
    if (!runs || !ref.current) return;
    const now = ref.current.animate([{ transform: `translateX(${from})` }, { transform: 'none' }], {
      duration: SETTLE_MS,
      easing: SETTLE_EASING,
    });
    run.current = now;
    // If a newer animation of the strip has started meanwhile, the copies stay.
    now.onfinish = () => run.current === now && setMoving(false);
  }

  function settleFrom(px: number): void {
    if (px !== 0) {
      runFrom(`${px}px`);
      return;
    }
    place(0);
    setMoving(false);
  }

  // The digits are now in their new columns: the strip is animated from their old positions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new slide
  useLayoutEffect(() => {
    if (drawn.moved === 0) return;
    const from = released.current;
    released.current = null;
    if (from !== null) {
      settleFrom(from);
      return;
    }
    // After a slide by button, key or undo, the strip moves in the shorter direction. A percentage
    // spares the layout that measuring the strip in px would need.
    const short = ((drawn.moved + size + Math.floor(size / 2)) % size) - Math.floor(size / 2);
    runFrom(`${(-short / size) * 100}%`);
  }, [drawn]);

  return {
    ref,
    /** Whether the strip is between columns or animating. */
    moving,
    /** Sets the strip's offset in px. */
    place,
    /** Animates the strip from an offset in px to whole columns. */
    settleFrom,
    /** Sets the strip's offset in px from which the next slide animates. */
    release(px: number): void {
      released.current = px;
    },
  };
}
