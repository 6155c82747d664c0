/**
 * Background Sync: sends the outbox without an open page. The sync event fails if any result is
 * left, because otherwise the browser would not retry.
 */
import { disconnect } from '../src/firebase/app.ts';
import { syncDevice } from '../src/firebase/sync.ts';
import { openStorage } from '../src/storage/open.ts';
import type { ResilientStorage, Storage } from '../src/storage/port.ts';
import { SYNC_CHANNEL, type SyncMessage } from '../src/sync/channel.ts';
import { unsentOnDevice } from '../src/sync/unsent.ts';

function leaderboardsChanged(): void {
  const channel = new BroadcastChannel(SYNC_CHANNEL);
  channel.postMessage('leaderboard' satisfies SyncMessage);
  channel.close();
}

async function hasSomethingToSend(storage: Storage): Promise<boolean> {
  return (await unsentOnDevice(storage)).length > 0;
}

/**
 * Fails the sync event if storage has fallen back to memory: its outbox is empty and its
 * acknowledgements are lost with the worker, so the browser must retry.
 */
function expectKept(storage: ResilientStorage): void {
  if (storage.durability() !== 'kept') throw new Error('The database cannot be used just now.');
}

/** Rejects if results remain to be sent. */
export async function sendOutbox(): Promise<void> {
  const storage = openStorage();
  try {
    if (!(await hasSomethingToSend(storage))) return expectKept(storage);
    const outcome = await syncDevice({
      storage,
      current: () => null,
      leaderboardsChanged,
    });
    if (await hasSomethingToSend(storage)) {
      throw new Error(`Results are still waiting: ${outcome.kind}.`);
    }
    expectKept(storage);
  } finally {
    storage.close();
    // The next sync may be for another account: see `disconnect`.
    await disconnect();
  }
}
