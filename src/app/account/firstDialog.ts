/** The dialog that opens after a sign-in. */
import type { AccountDialogName } from '../device/accountState.ts';

/**
 * New players choose their public name and avatar, others see the merge summary. Editors may never
 * play, so the desk does not ask them for a name on leaderboards.
 */
export function firstDialog(isNew: boolean, pathname: string): AccountDialogName {
  return isNew && !/^\/barista(\/|$)/.test(pathname) ? 'profile' : 'account';
}
