import { describe, expect, it } from 'vitest';
import {
  remedyFor,
  ServerError,
  STATUS_CODES,
  sentenceFor,
  sentenceForPause,
  statusOf,
} from './status.ts';

describe('statuses', () => {
  // According to the HTTP statuses of the specification (section 8).
  it.each([
    ['invalid-argument', 'refused'],
    ['unauthenticated', 'sign-in'],
    ['permission-denied', 'refused'],
    ['not-found', 'refused'],
    ['aborted', 'retry'],
    ['resource-exhausted', 'retry'],
    ['cancelled', 'retry'],
    ['internal', 'retry'],
    ['unimplemented', 'refused'],
    ['unavailable', 'retry'],
    ['deadline-exceeded', 'retry'],
  ] as const)('%s: %s', (status, remedy) => {
    expect(remedyFor(status)).toBe(remedy);
    expect(sentenceFor(status)).toMatch(/^[A-Z].*\.$/);
  });

  it('covers the whole table', () => expect(STATUS_CODES).toHaveLength(11));

  it('an error that nobody foresaw is tried again', () => {
    expect(statusOf(new ServerError('not-found'))).toBe('not-found');
    expect(statusOf(new TypeError('x'))).toBe('internal');
    expect(statusOf('x')).toBe('internal');
  });
});

it.each([
  [1, '1 second'],
  [1_001, '2 seconds'],
  [40_000, '40 seconds'],
  [600_000, 'a few minutes'],
])('a pause of %d ms is told', (ms, words) =>
  expect(sentenceForPause(ms)).toBe(`Too many requests. We’ll continue in ${words}.`),
);
