/**
 * Checks that a route can name. They run before its page loads: one that says no throws a 404, one
 * that knows better answers with the path to go to.
 */
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { Visit } from '../page/page.ts';
import { PageError } from '../page/pageError.ts';

/** Null lets the visit through; a path redirects it. */
type Guard = (visit: Visit) => string | null;

const guards: Readonly<Record<string, Guard>> = {
  /** The id names a puzzle that is out. `today` leads to today's. */
  'puzzle-id': ({ pathname, params, definition, today }) => {
    if (!definition) throw new PageError(404, `Page Not Found: ${pathname}`);
    if (params.id === 'today') {
      return pathname.replace('/today', `/${idFor(definition.schedule, today)}`);
    }
    const id = parseId(definition.schedule, params.id, today);
    if (!id.ok) {
      const isToCome = id.problem.code === 'future';
      const opens = isToCome ? dateOf(definition.schedule, params.id ?? '') : null;
      throw new PageError(404, `Page Not Found: ${pathname}`, opens);
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
