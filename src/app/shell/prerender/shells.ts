/**
 * Which prerendered page stands in for an address until the app has loaded. Hosting (firebase.json)
 * and the service worker give the same answer.
 */
export const SHELLS = ['index.html', 'play.html', 'page.html'] as const;
export type Shell = (typeof SHELLS)[number];

/** The shell for a path. */
export function shellFor(pathname: string): Shell {
  if (pathname === '/') return 'index.html';
  return /^\/[a-z-]+\/(?:\d+|\d{4}-\d{2}-\d{2}|today)\/?$/.test(pathname)
    ? 'play.html'
    : 'page.html';
}
