/** BroadcastChannel on which pages and the service worker tell that leaderboard data changed. */
export const SYNC_CHANNEL = 'crema-sync';

export type SyncMessage = 'leaderboard' | 'leaderboard-user';

/** The tag of the service worker's sync event. */
export const SYNC_TAG = 'crema-outbox';
