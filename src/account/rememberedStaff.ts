/** Whether the account of this device was staff when the server was last asked. */
import type { Json } from '../lib/json.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

export interface RememberedStaff {
  readonly uid: string;
  readonly email: string;
  /** Time at which the server said that the account is staff, epoch ms. */
  readonly at: number;
}

/** Parses any stored value; null when it is not about the account `uid`. */
export function parseRemembered(json: unknown, uid: string): RememberedStaff | null {
  const { uid: whose, email, at } = fieldsOf(json) ?? {};
  if (whose !== uid || typeof email !== 'string') return null;
  return isWhole(at, 0, Number.MAX_SAFE_INTEGER) ? { uid, email, at } : null;
}

/** The meta entry for an account's `RememberedStaff`; sign-out deletes the entry. */
export const staffEntry = (uid: string) => ({
  key: 'desk-visitor',
  parse: (json: unknown) => parseRemembered(json, uid),
  json: (staff: RememberedStaff | null): Json => staff && { ...staff },
});
