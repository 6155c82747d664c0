/**
 * What follows every sign-in, whichever way it was done: the device becomes the account's, one
 * sync brings both sides together, and the player reads what was merged.
 */
import { atom, getDefaultStore } from 'jotai';
import type { SignedIn } from '../../account/port.ts';
import type { FirebaseConfig } from '../../firebase/config.ts';
import type { Storage } from '../../storage/port.ts';
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
    const before = await standing(opened, user.uid);
    const outcome = await syncNow();
    const after = await standing(opened, user.uid);
    const merge = { email: user.email, outcome: merged(outcome, before, after) };
    store.set(mergeAtom, merge);
    return merge;
  } catch (error) {
    store.set(mergeAtom, null);
    throw error;
  }
}

interface Standing {
  /** Results that are still to be sent. */
  readonly unsent: number;
  readonly results: number;
}

async function standing(opened: Storage, uid: string): Promise<Standing> {
  const [outbox, { results }] = await Promise.all([opened.listOutbox(), opened.exportPlayerData()]);
  const own = outbox.filter((row) => row.owner === uid && !row.setAside);
  return { unsent: own.length, results: results.length };
}

/** Another tab may have been quicker: what counts is what has become of the results. */
function merged(outcome: SyncOutcome, before: Standing, after: Standing): SyncOutcome {
  if (outcome.kind !== 'synced') return outcome;
  const sent = Math.max(0, before.unsent - after.unsent - outcome.setAside);
  return { ...outcome, sent, received: Math.max(0, after.results - before.results) };
}

/** Shows the summary; who is new chooses name and avatar along with it. */
export function showMerge({ outcome }: Merge): void {
  const isNew = outcome.kind === 'synced' && outcome.newPlayer;
  getDefaultStore().set(accountDialogAtom, isNew ? 'profile' : 'account');
}
