/** A closed site, and the codes that let accounts in (src/protocol/invitation.ts). */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { unusedCode } from '../../functions/src/codes.ts';
import { CLOSED, type InvitationDocument, invitationPath } from '../../src/protocol/invitation.ts';

/** Makes an invitation; resolves to its code. */
export async function invite(database: Firestore, invitation: InvitationDocument): Promise<string> {
  const code = unusedCode();
  await database.doc(invitationPath(code)).create(invitation);
  return code;
}

export async function setClosed(database: Firestore, isClosed: boolean): Promise<void> {
  const closed = database.doc(CLOSED);
  await (isClosed ? closed.set({ at: FieldValue.serverTimestamp() }) : closed.delete());
}
