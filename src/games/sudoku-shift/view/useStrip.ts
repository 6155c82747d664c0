/** The strip of digits in a row's frame: where it stands, and how it runs home to whole columns. */
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wantsLessMotion } from '../../../ui/motion.ts';

const SETTLE_MS = 170;
const SETTLE_EASING = 'cubic-bezier(0.2, 0.9, 0.25, 1)';

/**
 * @param size columns of the frame.
 * @param slide how far the row has been slid, 0 to size − 1: with every change the strip runs there.
 */
export function useStrip(size: number, slide: number) {
  const ref = useRef<HTMLDivElement>(null);
  /** Where the strip stands off its columns at the moment the slide is committed, in px. */
  const released = useRef<number | null>(null);

  /** The last run home. */
  const run = useRef<Animation | null>(null);

  /**
   * Only a strip off its columns has copies of its cells on either side, and is a layer of its own:
   * at rest they would be made, laid out and painted with every move, three cells for one.
   */
  const [moving, setMoving] = useState(false);

  // With the digits in their new columns, not in a second drawing after it.
  const [drawn, setDrawn] = useState({ slide, moved: 0 });
  if (slide !== drawn.slide) {
    setDrawn({ slide, moved: slide - drawn.slide });
    setMoving(!wantsLessMotion());
  }

  function place(px: number): void {
    if (!ref.current) return;
    // Now: a row that moves without its copies would show a gap.
    if (px !== 0 && !moving) flushSync(() => setMoving(true));
    ref.current.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  }

  /** @param from what it stands off by: a length, or a share of its own width. */
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
    // Another one may have begun meanwhile.
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

  // The digits have just been drawn in their new columns: start where they were and run home.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new slide
  useLayoutEffect(() => {
    if (drawn.moved === 0) return;
    const from = released.current;
    released.current = null;
    if (from !== null) {
      settleFrom(from);
      return;
    }
    // By button, key or undo: the shorter way round. In columns: nothing has to be laid out for them now.
    const short = ((drawn.moved + size + Math.floor(size / 2)) % size) - Math.floor(size / 2);
    runFrom(`${(-short / size) * 100}%`);
  }, [drawn]);

  return {
    ref,
    /** It stands or runs off its columns. */
    moving,
    /** Shows it so many px off its columns. */
    place,
    /** Lets it run home from there. */
    settleFrom,
    /** It will run home from there, and not the short way, once the slide is drawn. */
    release(px: number): void {
      released.current = px;
    },
  };
}
