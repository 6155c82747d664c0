/**
 * Limits automatic reloads after a failed chunk to one per ten seconds, to prevent a reload loop.
 */
export const RELOAD_GUARD_MS = 10_000;
const KEY = 'crema-reload-guard';

interface Guard {
  readonly path: string;
  /** Until when the page must not reload again, in epoch ms. */
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
 * Whether the page at `path` may reload now; sets the guard if so. `now`: epoch ms. Blocked
 * sessionStorage gives false: without a guard the page could reload for ever.
 */
export function takeReload(session: globalThis.Storage, path: string, now: number): boolean {
  const guard = readGuard(session);
  const inForce = guard !== null && guard.path === path && guard.expires > now;
  // A guard that expires later than its whole duration from now shows that the clock was set back,
  // so it is ignored.
  if (inForce && guard.expires <= now + RELOAD_GUARD_MS) return false;
  try {
    session.setItem(KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS }));
    return true;
  } catch {
    return false;
  }
}
