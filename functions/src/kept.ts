/** How long documents with an end are kept. */
import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../src/daily/date.ts';

/** By collection, in days. Firestore deletes a document soon after its `until` (firestore.indexes.json). */
export const KEPT_DAYS = {
  logs: 30,
  /** To a device that comes back later, the app says "sign in", and not that the account was deleted. */
  deletedAccounts: 400,
  reports: 400,
  /** Undo at the desk reaches as far back. */
  audit: 730,
} as const;

/** @param at epoch ms; begin of the time for which the document is kept. */
export function keptUntil(collection: keyof typeof KEPT_DAYS, at: number): Timestamp {
  return Timestamp.fromMillis(at + KEPT_DAYS[collection] * DAY_MS);
}
