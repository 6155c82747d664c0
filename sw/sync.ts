/**
 * Background Sync: sends the outboxes and unfinished games of the device's accounts without an open
 * page. The sync event fails if any result is left, because otherwise the browser would not retry.
 */
import { disconnect } from '../src/firebase/app.ts';
import { expectNoTokens } from '../src/firebase/pageSends.ts';
import { syncDevice } from '../src/firebase/sync.ts';
import { isOvertaken } from '../src/protocol/status.ts';
import { LEFT } from '../src/storage/keys.ts';
import { openForSync } from '../src/storage/openForSync.ts';
import type { PlayerName } from '../src/storage/players.ts';
import { playersOnDevice } from '../src/storage/playersOnDevice.ts';
import { SYNC_CHANNEL, type SyncMessage } from '../src/sync/channel.ts';
import { hasUnsentGames, unsentResults } from '../src/sync/unsent.ts';

function leaderboardsChanged(): void {
  const channel = new BroadcastChannel(SYNC_CHANNEL);
  channel.postMessage('leaderboard' satisfies SyncMessage);
  channel.close();
}

/** Whether results of the player remain to be sent. */
async function sendOutboxOf(player: PlayerName): Promise<boolean> {
  const storage = openForSync(player);
  const hasResults = async () => (await unsentResults(storage)).length > 0;
  try {
    // Without its session nothing of the account can be sent.
    if ((await storage.getMeta(LEFT)) !== undefined) return false;
    const results = await hasResults();
    if (!results && !(await hasUnsentGames(storage))) return false;
    await expectNoTokens(storage);
    const surroundings = { storage, leaderboardsChanged };
    let outcome = await syncDevice(surroundings, results ? 'all' : 'own-sittings');
    // A game's document is gone: only a whole sync learns whether its puzzle was finished elsewhere.
    if (isOvertaken(outcome)) outcome = await syncDevice(surroundings);
    // A game that the server refuses stays on the device, and would wake the worker in vain.
    return outcome.kind === 'retry' || (await hasResults());
  } finally {
    storage.close();
  }
}

/** Rejects if results remain to be sent, or if a database fails. */
export async function sendOutbox(): Promise<void> {
  try {
    const players = await playersOnDevice();
    const sent = await Promise.allSettled(players.map(sendOutboxOf));
    for (const each of sent) if (each.status === 'rejected') throw each.reason;
    if (sent.some((each) => each.status === 'fulfilled' && each.value)) {
      throw new Error('Something is still waiting.');
    }
  } finally {
    await disconnect();
  }
}
