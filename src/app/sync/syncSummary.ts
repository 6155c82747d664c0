/** Summarises syncing for the player in one state and one sentence. */
import { capital } from '../../lib/capital.ts';
import type { OutboxRow } from '../../storage/entities.ts';
import type { ToldOutcome } from './syncState.ts';

export type SyncState =
  | 'unknown'
  | 'needs-sign-in'
  | 'deleted'
  | 'set-aside'
  | 'offline'
  | 'sending'
  | 'waiting'
  | 'synced';

export interface SyncSummary {
  readonly state: SyncState;
  /** Number of results that are still to be sent. */
  readonly waiting: number;
  /** Results that the server refused. */
  readonly aside: readonly OutboxRow[];
  readonly words: string;
}

export interface SyncFacts {
  /** The outbox (results not yet on the server); null until it is known. */
  readonly outbox: readonly OutboxRow[] | null;
  readonly online: boolean;
  readonly syncing: boolean;
  /** Whether the server has answered this page; before that the session may have expired. */
  readonly answered: boolean;
  readonly last: ToldOutcome | null;
}

export function summaryOf(facts: SyncFacts): SyncSummary {
  const { outbox, online, syncing, answered, last } = facts;
  const aside = (outbox ?? []).filter((row) => row.setAside);
  const waiting = (outbox ?? []).length - aside.length;
  const told = (state: SyncState, words: string) => ({ state, waiting, aside, words });

  if (outbox === null) return told('unknown', 'Looking …');
  if (last?.kind === 'needs-sign-in') {
    const what = waiting > 0 ? ` to send ${results(waiting)}` : '';
    return told('needs-sign-in', `You have been signed out. Sign in again${what}.`);
  }
  if (last?.kind === 'account-deleted') {
    const verb = waiting === 1 ? 'was' : 'were';
    const unsent = waiting > 0 ? ` ${capital(results(waiting))} of it ${verb} not sent.` : '';
    return told('deleted', `${last.message}${unsent}`);
  }
  if (!online) {
    return told(
      'offline',
      waiting > 0
        ? `Offline. ${capital(results(waiting))} will be sent when you are back.`
        : 'Offline. Everything so far is in your profile.',
    );
  }
  if (waiting > 0) {
    if (syncing && last === null && !answered) return told('unknown', 'Looking …');
    if (syncing) return told('sending', `Sending ${results(waiting)}.`);
    const why = last?.kind === 'retry' || last?.kind === 'refused' ? ` ${last.message}` : '';
    return told('waiting', `${capital(results(waiting))} to be sent.${why}`);
  }
  if (aside.length > 0) {
    return told('set-aside', `The server did not take ${results(aside.length)}.`);
  }
  if (last?.kind === 'retry' || last?.kind === 'refused') return told('waiting', last.message);
  return told('synced', 'Everything is in your profile.');
}

const results = (n: number) => (n === 1 ? 'one result' : `${n} results`);
