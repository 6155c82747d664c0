/**
 * Counters of leaderboard changes caused by this device (specification, section 7): views re-read
 * when one rises. All tabs count, whichever context synced.
 */
import { atom, type getDefaultStore } from 'jotai';
import { SYNC_CHANNEL, type SyncMessage } from '../../sync/channel.ts';

type Store = ReturnType<typeof getDefaultStore>;

/** Entries were added. */
export const leaderboardUpdatesAtom = atom(0);
/** The player's name or avatar was changed. */
export const leaderboardUserUpdatesAtom = atom(0);

const ATOMS = {
  leaderboard: leaderboardUpdatesAtom,
  'leaderboard-user': leaderboardUserUpdatesAtom,
} as const;

let channel: BroadcastChannel | null = null;

export function watchCounters(store: Store): void {
  try {
    channel = new BroadcastChannel(SYNC_CHANNEL);
  } catch {
    // Firefox refuses it when site data is blocked; other tabs share no data then.
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<SyncMessage>) => count(store, data);
}

function count(store: Store, what: SyncMessage): void {
  if (Object.hasOwn(ATOMS, what)) store.set(ATOMS[what], (before) => before + 1);
}

/** Counts here and in all other tabs. */
export function countUpdate(store: Store, what: SyncMessage): void {
  count(store, what);
  channel?.postMessage(what);
}
