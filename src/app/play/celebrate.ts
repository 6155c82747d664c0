import { wantsLessMotion } from '../../ui/motion.ts';

export type Occasion = 'board' | 'puzzle' | 'day';

/**
 * Bursts of confetti by occasion: particle count, start velocity, spread in degrees, and origin as
 * shares of the window.
 */
const BURSTS: Readonly<
  Record<
    Occasion,
    readonly { count: number; speed: number; spread: number; x: number; y: number }[]
  >
> = {
  board: [{ count: 24, speed: 22, spread: 50, x: 0.5, y: 0.6 }],
  puzzle: [{ count: 90, speed: 38, spread: 75, x: 0.5, y: 0.55 }],
  day: [
    { count: 90, speed: 48, spread: 60, x: 0.1, y: 0.75 },
    { count: 90, speed: 48, spread: 60, x: 0.9, y: 0.75 },
    { count: 60, speed: 30, spread: 110, x: 0.5, y: 0.5 },
  ],
};

const COLORS = ['#15803d', '#34d399', '#d6a76c', '#8b5e34', '#f5ebe0'];

/** Confetti in coffee colours; skipped for prefers-reduced-motion. */
export async function celebrate(occasion: Occasion): Promise<void> {
  if (wantsLessMotion()) return;
  try {
    const { create } = await import('canvas-confetti').then((module) => module.default);
    const canvas = document.createElement('canvas');
    canvas.className = 'confetti';
    canvas.dataset.occasion = occasion;
    canvas.setAttribute('aria-hidden', 'true');
    document.body.append(canvas);
    // No worker: the confetti library makes it from a blob, which our content security policy does
    // not allow.
    const confetti = create(canvas, { resize: true, useWorker: false });
    await Promise.all(
      BURSTS[occasion].map(({ count, speed, spread, x, y }) =>
        confetti({
          particleCount: count,
          spread,
          startVelocity: speed,
          // Direction of a burst in degrees: from the sides towards the middle.
          angle: 90 + (x - 0.5) * 60,
          origin: { x, y },
          colors: COLORS,
          disableForReducedMotion: true,
        }),
      ),
    );
    canvas.remove();
  } catch {
    // A failed download of the confetti library is ignored.
  }
}
