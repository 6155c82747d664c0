/** Device and window detection where the platform offers no feature test. */

/**
 * Whether the device is an iPhone, iPod or iPad. iPadOS calls itself a Mac, but Macs have no touch
 * screen.
 */
export const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Whether the page runs as an installed app, in its own window. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own sign of an installed app, older than its support of the display-mode query.
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
