/** Work in the tables that only the device's own account may do, as the steps of its sync. */
import type { Account, Owner } from './entities.ts';
import { accountOf } from './rows.ts';
import type { Scope, TableStore, TableTransaction } from './tableStore.ts';

/**
 * Runs the work for the account `uid`; `none`, with nothing changed, when the device no longer has it.
 *
 * @param scope its tables include meta.
 */
export const ofAccount = <T, None>(
  store: TableStore,
  scope: Scope,
  uid: string,
  none: None,
  work: (tx: TableTransaction) => Promise<T>,
): Promise<T | None> =>
  store.transaction(scope, async (tx) => ((await accountOf(tx))?.uid === uid ? work(tx) : none));

/**
 * Whether the tables belong to another account than `owner`, or to none, so that the writes of
 * `owner` must not enter them. In blank tables the account is unknown, and the page keeps writing
 * as `owner`.
 */
export function isForeign(
  owner: Owner,
  account: Account | null,
  { isBlank }: TableTransaction,
): owner is string {
  if (owner === null || account?.uid === owner) return false;
  return account !== null || !isBlank;
}
