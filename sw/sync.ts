/**
 * Background Sync: sends the outbox and unfinished games without an open page. The sync event fails
 * if any result is left, because otherwise the browser would not retry.
 */
import { disconnect } from '../src/firebase/app.ts';
import { syncDevice } from '../src/firebase/sync.ts';
import { openStorage } from '../src/storage/open.ts';
import type { ResilientStorage, Storage } from '../src/storage/port.ts';
import { SYNC_CHANNEL, type SyncMessage } from '../src/sync/channel.ts';
import { isOvertaken } from '../src/sync/status.ts';
import { hasUnsentGames, unsentOnDevice } from '../src/sync/unsent.ts';

function leaderboardsChanged(): void {
  const channel = new BroadcastChannel(SYNC_CHANNEL);
  channel.postMessage('leaderboard' satisfies SyncMessage);
  channel.close();
}

async function hasResults(storage: Storage): Promise<boolean> {
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
    const results = await hasResults(storage);
    if (!results && !(await hasUnsentGames(storage))) return expectKept(storage);
    const surroundings = { storage, current: () => null, leaderboardsChanged };
    let outcome = await syncDevice(surroundings, results ? 'all' : 'own-sittings');
    // A game's document is gone: only a whole sync learns whether its puzzle was finished elsewhere.
    if (isOvertaken(outcome)) outcome = await syncDevice(surroundings);
    // A game that the server refuses stays on the device, and would wake the worker in vain.
    if (outcome.kind === 'retry' || (await hasResults(storage))) {
      throw new Error(`Something is still waiting: ${outcome.kind}.`);
    }
    expectKept(storage);
  } finally {
    storage.close();
    // The next sync may be for another account: see `disconnect`.
    await disconnect();
  }
}
