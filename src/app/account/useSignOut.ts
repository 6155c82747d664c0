/**
 * Signing out: determines which data would be lost, sends unsent results first if the player wants
 * that, and leaves.
 */
import { useState } from 'react';
import type { Account } from '../../storage/entities.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { storage, useStored } from '../device/storage.ts';
import { settingsStore } from '../settings/settingsStore.ts';
import { syncGames, syncNow } from '../sync/syncState.ts';
import { signOut } from './signOut.ts';

type Doing = 'sync' | 'here' | 'everywhere';

interface AtStake {
  readonly unsent: number;
  /** Number of unfinished puzzles that the server lacks. */
  readonly games: number;
}

/**
 * Sends all unsent results again, refused ones included, on the player's request before signing
 * out.
 * @returns whether sending has failed, and a sentence about the outcome.
 */
async function sendWaiting(): Promise<{ failed: boolean; words: string }> {
  const opened = await storage();
  const waiting = await opened.listOutbox();
  await opened.changeOutbox(
    waiting.map(({ game, id }) => ({ game, id, change: { setAside: null } })),
  );
  const outcome = await syncNow();
  if (outcome.kind !== 'synced') return { failed: true, words: outcome.message };
  const left = await opened.listOutbox();
  const words = left.length > 0 ? 'Some results could not be taken.' : 'All results are sent.';
  return { failed: false, words };
}

/** Sends what no dialog asks about: unfinished games, plays, ways and settings. */
async function sendRest(): Promise<void> {
  const plays = await (await storage()).readUnsentPlays();
  if (plays.length > 0 || settingsStore.hasUnsent()) await syncNow();
  else await syncGames(false);
}

/** Longest wait for them to be sent, in ms. */
const PATIENCE_MS = 5_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function readStake(opened: ResilientStorage): Promise<AtStake> {
  const [outbox, games] = await Promise.all([opened.listOutbox(), opened.readUnsentSittings()]);
  return { unsent: outbox.length, games: games.length };
}

export function useSignOut(account: Account) {
  const stake = useStored<AtStake | null>(readStake, null);
  const [busy, setBusy] = useState<Doing | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(what: Doing, work: () => Promise<string | null>) {
    setBusy(what);
    setSaid(null);
    setFailure(null);
    try {
      setFailure(await work());
    } catch (error) {
      console.error(error);
      setFailure('That did not work just now. Please try again.');
    }
    setBusy(null);
  }

  return {
    /** The data that signing out would lose; null while it is being read. */
    stake,
    busy,
    said,
    failure,
    sync: () =>
      run('sync', async () => {
        const { failed, words } = await sendWaiting();
        if (failed) return words;
        setSaid(words);
        return null;
      }),
    leave: (where: 'here' | 'everywhere') =>
      run(where, async () => {
        // Games, plays and settings that cannot be sent now wait on this device for the account.
        await Promise.race([sendRest().catch(() => {}), pause(PATIENCE_MS)]);
        const result = await signOut(account, where);
        return result.ok ? null : result.problem.message;
      }),
  };
}
