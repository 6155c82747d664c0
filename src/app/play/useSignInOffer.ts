/** When a finished puzzle comes with an offer to sign in. */
import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { useEffect } from 'react';
import { accountAtom } from '../device/accountState.ts';
import { localStore } from '../device/browserStorage.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { todayAtom } from '../device/today.ts';

/** The day and the puzzle ("2026-11-21 game/id") with the last offer to sign in. */
const offeredAtom = atomWithStorage<unknown>(
  'crema-sign-in-offered',
  null,
  createJSONStorage(() => localStore),
  { getOnInit: true },
);

/**
 * Whether to offer to sign in: once a day, and not after a loss that leaves no streak to keep.
 */
export function useSignInOffer(puzzle: string, isWorth: boolean): boolean {
  const account = useAtomValue(accountAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const today = useAtomValue(todayAtom);
  const [offered, setOffered] = useAtom(offeredAtom);
  const offer = `${today} ${puzzle}`;
  const isNew = typeof offered !== 'string' || !offered.startsWith(today);
  const isOffered = isWorth && hasAccounts === true && account === null;
  useEffect(() => {
    if (isOffered && isNew) setOffered(offer);
  }, [isOffered, isNew, offer, setOffered]);
  return isOffered && (isNew || offered === offer);
}
