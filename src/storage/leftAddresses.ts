/**
 * Addresses of accounts with unsent results on this device. Results belong to an account's id; an
 * account that was deleted and recreated has another id but the same address, by which its
 * results are found. Stores only a hash of the address, so that a shared device does not reveal it.
 */
import { textHash } from '../lib/textHash.ts';
import type { Account } from './entities.ts';
import { LEFT_ACCOUNTS } from './keys.ts';
import { outboxRows } from './outbox.ts';
import { isRecord } from './rows.ts';
import type { TableTransaction } from './tableStore.ts';

export const addressHash = (email: string): string => textHash(email.trim().toLowerCase());

export async function leftAddresses(
  tx: TableTransaction,
): Promise<Readonly<Record<string, unknown>>> {
  const stored = await tx.get('meta', LEFT_ACCOUNTS);
  return isRecord(stored) ? stored : {};
}

/**
 * Notes the address of a leaving account, before the tables are emptied; drops the addresses of
 * accounts without unsent results here.
 */
export async function noteLeaving(tx: TableTransaction, leaving: Account | null): Promise<void> {
  const before = await leftAddresses(tx);
  const owners = new Set((await outboxRows(tx)).map(({ owner }) => owner));
  const named = leaving?.email ? { ...before, [leaving.uid]: addressHash(leaving.email) } : before;
  const kept = Object.entries(named).filter(([uid]) => owners.has(uid));
  if (kept.length > 0) await tx.put('meta', [[LEFT_ACCOUNTS, Object.fromEntries(kept)]]);
  else await tx.delete('meta', [LEFT_ACCOUNTS]);
}
