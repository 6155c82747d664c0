/** Who is signed in on this device, and which of the account's dialogs is open. */
import { atom } from 'jotai';
import type { Account } from '../../storage/port.ts';
import { storedAtom } from './storage.ts';

/** Null while nobody is signed in, and until storage has been asked. */
export const accountAtom = storedAtom<Account | null>((opened) => opened.readAccount(), null);

/**
 * `account`: sign-in or the account, whichever it is. `sign-in`, `create` and `link`: the form, for
 * someone whose session has run out too.
 */
export type AccountDialogName = 'account' | 'sign-in' | 'create' | 'link' | 'profile';

/** The open dialog; setting it opens one from anywhere. */
export const accountDialogAtom = atom<AccountDialogName | null>(null);
