/** Reads and changes the player's tables. Always loaded lazily. */
import { ServerError, statusOf } from '../protocol/status.ts';
import { membershipPath, type Table, tablePath } from '../protocol/table.ts';
import type {
  ChangeTableRequest,
  LookAtTableRequest,
  TableChange,
  TableLook,
  TableReply,
} from '../protocol/tableCallables.ts';
import { parseTable, parseTableIds } from '../tables/parse.ts';
import type { Connection } from './app.ts';
import { functionsAddress, makeCall } from './callables.ts';
import type { FirebaseConfig } from './config.ts';

type Reader = Pick<Connection, 'auth' | 'firestore'>;

/**
 * Ids of the account's tables, in the order of joining. Rejects with a `ServerError`;
 * `unauthenticated` when another account, or none, is signed in.
 */
export async function readTableIds({ auth, firestore }: Reader, uid: string) {
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) throw new ServerError('unauthenticated');
  return parseTableIds((await firestore.get(membershipPath(uid)))?.data);
}

/** Null for a table that has ended, or that the player does not sit at any more. */
export async function readTable({ auth, firestore }: Reader, id: string): Promise<Table | null> {
  await auth.authStateReady();
  try {
    return parseTable((await firestore.get(tablePath(id)))?.data);
  } catch (error) {
    if (statusOf(error) === 'permission-denied') return null;
    throw error;
  }
}

/** Rejects with a `ServerError`, which has a sentence for the player. */
export const changeTable = async (
  { auth, call }: Pick<Connection, 'auth' | 'call'>,
  uid: string,
  change: TableChange,
): Promise<TableReply> => {
  await auth.authStateReady();
  return call<ChangeTableRequest, TableReply>('changeTable', { ...change, userId: uid });
};

/** Asks without an account which table a code leads to. Rejects like `changeTable`. */
export const lookAtTable = ({ projectId }: FirebaseConfig, code: string): Promise<TableLook> =>
  makeCall(functionsAddress(projectId))<LookAtTableRequest, TableLook>('lookAtTable', { code });
