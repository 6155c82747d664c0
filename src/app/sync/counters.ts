/**
 * Counters that go up when the server's leaderboards have changed by our doing (specification,
 * section 7): whoever shows one reads it again. They count in all tabs, whichever context synced.
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
    // Firefox refuses it where site data is blocked; there other tabs know of nothing anyway.
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
