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
const retry = { kind: 'retry', message: 'Crema took too long to answer.' } as const;

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
    [{ outbox: null }, 'unknown', 'Checking…'],
    [{}, 'synced', 'All your results are saved to your profile.'],
    [{ syncing: true }, 'synced', 'All your results are saved to your profile.'],
    [{ outbox: [row()] }, 'waiting', '1 result waiting to be sent.'],
    [
      { outbox: [row()], last: retry },
      'waiting',
      '1 result waiting to be sent. Crema took too long to answer.',
    ],
    [{ last: retry }, 'waiting', 'Crema took too long to answer.'],
    [{ outbox: [row(), row()], syncing: true }, 'sending', 'Sending 2 results.'],
    // Before the server's first answer it is unknown whether the session has expired.
    [{ outbox: [row()], syncing: true, answered: false }, 'unknown', 'Checking…'],
    [
      { outbox: [row()], syncing: true, answered: false, last: retry },
      'sending',
      'Sending 1 result.',
    ],
    [
      { outbox: [row()], last: { kind: 'account-deleted', message: 'It was deleted.' } },
      'deleted',
      'It was deleted. 1 of its results hadn’t been sent.',
    ],
    [{ last: { kind: 'account-deleted', message: 'Gone.' } }, 'deleted', 'Gone.'],
    [
      { outbox: [row(), row()], last: { kind: 'not-invited', message: 'By invitation.' } },
      'not-invited',
      'By invitation. Enter your code to send 2 results.',
    ],
    [
      { last: { kind: 'not-invited', message: 'By invitation.' } },
      'not-invited',
      'By invitation. Enter your code.',
    ],
    [{ online: false }, 'offline', 'You’re offline. All your results are saved to your profile.'],
    [
      { online: false, outbox: [row(), aside] },
      'offline',
      'You’re offline. 1 result will be sent when you’re back online.',
    ],
    [
      { online: false, outbox: [aside] },
      'offline',
      'You’re offline. 1 result couldn’t be saved to your profile.',
    ],
    [{ outbox: [aside] }, 'set-aside', '1 result couldn’t be saved to your profile.'],
    [{ outbox: [aside, row()] }, 'waiting', '1 result waiting to be sent.'],
    [
      { outbox: [row()], last: { kind: 'needs-sign-in', message: '' } },
      'needs-sign-in',
      'You’ve been signed out. Sign in again to send 1 result.',
    ],
    [
      { online: false, last: { kind: 'needs-sign-in', message: '' } },
      'needs-sign-in',
      'You’ve been signed out. Sign in again.',
    ],
  ])('%j: %s', (facts, state, words) => expect(told(facts)).toEqual([state, words]));
});
