/** What kind of device and window this is, where the platform has no feature to ask for. */

/** iPhone, iPod or iPad. iPadOS calls itself a Mac, but Macs have no touch screen. */
export const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Opened from a home screen or a dock, in a window of its own. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own, from before it knew the display mode.
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
