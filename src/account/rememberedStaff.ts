/** Whether the account of this device was staff when the server was last asked. */
import type { Json } from '../lib/json.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

export interface RememberedStaff {
  readonly uid: string;
  readonly email: string;
  /** When the server said so, epoch ms. */
  readonly at: number;
}

/** Accepts anything; null when it is not about that account. */
export function parseRemembered(json: unknown, uid: string): RememberedStaff | null {
  const { uid: whose, email, at } = fieldsOf(json) ?? {};
  if (whose !== uid || typeof email !== 'string') return null;
  return isWhole(at, 0, Number.MAX_SAFE_INTEGER) ? { uid, email, at } : null;
}

/** The storage's meta entry of an account, which sign-out deletes. */
export const staffEntry = (uid: string) => ({
  key: 'desk-visitor',
  parse: (json: unknown) => parseRemembered(json, uid),
  json: (staff: RememberedStaff | null): Json => staff && { ...staff },
});
