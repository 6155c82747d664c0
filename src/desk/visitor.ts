/** Whether the account of this device was staff when the server was last asked. */
import type { Json } from '../lib/json.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

/** Its key among storage's meta values: emptied with them at sign-out. */
export const VISITOR_KEY = 'desk-visitor';

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

export const rememberedJson = ({ uid, email, at }: RememberedStaff): Json => ({ uid, email, at });
