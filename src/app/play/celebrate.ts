import { wantsLessMotion } from '../../ui/motion.ts';

/** A little confetti in coffee colours; none for those who asked for less motion. */
export async function celebrate(): Promise<void> {
  if (wantsLessMotion()) return;
  try {
    const { create } = await import('canvas-confetti').then((module) => module.default);
    const canvas = document.createElement('canvas');
    canvas.className = 'confetti';
    canvas.setAttribute('aria-hidden', 'true');
    document.body.append(canvas);
    // The library's worker comes from a blob, which our content security policy does not allow.
    const confetti = create(canvas, { resize: true, useWorker: false });
    await confetti({
      particleCount: 90,
      spread: 75,
      startVelocity: 38,
      origin: { y: 0.55 },
      colors: ['#15803d', '#34d399', '#d6a76c', '#8b5e34', '#f5ebe0'],
      disableForReducedMotion: true,
    });
    canvas.remove();
  } catch {
    // Confetti that did not arrive is no reason to disturb anyone.
  }
}
