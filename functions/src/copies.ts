/**
 * Finds plays with another account's moves. Outside of the transaction that lists a play: a query
 * within it locks every entry that it reads, and of sixty finishers at once fifty failed.
 */
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { GameId } from '../../src/games/definitions.ts';
import { entriesPath, LEADERBOARD_USERS } from '../../src/protocol/leaderboard.ts';
import { infoOf } from './info.ts';
import { decideAtTables, playerTablesIn, readTables } from './tables/documents.ts';
import type { Verdict } from './verdict.ts';
import { writeEntry } from './writeEntry.ts';

export type Checked = Extract<Verdict, { kind: 'checked' }>;

interface Place {
  readonly game: GameId;
  readonly board: string;
}

/** Holds a play whose moves an entry of another account has. */
export async function withoutCopies(
  database: Firestore,
  uid: string,
  place: Place,
  verdict: Checked,
): Promise<Verdict> {
  const other = (await alike(database, place, verdict)).find(({ id }) => id !== uid);
  return other === undefined ? verdict : heldAsCopy(verdict, other);
}

/**
 * Holds the player's entry if another account's with its moves was written just before: two copies
 * that arrive at once do not see each other before they are listed. Who is written later sees both.
 * The entry is committed already: a query that fails must neither fail the call nor keep the board
 * from being summed up.
 *
 * @param at epoch ms.
 * @returns whether the entry is held.
 */
export async function holdIfCopy(...listed: Parameters<typeof hold>): Promise<boolean> {
  try {
    return await hold(...listed);
  } catch (error) {
    console.warn('A play was not compared with others:', error);
    return false;
  }
}

async function hold(
  database: Firestore,
  uid: string,
  { game, board, rank, verdict }: Place & { readonly rank: number; readonly verdict: Checked },
  at: number,
): Promise<boolean> {
  const found = await alike(database, { game, board }, verdict);
  const own = found.find(({ id }) => id === uid);
  const earlier = own && found.find((other) => other !== own && writtenAt(other) < writtenAt(own));
  if (earlier === undefined) return false;
  return database.runTransaction(async (transaction) => {
    const [entry, player] = await transaction.getAll(
      own!.ref,
      database.doc(`${LEADERBOARD_USERS}/${uid}`),
    );
    const info = infoOf(entry);
    if (entry === undefined || info === null) return false;
    const tables = await readTables(database, transaction, playerTablesIn(player));
    const held = { game, board, rank, verdict: heldAsCopy(verdict, earlier) };
    writeEntry({ database, transaction, uid, info, at }, held, { board, entry });
    const decided = { uid, game, board, rank: null };
    decideAtTables(database, transaction, decided, tables, at);
    return true;
  });
}

async function alike(
  database: Firestore,
  { game, board }: Place,
  { digests }: Checked,
): Promise<readonly QueryDocumentSnapshot[]> {
  if (digests.length === 0) return [];
  const entries = database.collection(entriesPath(game, board));
  return (await entries.where('digests', 'array-contains-any', digests).get()).docs;
}

/** Sorts as text; no two are alike. */
const writtenAt = ({ updateTime, id }: QueryDocumentSnapshot) => `${updateTime.valueOf()} ${id}`;

const heldAsCopy = ({ played }: Checked, { id }: QueryDocumentSnapshot) => ({
  kind: 'held' as const,
  reason: 'Another account has sent exactly the same moves.',
  log: JSON.stringify(played),
  sameAs: id,
});
