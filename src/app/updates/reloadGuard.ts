/**
 * Lets a page reload itself once when a part of it cannot be loaded, and not again for ten
 * seconds: two failures in a row are not cured by a third try.
 */
export const RELOAD_GUARD_MS = 10_000;
const KEY = 'crema-reload-guard';

interface Guard {
  readonly path: string;
  /** Epoch ms. */
  readonly expires: number;
}

function readGuard(session: globalThis.Storage): Guard | null {
  try {
    const stored = JSON.parse(session.getItem(KEY) ?? 'null') as Partial<Guard> | null;
    if (typeof stored?.path !== 'string' || typeof stored.expires !== 'number') return null;
    return { path: stored.path, expires: stored.expires };
  } catch {
    return null;
  }
}

/**
 * Whether the page at `path` may reload now; when it may, the guard is set. `now`: epoch ms.
 * A session storage that is closed to us gives false: without a guard we could reload for ever.
 */
export function takeReload(session: globalThis.Storage, path: string, now: number): boolean {
  const guard = readGuard(session);
  const inForce = guard !== null && guard.path === path && guard.expires > now;
  // A guard that lies further ahead than it can have been set for is a clock set back.
  if (inForce && guard.expires <= now + RELOAD_GUARD_MS) return false;
  try {
    session.setItem(KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS }));
    return true;
  } catch {
    return false;
  }
}
