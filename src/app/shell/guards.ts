/**
 * Route guards, by name. They run before the page loads: a guard throws a 404, or answers with a
 * path to redirect to or with a page to show instead.
 */
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { PageModule, Visit } from '../page/page.ts';
import { PageError } from '../page/pageError.ts';

/** Null lets the visit pass; a path redirects; a page replaces the route's own. */
type Answer = string | PageModule<unknown> | null;

type Guard = (visit: Visit) => Answer | Promise<Answer>;

const guards: Readonly<Record<string, Guard>> = {
  /** The id must name a released puzzle. `today` redirects to today's. */
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
  /** Desk staff only. The check needs storage and server, so it is loaded on demand. */
  staff: async () => (await import('../desk/pages.ts')).staff(),
};

/**
 * Runs the guards in order until one does not let the visit pass. Rejects with an Error for an
 * unknown guard name.
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
