/** Timeout for pages that get no animation frames, in ms. */
const LONGEST_FRAME_MS = 100;

/**
 * Resolves in the task after the next frame, when what the page shows now is on the screen; where no frame comes, soon
 * all the same.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
