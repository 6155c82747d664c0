/**
 * Keeps a swipe from the browser while it means something here.
 *
 * Where `touch-action` leaves a swipe nothing to scroll, Chromium lets a quick one run on unseen all the
 * same, for up to a second; the next tap, wherever it is, only stops it and gives no click. A swipe whose
 * moves were prevented does not run on.
 */
export function ownSwipes(element: HTMLElement, isOurs: () => boolean): () => void {
  const onMove = (event: TouchEvent) => {
    if (isOurs() && event.cancelable) event.preventDefault();
  };
  // React's own listener is passive and could prevent nothing.
  element.addEventListener('touchmove', onMove, { passive: false });
  return () => element.removeEventListener('touchmove', onMove);
}
