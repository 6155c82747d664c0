/**
 * Prevents the browser from handling a swipe that the page handles.
 *
 * Even where `touch-action` leaves a swipe nothing to scroll, Chromium lets a quick one continue
 * unseen for up to a second; the next tap, wherever it is, only stops it and gives no click.
 * Preventing the swipe's moves avoids this.
 */
export function ownSwipes(element: HTMLElement, isOurs: () => boolean): () => void {
  const onMove = (event: TouchEvent) => {
    if (isOurs() && event.cancelable) event.preventDefault();
  };
  // React's own `touchmove` listener is passive and cannot prevent the default.
  element.addEventListener('touchmove', onMove, { passive: false });
  return () => element.removeEventListener('touchmove', onMove);
}
