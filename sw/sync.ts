/**
 * Background Sync: sends the outbox and unfinished games without an open page. The sync event fails
 * if any result is left, because otherwise the browser would not retry.
 */
import { disconnect } from '../src/firebase/app.ts';
import { expectNoTokens } from '../src/firebase/pageSends.ts';
import { type SyncStorage, syncDevice } from '../src/firebase/sync.ts';
import { isOvertaken } from '../src/protocol/status.ts';
import { openForSync } from '../src/storage/openForSync.ts';
import { SYNC_CHANNEL, type SyncMessage } from '../src/sync/channel.ts';
import { hasUnsentGames, unsentOnDevice } from '../src/sync/unsent.ts';

function leaderboardsChanged(): void {
  const channel = new BroadcastChannel(SYNC_CHANNEL);
  channel.postMessage('leaderboard' satisfies SyncMessage);
  channel.close();
}

async function hasResults(storage: SyncStorage): Promise<boolean> {
  return (await unsentOnDevice(storage)).length > 0;
}

/** Rejects if results remain to be sent, or if the database fails. */
export async function sendOutbox(): Promise<void> {
  const storage = openForSync();
  try {
    const results = await hasResults(storage);
    if (!results && !(await hasUnsentGames(storage))) return;
    await expectNoTokens(storage);
    const surroundings = { storage, leaderboardsChanged };
    let outcome = await syncDevice(surroundings, results ? 'all' : 'own-sittings');
    // A game's document is gone: only a whole sync learns whether its puzzle was finished elsewhere.
    if (isOvertaken(outcome)) outcome = await syncDevice(surroundings);
    // A game that the server refuses stays on the device, and would wake the worker in vain.
    if (outcome.kind === 'retry' || (await hasResults(storage))) {
      throw new Error(`Something is still waiting: ${outcome.kind}.`);
    }
  } finally {
    storage.close();
    // The next sync may be for another account: see `disconnect`.
    await disconnect();
  }
}
