/**
 * All places of the database that hold data about one account. `exportMyData` sends their
 * documents to the player, `deleteAccount` removes them: a place that only one of the two knew
 * would be kept from its player, or outlive the account.
 */
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Json } from '../../src/lib/json.ts';
import { AUDIT, staffPath } from '../../src/protocol/deskDocuments.ts';
import { invitedPath } from '../../src/protocol/invitation.ts';
import { LEADERBOARD_USERS } from '../../src/protocol/leaderboard.ts';
import { membershipPath, ownPart, TABLES, tablePath } from '../../src/protocol/table.ts';
import { membershipIn } from './tables/documents.ts';

type Fields = Readonly<Record<string, Json>>;

/**
 * How `deleteAccount` clears a place.
 * - `first`: deletes its documents before all others, in one write.
 * - `entries`: deletes leaderboard entries and uncounts each, also in the boards' own documents.
 * - `documents`: deletes its documents.
 * - `tables`: takes the player from tables that others sit at too, and deletes the list of them.
 * - `mentions`: removes `mention` and the account's name from documents about others.
 * - `stays`: keeps its documents, the log of the changes that an editor made.
 */
export type Removal = 'first' | 'entries' | 'documents' | 'tables' | 'mentions' | 'stays';

export interface Place {
  /** Unique; the name of the collection, where no other place is in it. */
  readonly name: string;
  readonly collection: string;
  readonly removal: Removal;
  /** Paths of the documents; absent where a query finds them. */
  paths?(database: Firestore, uid: string): Promise<readonly string[]>;
  query?(database: Firestore, uid: string): Query;
  /** Number of documents read at once: those of some collections are up to 1 MB long. */
  readonly atOnce?: number;
  /** The account's own part of a document; the whole document by default. */
  own?(fields: Fields, uid: string): Fields;
  /** Fields that name the account in a document about another player or by an editor. */
  readonly mention?: readonly string[];
}

const documentAt = (collection: string, path: (uid: string) => string): Place => ({
  name: collection,
  collection,
  removal: 'first',
  paths: async (_, uid) => [path(uid)],
});

const below = (collection: string): Place => ({
  name: collection,
  collection,
  removal: 'documents',
  atOnce: 4,
  query: (database, uid) => database.collection(`users/${uid}/${collection}`),
});

/** A collection below many documents, whose documents name their player in `uid`. */
const everywhere = (collection: string, removal: Removal): Place => ({
  name: collection,
  collection,
  removal,
  query: (database, uid) => database.collectionGroup(collection).where('uid', '==', uid),
});

export const ACCOUNT_DATA: readonly Place[] = [
  documentAt('users', (uid) => `users/${uid}`),
  documentAt('private', (uid) => `users/${uid}/private/settings`),
  documentAt(LEADERBOARD_USERS, (uid) => `${LEADERBOARD_USERS}/${uid}`),
  documentAt('staff', staffPath),
  documentAt('invited', invitedPath),
  everywhere('entries', 'entries'),
  everywhere('held', 'documents'),
  {
    ...everywhere('heldLogs', 'documents'),
    atOnce: 20,
    own: ({ sameAs: _, ...own }) => own,
  },
  {
    name: 'heldLogs like mine',
    collection: 'heldLogs',
    removal: 'mentions',
    query: (database, uid) => database.collectionGroup('heldLogs').where('sameAs', '==', uid),
    mention: ['sameAs'],
    own: ({ game, id, sameAs }) => ({ game: game!, id: id!, sameAs: sameAs! }),
  },
  { ...everywhere('logs', 'documents'), atOnce: 20 },
  {
    name: 'memberships',
    collection: 'memberships',
    removal: 'tables',
    paths: async (_, uid) => [membershipPath(uid)],
  },
  {
    name: TABLES,
    collection: TABLES,
    removal: 'tables',
    paths: async (database, uid) =>
      membershipIn(await database.doc(membershipPath(uid)).get()).tables.map(tablePath),
    own: ownSeat,
  },
  below('sittings'),
  below('plays'),
  {
    name: 'audit about me',
    collection: AUDIT,
    removal: 'mentions',
    query: (database, uid) => database.collection(AUDIT).where('player', '==', uid),
    mention: ['player', 'playerName'],
    // `uid` and `email` are the editor's.
    own: ({ uid: _, email: __, ...about }) => about,
  },
  {
    name: 'audit by me',
    collection: AUDIT,
    removal: 'stays',
    query: (database, uid) => database.collection(AUDIT).where('uid', '==', uid),
    own: ({ player: _, playerName: __, ...mine }) => mine,
  },
];

/** The player's seat, results and numbers, without those of the other members. */
function ownSeat({ name, owner, members, days, months }: Fields, uid: string): Fields {
  const seat = (members as Fields | undefined)?.[uid];
  if (seat === undefined) return {};
  const mine = (all: Json = {}) => ownPart(all as Record<string, Fields>, uid);
  return { name: name!, isOwner: owner === uid, seat, days: mine(days), months: mine(months) };
}
