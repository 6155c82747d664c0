/** Whether this site has accounts, as it last said: without a network nothing is offered that it does not have. */
import { localStore } from './browserStorage.ts';

const KEY = 'crema-without-accounts';

export function rememberAccounts(areSetUp: boolean): void {
  if (areSetUp) localStore.removeItem(KEY);
  else localStore.setItem(KEY, '1');
}

export const hadNoAccounts = (): boolean => localStore.getItem(KEY) !== null;
