/**
 * Route guards by name: checks that run before a page loads. A guard throws a 404, or answers with
 * a path to redirect to or with a page to show instead.
 */
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { PageModule, Visit } from '../page/page.ts';
import { PageError } from '../page/pageError.ts';

/**
 * A guard's answer: null lets the visit pass, a path redirects, a page replaces the route's own.
 */
type Answer = string | PageModule<unknown> | null;

type Guard = (visit: Visit) => Answer | Promise<Answer>;

const guards: Readonly<Record<string, Guard>> = {
  /** The id in the address must name a released puzzle. `today` redirects to today's. */
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
 * Runs the named guards in order until one does not let the visit pass. Rejects with an Error for
 * an unknown name.
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
