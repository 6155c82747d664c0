/** The dialog that opens after a sign-in. */
import type { AccountDialogName } from '../device/accountState.ts';

/**
 * A new player chooses how others see them, everybody else reads what was merged. An editor at the desk's
 * door works there and may never play: a leaderboard's name would stand between them and the desk.
 */
export function firstDialog(isNew: boolean, pathname: string): AccountDialogName {
  return isNew && !/^\/barista(\/|$)/.test(pathname) ? 'profile' : 'account';
}
