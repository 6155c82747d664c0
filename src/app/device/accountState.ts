/** The signed-in account and the open account dialog. */
import { atom } from 'jotai';
import type { Account } from '../../storage/port.ts';
import { storedAtom } from './storage.ts';

/** Null when signed out, and until storage has answered. */
export const accountAtom = storedAtom<Account | null>((opened) => opened.readAccount(), null);

/**
 * `account`: sign-in when signed out, else the account. `sign-in`, `create` and `link`: the form,
 * also after a session has expired.
 */
export type AccountDialogName = 'account' | 'sign-in' | 'create' | 'link' | 'profile';

/** The open dialog; setting it opens one from anywhere. */
export const accountDialogAtom = atom<AccountDialogName | null>(null);
