/** Deletes accounts again that a restore has brought back. */
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { documentsIn } from './restore.ts';

const MARK = /^deletedAccounts\/([^/]+)$/;

/**
 * Deletes the accounts that an export marks as deleted; returns their number. Repeatable.
 *
 * @param file an export that is newer than the restored one, such as the damaged database's.
 * @param at epoch ms.
 */
export async function forgetDeleted(
  file: string,
  { database, auth }: { readonly database: Firestore; readonly auth: Auth },
  at: number,
): Promise<number> {
  let count = 0;
  for await (const { path } of documentsIn(file)) {
    const uid = MARK.exec(path)?.[1];
    if (uid === undefined) continue;
    await deleteAccount(database, auth, uid, at);
    count += 1;
  }
  return count;
}
