/** Error messages for editors. Unlike sync, the desk repeats no change automatically. */
import { remedyFor, ServerError, type StatusCode, sentenceFor } from '../protocol/status.ts';

/**
 * The failed operation. `change`: a write. `read`: a single read. `read-on`: a read that is retried
 * later.
 */
export type Doing = 'change' | 'read' | 'read-on';

/** Causes of the errors that `remedyFor` would retry. */
const CAUSES: Partial<Readonly<Record<StatusCode, string>>> = {
  aborted: 'Something else was being saved at the same time.',
  'resource-exhausted': 'The server is busy.',
  cancelled: 'The connection was interrupted.',
  internal: 'The server ran into an error.',
  unavailable: 'We can’t reach the server.',
  'deadline-exceeded': 'The server took too long.',
};

const NEXT: Readonly<Record<Doing, string>> = {
  change: 'We can’t tell whether that worked. Check the current state, then try again.',
  read: 'Nothing was loaded. Try again in a while.',
  'read-on': 'We’ll try again.',
};

/** Accepts any thrown value. The server's own messages are kept. */
export function sentenceOf(error: unknown, doing: Doing): string {
  if (!(error instanceof ServerError)) {
    console.error(error);
    return doing === 'change'
      ? 'Nothing was changed: this page ran into an error. Reload it and try again.'
      : 'This page ran into an error. Reload it.';
  }
  const { status, message } = error;
  if (remedyFor(status) !== 'retry' || message !== sentenceFor(status)) return message;
  return `${CAUSES[status] ?? 'The server refused.'} ${NEXT[doing]}`;
}
