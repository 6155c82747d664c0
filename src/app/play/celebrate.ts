/** A little confetti in coffee colours; none for those who asked for less motion. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    await confetti({
      particleCount: 90,
      spread: 75,
      startVelocity: 38,
      origin: { y: 0.55 },
      colors: ['#15803d', '#34d399', '#d6a76c', '#8b5e34', '#f5ebe0'],
      disableForReducedMotion: true,
    });
  } catch {
    // Confetti that did not arrive is no reason to disturb anyone.
  }
}
