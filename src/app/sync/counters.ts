/**
 * Counters of leaderboard changes caused by this device (specification, section 7): pages that show
 * a leaderboard read it again when a counter rises. Every tab's counter rises, whichever tab or
 * worker synced.
 */
import { atom, type getDefaultStore } from 'jotai';
import { SYNC_CHANNEL, type SyncMessage } from '../../sync/channel.ts';

type Store = ReturnType<typeof getDefaultStore>;

/** Rises when leaderboard entries were added. */
export const leaderboardUpdatesAtom = atom(0);
/** Rises when the player's name or avatar was changed. */
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
    // Firefox refuses a BroadcastChannel when site data is blocked; other tabs share no data then.
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<SyncMessage>) => count(store, data);
}

function count(store: Store, what: SyncMessage): void {
  if (Object.hasOwn(ATOMS, what)) store.set(ATOMS[what], (before) => before + 1);
}

/** Raises a counter in this tab and all others. */
export function countUpdate(store: Store, what: SyncMessage): void {
  count(store, what);
  channel?.postMessage(what);
}
