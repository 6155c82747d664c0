/** The signed-in account and the open account dialog. */
import { atom } from 'jotai';
import type { Account } from '../../storage/entities.ts';
import { storedAtom } from './storage.ts';

/** The signed-in account; null when signed out, and until storage has answered. */
export const accountAtom = storedAtom<Account | null>((opened) => opened.readAccount(), null);

/**
 * The account dialogs. `account`: the sign-in form when signed out, else the account. `sign-in`,
 * `create` and `link`: the sign-in form in that mode, also after a session has expired.
 */
export type AccountDialogName = 'account' | 'sign-in' | 'create' | 'link' | 'profile';

/** The open account dialog; setting the atom opens a dialog from anywhere. */
export const accountDialogAtom = atom<AccountDialogName | null>(null);
