/**
 * Checks that a route can name. They run before its page loads: one that says no throws a 404, one
 * that knows better answers with the path to go to.
 */
import type { CivilDate } from '../daily/date.ts';
import { idFor, parseId } from '../daily/numbering.ts';
import type { GameEntry } from '../games/registry.ts';
import { PageError } from './pageError.ts';

/** An address on its way to a page. */
export interface Visit {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The game that the address is about, or null. */
  readonly entry: GameEntry | null;
  readonly today: CivilDate;
}

/** Null lets the visit through; a path redirects it. */
type Guard = (visit: Visit) => string | null;

const guards: Readonly<Record<string, Guard>> = {
  /** The id names a puzzle that is out. `today` leads to today's. */
  'puzzle-id': ({ pathname, params, entry, today }) => {
    if (!entry) throw new PageError(404, `Page Not Found: ${pathname}`);
    if (params.id === 'today') {
      return pathname.replace('/today', `/${idFor(entry.schedule, today)}`);
    }
    if (!parseId(entry.schedule, params.id, today).ok) {
      throw new PageError(404, `Page Not Found: ${pathname}`);
    }
    return null;
  },
};

/**
 * Runs the named guards in order; the first redirect ends it.
 * Throws an Error when a route names a guard that does not exist.
 */
export function runGuards(names: readonly string[], visit: Visit): string | null {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error('Unknown route middleware');
    const redirect = guard(visit);
    if (redirect !== null) return redirect;
  }
  return null;
}
