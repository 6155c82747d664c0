/**
 * What follows every sign-in, whichever way it was done: the device becomes the account's, one
 * sync brings both sides together, and the player reads what was merged.
 */
import { atom, getDefaultStore } from 'jotai';
import type { SignedIn } from '../../account/port.ts';
import type { FirebaseConfig } from '../../firebase/config.ts';
import { storage } from '../storage.ts';
import { type SyncOutcome, syncNow } from '../sync/syncState.ts';
import { accountDialogAtom } from './accountState.ts';

export interface Merge {
  readonly email: string | null;
  readonly outcome: SyncOutcome;
}

/** What the last sign-in has merged, until the player has read it. */
export const mergeAtom = atom<Merge | 'running' | null>(null);

/** Rejects when the device cannot become the account's; a sync that fails is an outcome. */
export async function enter(user: SignedIn, config: FirebaseConfig): Promise<Merge> {
  const store = getDefaultStore();
  store.set(mergeAtom, 'running');
  try {
    const opened = await storage();
    await opened.enterAccount({ uid: user.uid, email: user.email, config });
    const merge = { email: user.email, outcome: await syncNow() };
    store.set(mergeAtom, merge);
    return merge;
  } catch (error) {
    store.set(mergeAtom, null);
    throw error;
  }
}

/** Shows the summary; who is new chooses name and avatar along with it. */
export function showMerge({ outcome }: Merge): void {
  const isNew = outcome.kind === 'synced' && outcome.newPlayer;
  getDefaultStore().set(accountDialogAtom, isNew ? 'profile' : 'account');
}
