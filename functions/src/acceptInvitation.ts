/** Lets an account into a closed site by a code, so that it may make a profile. */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  type AcceptInvitationReply,
  CLOSED,
  invitationPath,
  invitedPath,
} from '../../src/protocol/invitation.ts';
import { ServerError } from '../../src/protocol/status.ts';
import { membershipPath } from '../../src/protocol/table.ts';
import { parseCode } from '../../src/protocol/tableCode.ts';
import type { Data } from './callable.ts';
import { refuseMoreTries, withTry } from './codes.ts';
import { accountDeleted, deletedPath } from './deleted.ts';
import { MEMBERSHIP_FIELDS, membershipIn, writeMembership } from './tables/documents.ts';

const UNKNOWN = 'No invitation has this code. Check each letter, or ask for a new code.';
const USED_UP = 'This code has been used up. Ask for a new one.';

/**
 * Repeatable: an account that is invited, or has a profile, uses up nothing. Throws a `ServerError`:
 * `invalid-argument` for no code, `not-found` for an unknown or used-up one, `resource-exhausted` after
 * too many wrong ones, `unauthenticated` for a deleted account.
 *
 * @param at epoch ms.
 */
export async function acceptInvitation(
  database: Firestore,
  uid: string,
  data: Data,
  at: number,
): Promise<AcceptInvitationReply> {
  const code = parseCode(data.code);
  if (code === null)
    throw new ServerError('invalid-argument', 'A code is three five-letter words.');
  const problem = await database.runTransaction(async (transaction) => {
    const [mark, invited, profile, member, invitation] = await transaction.getAll(
      ...[deletedPath(uid), invitedPath(uid), `users/${uid}`].map((path) => database.doc(path)),
      ...[membershipPath(uid), invitationPath(code)].map((path) => database.doc(path)),
      { fieldMask: ['left', ...MEMBERSHIP_FIELDS] },
    );
    if (mark!.exists) throw accountDeleted();
    if (invited!.exists || profile!.exists) return null;
    const membership = membershipIn(member);
    refuseMoreTries(membership, at);
    if (!invitation!.exists) {
      // The try is written, so the transaction must not fail.
      writeMembership(database, transaction, uid, withTry(membership, at));
      return UNKNOWN;
    }
    const left: unknown = invitation!.get('left');
    if (typeof left !== 'number' || left < 1) return USED_UP;
    transaction.update(invitation!.ref, { left: left - 1 });
    transaction.create(invited!.ref, { at: FieldValue.serverTimestamp() });
    return null;
  });
  if (problem !== null) throw new ServerError('not-found', problem);
  return { isInvited: true };
}

/** Throws `permission-denied` for an account that a closed site has not let in. */
export async function refuseUninvited(
  database: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const [closed, invited] = await transaction.getAll(
    database.doc(CLOSED),
    database.doc(invitedPath(uid)),
  );
  if (closed!.exists && !invited!.exists) {
    throw new ServerError('permission-denied', 'This site is by invitation.');
  }
}
