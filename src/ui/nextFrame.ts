/** Timeout for pages that get no animation frames, in ms. */
const LONGEST_FRAME_MS = 100;

/**
 * Resolves in the task after the next frame, when the current rendering is on the screen; without
 * frames, after the timeout.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
