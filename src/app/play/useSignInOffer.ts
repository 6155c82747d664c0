/** When a finished puzzle comes with an offer to sign in. */
import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { useEffect } from 'react';
import { OFFERED_KEY } from '../../storage/keys.ts';
import { accountAtom } from '../device/accountState.ts';
import { playerStore } from '../device/player.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { todayAtom } from '../device/today.ts';

/** The day and the puzzle ("2026-11-21 game/id") with the last offer to sign in. */
const offeredAtom = atomWithStorage<unknown>(
  OFFERED_KEY,
  null,
  createJSONStorage(() => playerStore),
  { getOnInit: true },
);

/** Whether to offer to sign in: once a day, and not after a loss that leaves no streak to keep. */
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
