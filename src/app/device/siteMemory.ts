/**
 * Remembers whether this site has accounts, so that offline pages offer them only where they exist.
 */
import { localStore } from './browserStorage.ts';

const KEY = 'crema-without-accounts';

export function rememberAccounts(areSetUp: boolean): void {
  if (areSetUp) localStore.removeItem(KEY);
  else localStore.setItem(KEY, '1');
}

export const hadNoAccounts = (): boolean => localStore.getItem(KEY) !== null;
