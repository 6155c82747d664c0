import { describe, expect, it } from 'vitest';
import type { OutboxRow } from '../../storage/entities.ts';
import { type SyncFacts, summaryOf } from './syncSummary.ts';

const row = (changes: Partial<OutboxRow> = {}): OutboxRow => ({
  game: 'geografind',
  id: '41',
  result: ['FR', 'win'],
  openedOn: null,
  stage: 'waiting',
  createdAt: 1,
  ...changes,
});
const aside = row({ setAside: { code: 'not-found', message: 'No such puzzle.' } });
const retry = { kind: 'retry', message: 'The server took too long.' } as const;

const told = (facts: Partial<SyncFacts>) => {
  const { state, words } = summaryOf({
    outbox: [],
    online: true,
    syncing: false,
    answered: true,
    last: null,
    ...facts,
  });
  return [state, words];
};

describe('the summary', () => {
  it.each<[Partial<SyncFacts>, string, string]>([
    [{ outbox: null }, 'unknown', 'Looking …'],
    [{}, 'synced', 'Everything is in your profile.'],
    [{ syncing: true }, 'synced', 'Everything is in your profile.'],
    [{ outbox: [row()] }, 'waiting', 'One result to be sent.'],
    [
      { outbox: [row()], last: retry },
      'waiting',
      'One result to be sent. The server took too long.',
    ],
    [{ last: retry }, 'waiting', 'The server took too long.'],
    [{ outbox: [row(), row()], syncing: true }, 'sending', 'Sending 2 results.'],
    // Before the server's first answer it is unknown whether the session has expired.
    [{ outbox: [row()], syncing: true, answered: false }, 'unknown', 'Looking …'],
    [
      { outbox: [row()], syncing: true, answered: false, last: retry },
      'sending',
      'Sending one result.',
    ],
    [
      { outbox: [row()], last: { kind: 'account-deleted', message: 'It was deleted.' } },
      'deleted',
      'It was deleted. One result of it was not sent.',
    ],
    [{ last: { kind: 'account-deleted', message: 'Gone.' } }, 'deleted', 'Gone.'],
    [{ online: false }, 'offline', 'Offline. Everything so far is in your profile.'],
    [
      { online: false, outbox: [row(), aside] },
      'offline',
      'Offline. One result will be sent when you are back.',
    ],
    [{ outbox: [aside] }, 'set-aside', 'The server did not take one result.'],
    [{ outbox: [aside, row()] }, 'waiting', 'One result to be sent.'],
    [
      { outbox: [row()], last: { kind: 'needs-sign-in', message: '' } },
      'needs-sign-in',
      'You have been signed out. Sign in again to send one result.',
    ],
    [
      { online: false, last: { kind: 'needs-sign-in', message: '' } },
      'needs-sign-in',
      'You have been signed out. Sign in again.',
    ],
  ])('%j: %s', (facts, state, words) => expect(told(facts)).toEqual([state, words]));
});
