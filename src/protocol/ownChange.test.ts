import { expect, it } from 'vitest';
import type { AuditDocument } from './deskDocuments.ts';
import type { Listing } from './listing.ts';
import { type Attempt, isDone } from './ownChange.ts';

const [PACK, DRAFT, OTHER] = ['a', 'b', 'c'].map((digit) => digit.padStart(14, '0')) as [
  string,
  string,
  string,
];
const listing = (revision: number, hash: string): Listing => ({
  ...{ version: 2, hashes: [PACK, hash], state: 'published', reason: '' },
  ...{ excused: false, revision },
});
const entry = (
  revision: number,
  { uid = 'anna', kind = 'publish', hash = DRAFT }: Partial<Attempt> = {},
): AuditDocument => ({
  ...{ uid, kind, email: `${uid}@example.com`, game: 'geografind', id: '400' },
  ...{ reason: '', note: '', before: null, after: listing(revision, hash) },
});
const attempt = {
  ...({ uid: 'anna', kind: 'publish', hash: DRAFT, revision: 0 } as const),
  ...{ reason: '', note: '' },
};

it('knows what came of a change', () => {
  expect(isDone(attempt, entry(1))).toBe(true);
  const { hash: _, ...hold } = { ...attempt, kind: 'hold' } as const;
  expect(isDone(hold, entry(1, { kind: 'hold' }))).toBe(true);
});

it.each<[string, AuditDocument]>([
  ['another editor’s', entry(1, { uid: 'ben' })],
  ['of another kind', entry(1, { kind: 'correct' })],
  ['of another puzzle', entry(1, { hash: OTHER })],
  ['a later one', entry(2)],
  ['with other words for the players', { ...entry(1), reason: 'Softer.' }],
  ['with another note', { ...entry(1), note: 'For Ben.' }],
  ['about a result', { ...entry(1), after: undefined as never }],
  ['one that cannot be read', { ...entry(1), after: { revision: 1 } as never }],
])('is not taken in by one that is %s', (_, other) => {
  expect(isDone(attempt, other)).toBe(false);
});
