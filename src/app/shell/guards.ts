/**
 * Checks that a route can name. They run before its page loads: one that says no throws a 404, one
 * that knows better answers with the path to go to, or with the page that is shown instead.
 */
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { PageModule, Visit } from '../page/page.ts';
import { PageError } from '../page/pageError.ts';

/** Null lets the visit through; a path redirects it; a page stands in for the route's own. */
type Answer = string | PageModule<unknown> | null;

type Guard = (visit: Visit) => Answer | Promise<Answer>;

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
  /** Who looks after the puzzles. Storage and server are asked, so nothing of it is here. */
  staff: async () => (await import('../desk/pages.ts')).staff(),
};

/**
 * Runs the named guards in order; the first that does not let the visit through ends it.
 * Rejects with an Error when a route names a guard that does not exist.
 */
export async function runGuards(names: readonly string[], visit: Visit): Promise<Answer> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error('Unknown route middleware');
    const answer = await guard(visit);
    if (answer !== null) return answer;
  }
  return null;
}
