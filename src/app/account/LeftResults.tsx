/** Offers unsent results of an earlier account with the same address. */
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Account, LeftBehind } from '../../storage/entities.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { accountAtom } from '../device/accountState.ts';
import { storage, useStored } from '../device/storage.ts';
import { syncSoon } from '../sync/syncState.ts';
import { isGone } from './gone.ts';
import { configOf } from './openAccounts.ts';

const NONE: readonly LeftBehind[] = [];

/**
 * Unsent results that deleted accounts left on this device. Those of a merely signed-out account
 * wait for its next sign-in.
 */
function useLeftResults(account: Account | null): readonly LeftBehind[] {
  const read = useCallback((opened: ResilientStorage) => opened.listLeftBehind(), []);
  const left = useStored(read, NONE);
  const gone = useAsync(async () => {
    try {
      const config = left.length > 0 && account ? await configOf(account) : null;
      if (config === null) return NONE;
      const areGone = await Promise.all(left.map(({ owner }) => isGone(config, owner)));
      return left.filter((_, i) => areGone[i]);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }, [left, account]);
  return gone ?? NONE;
}

export function LeftResults() {
  const account = useAtomValue(accountAtom);
  const left = useLeftResults(account);
  const results = left.reduce((sum, one) => sum + one.results, 0);
  if (account === null || results === 0) return null;

  async function take() {
    const opened = await storage();
    for (const { owner } of left) await opened.takeLeftBehind(owner);
    syncSoon();
  }

  return (
    <div className="rounded-2xl bg-sunken px-4 py-3 text-[0.9375rem]">
      <p role="status">
        <span>{results === 1 ? 'One result' : `${results} results`}</span> of an account with your
        address, which was deleted, <span>{results === 1 ? 'is' : 'are'}</span> still on this device
        and <span>{results === 1 ? 'was' : 'were'}</span> never sent.
      </p>
      <button type="button" className={`${button.secondary} mt-3`} onClick={() => void take()}>
        {`Add ${results === 1 ? 'it' : 'them'} to this account`}
      </button>
    </div>
  );
}
