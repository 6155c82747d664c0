/** Firebase's accounts for what a signed-in player does with the own account. */
import type { Accounts } from '../../account/port.ts';
import { type AccountProblem, accountFailure } from '../../account/problems.ts';
import type { Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { configOf, openAccounts } from './openAccounts.ts';

type Answer<T> = Promise<Result<T, AccountProblem>>;

async function open(account: Account): Promise<Accounts | null> {
  const config = await configOf(account);
  return config && openAccounts(config, account.uid);
}

/** Fails where Firebase cannot be loaded, or the account's project is unknown. */
export async function withAccounts<T>(
  account: Account,
  work: (accounts: Accounts) => Answer<T>,
): Answer<T> {
  const accounts = await open(account).catch(() => null);
  return accounts === null ? accountFailure('offline') : work(accounts);
}
