/**
 * Scroll position after a navigation: the top, the hash target, or the saved position when going
 * back.
 */
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORE = 'crema-scroll';

/**
 * Scroll offset in px by the key of the history entry and its path: the first entry of every page
 * load has the same key.
 */
const positions = new Map<string, number>();

function restorePositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const [key, top] of stored) {
      if (typeof key === 'string' && typeof top === 'number') positions.set(key, top);
    }
  } catch {
    // Saved scroll positions are unreadable, or storage is blocked: pages start at the top.
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is blocked or full: scroll positions last as long as the page.
  }
}

/** Turns off the browser's own scroll restoration. Call once, before the first page. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  restorePositions();
  addEventListener('pagehide', storePositions);
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash with a broken escape, such as #%, has no target.
    return null;
  }
}

export function useScroll(): void {
  const { key: entry, pathname, hash } = useLocation();
  const key = `${entry} ${pathname}`;
  const type = useNavigationType();

  useLayoutEffect(() => {
    const target = targetOf(hash);
    if (target) target.scrollIntoView();
    else scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash, type]);
}
