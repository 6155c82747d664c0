import { expect, it } from 'vitest';
import type { Dated } from '../../../desk/port.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { publishedBy } from './Versions.tsx';

const HASHES = ['00000000000001', '00000000000002', '00000000000003'];
const listing = (versions: number, version: number, revision: number): Listing => ({
  ...{ version, hashes: HASHES.slice(0, versions), revision },
  ...{ state: 'published', reason: '', excused: false },
});
const change = (key: string, before: Listing | null, after: Listing): Dated<AuditDocument> => ({
  ...{ key, at: 0, uid: key, email: `${key}@example.com`, game: 'sudoku-shift', id: '557' },
  ...{ kind: 'publish', reason: '', note: '', before, after },
});

it('finds the change by which a version came, and not those that gave it out again', () => {
  const [two, three] = [listing(2, 2, 1), listing(3, 3, 2)];
  const [planned, again] = [listing(3, 1, 3), listing(3, 2, 4)];
  const changes = [
    change('dora', planned, again),
    change('cem', three, planned),
    change('ben', two, three),
    change('anna', null, two),
  ];
  expect(publishedBy(changes, 1)).toBeNull();
  expect(publishedBy(changes, 2)?.key).toBe('anna');
  expect(publishedBy(changes, 3)?.key).toBe('ben');
  // The change that published version 2 is older than the changes read.
  expect(publishedBy(changes.slice(0, 3), 2)).toBeNull();
});
