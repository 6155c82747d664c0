/**
 * Checks that a route can name. They run before its page loads; one that says no gives a 404.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { idFor, parseId } from '../daily/numbering.ts';
import { findGame } from '../games/registry.ts';
import { today } from './today.ts';

type Guard = (args: LoaderFunctionArgs, path: string) => void;

/** A 404 by a route's own check, in the words of the specification. */
export function pageNotFound(path: string): Response {
  return new Response(`Page Not Found: ${path}`, { status: 404, statusText: 'Not Found' });
}

const guards: Readonly<Record<string, Guard>> = {
  /** The id names a puzzle that is out. `today` leads to today's. */
  'puzzle-id': ({ params }, path) => {
    const entry = findGame(path.split('/')[1] ?? '');
    if (!entry) throw pageNotFound(path);
    if (params.id === 'today') {
      throw redirect(path.replace('/today', `/${idFor(entry.schedule, today())}`));
    }
    if (!parseId(entry.schedule, params.id, today()).ok) throw pageNotFound(path);
  },
};

/** Runs the named guards in order. Throws an Error when a route names one that does not exist. */
export function runGuards(names: readonly string[], args: LoaderFunctionArgs): void {
  const path = new URL(args.request.url).pathname;
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error('Unknown route middleware');
    guard(args, path);
  }
}
