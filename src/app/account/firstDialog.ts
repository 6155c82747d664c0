/** The dialog that opens after a sign-in. */
import type { AccountDialogName } from '../device/accountState.ts';

/**
 * New players choose their public name and avatar, others see the merge summary. Editors at the
 * desk may never play, so the leaderboard name is not asked for there.
 */
export function firstDialog(isNew: boolean, pathname: string): AccountDialogName {
  return isNew && !/^\/barista(\/|$)/.test(pathname) ? 'profile' : 'account';
}
