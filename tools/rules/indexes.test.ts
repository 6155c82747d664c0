/**
 * Every database field that no query uses is exempt from Firestore's automatic indexes: each index
 * would cost a write for every player who finishes a puzzle, and an index on the arrival time would
 * exceed Firestore's rate of writes to neighbouring entries.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import type {
  AuditDocument,
  ErrorDocument,
  ReportDocument,
} from '../../src/protocol/deskDocuments.ts';
import type { HealthDocument } from '../../src/protocol/health.ts';
import {
  type EntryDocument,
  type FloorsDocument,
  type HeldDocument,
  type HeldLogDocument,
  type KeptLogDocument,
  LISTED_UIDS,
  type PuzzleDocument,
} from '../../src/protocol/leaderboard.ts';
import type { LeaderboardInfo } from '../../src/protocol/leaderboardInfo.ts';
import type { CodeDocument, MembershipDocument, Table } from '../../src/protocol/table.ts';
import type { VersionDocument } from '../../src/protocol/versions.ts';
import { SETTING_NAMES } from '../../src/settings/settings.ts';
import type { SittingFields } from '../../src/sittings/document.ts';
import type { MonthOfPlays } from '../../src/storage/monthOfPlays.ts';

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly object[];
  /** Firestore deletes documents at the time in this field. */
  readonly ttl?: boolean;
}

/** An index for a query by several fields, in this order. */
interface Composite {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}

const { fieldOverrides, indexes: composites } = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { fieldOverrides: readonly Override[]; indexes: readonly Composite[] };

/** The fields of a document, as keys: the compiler demands that a new field is listed. */
type Fields<Document> = Record<keyof Required<Document>, true>;
const info: Fields<LeaderboardInfo> = {
  leaderboardName: true,
  avatarIcon: true,
  avatarColor: true,
};
const waiting = { uid: true, game: true, id: true, rank: true } as const;
const held: Fields<HeldDocument> = { ...waiting, refused: true, takenOff: true };
const entry: Fields<EntryDocument> = { ...info, ...waiting, verdict: true, digests: true };
const heldLog: Fields<HeldLogDocument> = {
  ...waiting,
  ...info,
  ...{ reason: true, log: true, sameAs: true },
};
const keptLog: Fields<KeptLogDocument> = { ...waiting, log: true };
const shard = { players: true, spread: true, unchecked: true } as const;
const puzzle: Fields<PuzzleDocument> = { ...shard, best: true, bestUnchecked: true };
const floors: Fields<FloorsDocument> = { boards: true };
const version: Fields<VersionDocument> = {
  ...{ game: true, id: true, version: true },
  ...{ hash: true, puzzle: true },
};
const audit: Fields<AuditDocument> = {
  ...{ uid: true, email: true, game: true, id: true, kind: true },
  ...{ reason: true, note: true, before: true, after: true, player: true, playerName: true },
};
const report: Fields<ReportDocument> = {
  ...{ game: true, id: true, version: true },
  ...{ reason: true, text: true, settled: true, more: true },
};
const error: Fields<ErrorDocument> = {
  ...{ build: true, message: true, path: true, agent: true, stack: true },
  ...{ frames: true, place: true, settled: true },
};
const health: Fields<HealthDocument> = { day: true, packs: true, openSums: true };
const sitting: Fields<SittingFields> = { games: true, choice: true, isForked: true };
const month: Fields<MonthOfPlays> = { plays: true, ways: true };
const table: Fields<Table> = {
  name: true,
  code: true,
  owner: true,
  members: true,
  days: true,
  months: true,
};
const code: Fields<CodeDocument> = { table: true };
const membership: Fields<MembershipDocument> = {
  tables: true,
  triesBegan: true,
  tries: true,
  departures: true,
};

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  entries: [...Object.keys(entry), 'arrivedAt'],
  held: [...Object.keys(held), 'arrivedAt', 'takenOffAt'],
  heldLogs: Object.keys(heldLog),
  logs: [...Object.keys(keptLog), 'at', 'until'],
  // Documents of leaderboards, and the desk's published versions of puzzles.
  puzzles: [
    ...[...Object.keys(puzzle), LISTED_UIDS, 'summedAt', 'counting'],
    ...Object.keys(version),
  ],
  floors: Object.keys(floors),
  shards: [...Object.keys(shard), 'times'],
  users: [
    ...[...Object.keys(info), ...PROFILE_MAPS],
    ...['email', 'createdAt', 'updatedAt', 'openedLate'],
  ],
  leaderboardUsers: [
    ...[...Object.keys(info), 'revision', 'published', 'dayBegan', 'changes'],
    'tables',
  ],
  deletedAccounts: ['at', 'until'],
  published: ['puzzles'],
  limits: ['day', 'kept'],
  staff: ['email', 'at'],
  sittings: [...Object.keys(sitting), 'at', 'expires'],
  plays: [...Object.keys(month), 'at'],
  private: [...SETTING_NAMES, 'tried', 'ways', 'at'],
  tables: Object.keys(table),
  tableCodes: Object.keys(code),
  memberships: Object.keys(membership),
  audit: [...Object.keys(audit), 'at', 'until'],
  reports: [...Object.keys(report), 'at', 'until'],
  errors: [...Object.keys(error), 'at', 'until'],
  health: Object.keys(health),
};

/** The fields that queries filter or order by, each with the single index that serves them. */
const ASKED = [
  'entries.uid',
  'entries.digests',
  'held.uid',
  'held.arrivedAt',
  'held.takenOffAt',
  'heldLogs.uid',
  'heldLogs.sameAs',
  'logs.uid',
  'logs.at',
  'puzzles.counting',
  'puzzles.listedUids',
  'audit.at',
  'audit.uid',
  'audit.player',
  'errors.at',
  'sittings.at',
] as const;

it.each(Object.entries(FIELDS))('%s', (collection, fields) => {
  const overrides = fieldOverrides.filter((one) => one.collectionGroup === collection);
  expect(overrides.map(({ fieldPath }) => fieldPath).toSorted()).toEqual(fields.toSorted());
  for (const { fieldPath, indexes } of overrides) {
    const isAsked = (ASKED as readonly string[]).includes(`${collection}.${fieldPath}`);
    expect([fieldPath, indexes.length]).toEqual([fieldPath, isAsked ? 1 : 0]);
  }
});

/**
 * A composite index costs a write for every document too, so only composite indexes that a query
 * needs may exist.
 */
it('queries by several fields have their index, and nothing else has', () => {
  const found = composites.map(
    ({ collectionGroup, queryScope, fields }) =>
      `${queryScope === 'COLLECTION_GROUP' ? 'all ' : ''}${collectionGroup}: ${fields
        .map(({ fieldPath, order }) => `${fieldPath}${order === 'DESCENDING' ? ' down' : ''}`)
        .join(', ')}`,
  );
  expect(found.toSorted()).toEqual([
    'all entries: uid, arrivedAt down',
    'entries: verdict, rank, arrivedAt',
    'errors: settled, at down',
    'reports: game, id, version, settled',
    'reports: settled, at down',
  ]);
});

it('what has an end is removed at it', () => {
  const ending = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(ending.map((one) => `${one.collectionGroup}.${one.fieldPath}`)).toEqual([
    'audit.until',
    'deletedAccounts.until',
    'logs.until',
    'reports.until',
    'sittings.expires',
    'errors.until',
  ]);
});
