/**
 * Signing out: determines which data would be lost, sends unsent results first if the player wants
 * that, and leaves.
 */
import { useState } from 'react';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { useWork } from '../../ui/useWork.ts';
import { storage, useStored } from '../device/storage.ts';
import { settingsStore } from '../settings/settingsStore.ts';
import { syncGames, syncNow } from '../sync/syncState.ts';
import { signOut } from './signOut.ts';

type Doing = 'sync' | 'here' | 'everywhere';

interface AtStake {
  readonly unsent: number;
  /** Number of unfinished games that the server lacks. */
  readonly games: number;
}

/**
 * Sends all unsent results again, refused ones included, on the player's request before signing
 * out.
 * @returns a sentence about the outcome.
 */
async function sendWaiting(): Promise<Result<string>> {
  const opened = await storage();
  const waiting = await opened.listOutbox();
  await opened.changeOutbox(
    waiting.map(({ game, id }) => ({ game, id, change: { setAside: null } })),
  );
  const outcome = await syncNow();
  if (outcome.kind !== 'synced') return fail(outcome.kind, outcome.message);
  const left = await opened.listOutbox();
  return ok(left.length > 0 ? 'Some results couldn’t be sent.' : 'All results have been sent.');
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
  const { busy, problem, run } = useWork();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  function start(what: Doing, work: () => Promise<Result<unknown>>) {
    setDoing(what);
    setSaid(null);
    return run(work);
  }

  return {
    /** The data that signing out would lose; null while it is being read. */
    stake,
    busy: busy ? doing : null,
    said,
    problem,
    sync: () =>
      start('sync', async () => {
        const sent = await sendWaiting();
        if (sent.ok) setSaid(sent.value);
        return sent;
      }),
    leave: (where: 'here' | 'everywhere') =>
      start(where, async () => {
        // Games, plays and settings that cannot be sent now wait on this device for the account.
        await Promise.race([sendRest().catch(() => {}), pause(PATIENCE_MS)]);
        return signOut(account, where);
      }),
  };
}
