/**
 * Background Sync: sends what is in the outbox with no page open. The event fails when anything is
 * left to send, or else the browser would take it for done and not come again.
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
 * Storage that fell back on memory has an empty outbox, and acknowledgements in it are lost with the
 * worker. The event has to fail then, or the browser would not come again.
 */
function expectKept(storage: ResilientStorage): void {
  if (storage.durability() !== 'kept') throw new Error('The database cannot be used just now.');
}

/** Rejects unless everything that can be sent has been. */
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
    // The next run may be another account's: see `disconnect`.
    await disconnect();
  }
}
