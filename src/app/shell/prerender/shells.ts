/**
 * Maps a path to its prerendered shell (the HTML file shown before the app runs). Hosting
 * (firebase.json) and the service worker use the same rules.
 */
export const SHELLS = ['index.html', 'play.html', 'page.html'] as const;
export type Shell = (typeof SHELLS)[number];

export function shellFor(pathname: string): Shell {
  if (pathname === '/') return 'index.html';
  return /^\/[a-z-]+\/(?:\d+|\d{4}-\d{2}-\d{2}|today)\/?$/.test(pathname)
    ? 'play.html'
    : 'page.html';
}
