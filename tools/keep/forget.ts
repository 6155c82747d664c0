/** Deletes accounts again that a restore has brought back. */
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { DELETED_ACCOUNTS } from '../../functions/src/deleted.ts';

/**
 * Deletes the accounts that the database marks as deleted; returns their number. Repeatable.
 *
 * @param at epoch ms.
 */
export async function forgetDeleted(
  { database, auth }: { readonly database: Firestore; readonly auth: Auth },
  at: number,
): Promise<number> {
  const marks = await database.collection(DELETED_ACCOUNTS).listDocuments();
  for (const { id } of marks) await deleteAccount(database, auth, id, at);
  return marks.length;
}
