/** Remembers whether this site has accounts: whatever needs one is offered only where they exist. */
import { atom, getDefaultStore } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { localStore } from './browserStorage.ts';

const rememberedAtom = atomWithStorage<unknown>(
  'crema-accounts',
  null,
  createJSONStorage(() => localStore),
  { getOnInit: true },
);

/** Whether this site has accounts; null until its settings were read. */
export const hasAccountsAtom = atom((get) => {
  if (!__HAS_ACCOUNTS__) return false;
  const remembered = get(rememberedAtom);
  return typeof remembered === 'boolean' ? remembered : null;
});

export function rememberAccounts(areSetUp: boolean): void {
  getDefaultStore().set(rememberedAtom, areSetUp);
}

export const hadNoAccounts = (): boolean => getDefaultStore().get(hasAccountsAtom) === false;
