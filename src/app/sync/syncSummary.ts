/** Summarises syncing for the player in one state and one sentence. */

import { count } from '../../lib/count.ts';
import type { OutboxRow } from '../../storage/entities.ts';
import type { ToldOutcome } from './syncState.ts';

export type SyncState =
  | 'unknown'
  | 'needs-sign-in'
  | 'deleted'
  | 'not-invited'
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

  if (outbox === null) return told('unknown', 'Checking…');
  if (last?.kind === 'needs-sign-in') {
    const what = waiting > 0 ? ` to send ${results(waiting)}` : '';
    return told('needs-sign-in', `You’ve been signed out. Sign in again${what}.`);
  }
  if (last?.kind === 'account-deleted') {
    const unsent = waiting > 0 ? ` ${waiting} of its results hadn’t been sent.` : '';
    return told('deleted', `${last.message}${unsent}`);
  }
  if (last?.kind === 'not-invited') {
    const what = waiting > 0 ? ` to send ${results(waiting)}` : '';
    return told('not-invited', `${last.message} Enter your code${what}.`);
  }
  const saved =
    aside.length > 0
      ? `${results(aside.length)} couldn’t be saved to your profile.`
      : 'All your results are saved to your profile.';
  if (!online) {
    return told(
      'offline',
      waiting > 0
        ? `You’re offline. ${results(waiting)} will be sent when you’re back online.`
        : `You’re offline. ${saved}`,
    );
  }
  if (waiting > 0) {
    if (syncing && last === null && !answered) return told('unknown', 'Checking…');
    if (syncing) return told('sending', `Sending ${results(waiting)}.`);
    const why = last?.kind === 'retry' || last?.kind === 'refused' ? ` ${last.message}` : '';
    return told('waiting', `${results(waiting)} waiting to be sent.${why}`);
  }
  if (aside.length > 0) return told('set-aside', saved);
  if (last?.kind === 'retry' || last?.kind === 'refused') return told('waiting', last.message);
  return told('synced', saved);
}

const results = (n: number) => count(n, 'result');
