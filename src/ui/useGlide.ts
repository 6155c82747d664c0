/**
 * Animates a pannable and zoomable surface from view to view; jumps if reduced motion is requested.
 */
import { useCallback, useEffect, useRef } from 'react';
import { wantsLessMotion } from './motion.ts';

export interface GlideOptions<View> {
  view(): View;
  /** Shows a view in the next frame. */
  look(view: View): void;
  /** Interpolates between two views; `t` is 0 for `from` and 1 for `to`. */
  between(from: View, to: View, t: number): View;
  /** Duration of an animation, in ms. */
  readonly ms: number;
}

/** @param options read anew for every animation: each render may pass a new object. */
export function useGlide<View>(options: GlideOptions<View>) {
  const latest = useRef(options);
  latest.current = options;
  const frame = useRef(0);
  const goal = useRef<View | null>(null);

  /** Stops at the current view. */
  const rest = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    goal.current = null;
  }, []);

  /**
   * The view in which the running animation ends, or else the current view: a further step by key
   * or button starts from here.
   */
  const destination = useCallback(() => goal.current ?? latest.current.view(), []);

  /** @param pace replaces `between` and `ms` of the options for this animation. */
  const glide = useCallback(
    (to: View, pace?: Pick<GlideOptions<View>, 'between' | 'ms'>) => {
      rest();
      const { view, look } = latest.current;
      const { between, ms } = pace ?? latest.current;
      if (wantsLessMotion()) return look(to);
      const from = view();
      goal.current = to;
      const begun = performance.now();
      const step = (now: number) => {
        // A frame's timestamp may precede the call.
        const t = Math.min(1, Math.max(0, (now - begun) / ms));
        look(t < 1 ? between(from, to, 1 - (1 - t) ** 3) : to);
        if (t < 1) frame.current = requestAnimationFrame(step);
        else rest();
      };
      frame.current = requestAnimationFrame(step);
    },
    [rest],
  );

  useEffect(() => rest, [rest]);
  return { glide, rest, destination };
}
