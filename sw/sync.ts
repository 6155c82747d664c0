/**
 * Background Sync: sends what is in the outbox with no page open. The event fails when anything is
 * left to send, or else the browser would take it for done and not come again.
 */
import { disconnect } from '../src/firebase/app.ts';
import { syncDevice } from '../src/firebase/sync.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import { SYNC_CHANNEL, type SyncMessage } from '../src/sync/channel.ts';
import { codecs } from './codecs.ts';

function leaderboardsChanged(): void {
  const channel = new BroadcastChannel(SYNC_CHANNEL);
  channel.postMessage('leaderboard' satisfies SyncMessage);
  channel.close();
}

async function hasSomethingToSend(storage: Storage): Promise<boolean> {
  const [account, outbox] = await Promise.all([storage.readAccount(), storage.listOutbox()]);
  return account !== null && outbox.some((row) => row.owner === account.uid && !row.setAside);
}

/** Rejects unless everything that can be sent has been. */
export async function sendOutbox(): Promise<void> {
  const storage = openStorage();
  try {
    if (!(await hasSomethingToSend(storage))) return;
    const outcome = await syncDevice({
      storage,
      loadCodecs: async () => codecs,
      current: () => null,
      leaderboardsChanged,
    });
    if (await hasSomethingToSend(storage)) {
      throw new Error(`Results are still waiting: ${outcome.kind}.`);
    }
  } finally {
    storage.close();
    // The next run may be another account's: see `disconnect`.
    await disconnect();
  }
}
