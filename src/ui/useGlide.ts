/** Going from one view to another at a pace that the eye can follow; at once where motion is not wanted. */
import { useCallback, useEffect, useRef } from 'react';
import { wantsLessMotion } from './motion.ts';

export interface GlideOptions<View> {
  /** The view that is shown now. */
  view(): View;
  /** Shows another one, in the next frame. */
  look(view: View): void;
  /** `t`: 0 for the first, 1 for the second. */
  between(from: View, to: View, t: number): View;
  /** How long it takes, in ms. */
  readonly ms: number;
}

/** @param options read anew with every glide: they need not be the same from render to render. */
export function useGlide<View>(options: GlideOptions<View>) {
  const latest = useRef(options);
  latest.current = options;
  const frame = useRef(0);
  const goal = useRef<View | null>(null);

  /** Stops where it is. */
  const rest = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    goal.current = null;
  }, []);

  /** The view that is shown, or the one on the way to which it is: what a next step begins from. */
  const destination = useCallback(() => goal.current ?? latest.current.view(), []);

  /** @param pace another than usual, for this time. */
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
        // A frame's time may lie before the call.
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
