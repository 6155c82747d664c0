/** A closed site: making a profile there needs an invitation, a code that some number of accounts may use. */

/** Path of the document that closes the site. firestore.rules looks for it, and for `invitedPath`. */
export const CLOSED = 'circle/closed';

/** Path of an invitation: how many accounts may still use it, and a note of those who made it. */
export const invitationPath = (code: string) => `invitations/${code}`;

export interface InvitationDocument {
  readonly left: number;
  readonly note: string;
}

/** Path of the mark of an account that has used an invitation. */
export const invitedPath = (uid: string) => `invited/${uid}`;

/** Payload of the callable function `acceptInvitation`. */
export interface AcceptInvitationRequest {
  readonly userId: string;
  readonly code: string;
}

export interface AcceptInvitationReply {
  readonly isInvited: true;
}
