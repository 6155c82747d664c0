/** The desk's log of changes. */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { AUDIT, type AuditDocument } from '../../../src/protocol/deskDocuments.ts';
import { keptUntil } from '../kept.ts';

/**
 * Writes a change into the log, in the transaction that makes it.
 *
 * @param at epoch ms.
 * @param key of a change that must not be written twice.
 */
export function writeAudit(
  database: Firestore,
  transaction: Transaction,
  done: AuditDocument,
  at: number,
  key: string = database.collection(AUDIT).doc().id,
): void {
  const times = { at: FieldValue.serverTimestamp(), until: keptUntil('audit', at) };
  transaction.create(database.doc(`${AUDIT}/${key}`), { ...done, ...times });
}
