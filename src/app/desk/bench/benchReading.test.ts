import { expect, it } from 'vitest';
import type { Dated, Desk } from '../../../desk/port.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { benchReading, lastOf } from './benchReading.ts';

const [GAME, ID] = ['sudoku-shift', '557'] as const;
const HASHES = ['00000000000001', '00000000000002'];

const parts = { hashes: HASHES, reason: '', excused: false };
const given: Listing = { ...parts, version: 1, state: 'published', revision: 2 };
const replaced: Listing = { ...parts, version: 2, state: 'published', revision: 1 };

const entry = (more: Partial<Dated<AuditDocument>>): Dated<AuditDocument> => ({
  ...{ key: 'one', at: 0, uid: 'anna', email: 'anna@example.com', game: GAME, id: ID },
  ...{ kind: 'undo', reason: '', note: '' },
  ...more,
});

const CHANGES = [
  entry({ before: replaced, after: given }),
  entry({ kind: 'publish', before: null, after: replaced }),
];
/**
 * More log entries about results than a single read returns; version 1's leaderboard has the
 * puzzle's id.
 */
const RESULTS = Array.from({ length: 20 }, () => entry({ kind: 'accept', player: 'ben' }));

function deskOf(listing: Listing | null, changes: readonly Dated<AuditDocument>[]): Desk {
  const desk: Partial<Desk> = {
    readListing: async (game, id) => (game === GAME && id === ID ? listing : null),
    readAudit: async (limit) => [...RESULTS, ...changes].slice(0, limit),
    readChanges: async (game, id, revision) =>
      game === GAME && id === ID
        ? changes.filter(({ after }) => after !== undefined && after.revision <= revision)
        : [],
    readVersion: async () => null,
  };
  return desk as Desk;
}

const readFrom = (desk: Desk) => benchReading(GAME, ID)(desk);

it('knows what an undo goes back to, however many results were decided since', async () => {
  const data = await readFrom(deskOf(given, CHANGES));
  expect(data.changes).toEqual(CHANGES);
  expect(lastOf(data)).toEqual({ before: replaced, last: 'undo' });
});

it('takes the change that made the listing, not one that came while it was read', async () => {
  const data = await readFrom(deskOf(given, CHANGES));
  const later = entry({ before: given, after: { ...given, revision: 3 } });
  expect(lastOf({ ...data, changes: [later, ...CHANGES] }).before).toEqual(replaced);
});

it('goes back to the pack’s where nothing was before, or nothing of it can be read', async () => {
  const none = { before: null, last: null };
  expect(lastOf(null)).toEqual(none);
  expect(lastOf(await readFrom(deskOf(null, [])))).toEqual(none);
  expect(lastOf(await readFrom(deskOf(replaced, CHANGES)))).toEqual({ ...none, last: 'publish' });
  expect(lastOf(await readFrom(deskOf(given, [])))).toEqual(none);
  const damaged = entry({ before: { version: 'two' } as never, after: given });
  expect(lastOf(await readFrom(deskOf(given, [damaged]))).before).toBeNull();
});
