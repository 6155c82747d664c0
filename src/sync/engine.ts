/**
 * One sync, from reading the profile to the last acknowledgement. Page and
 * service worker run the same. It may be cut off between any two steps: every step is recorded in
 * the outbox before the next one begins, and the server does nothing twice.
 */

import { randomInfo } from '../account/leaderboardInfo.ts';
import type { GameId } from '../games/definitions.ts';
import { makeRng } from '../lib/rng.ts';
import type { Storage } from '../storage/port.ts';
import type { Server } from './ports.ts';
import {
  isFull,
  type LocalProfile,
  type Profile,
  parseLocalProfile,
  readProfile,
} from './profile.ts';
import { rankRows, type Sender, storeRows } from './send.ts';
import { remedyFor, ServerError, type StatusCode, statusOf } from './status.ts';

export interface SyncPorts {
  readonly storage: Pick<
    Storage,
    'readAccount' | 'takeFromServer' | 'changeOutbox' | 'getProfile' | 'purgePuzzles' | 'readPlays'
  >;
  readonly server: Server;
  /** Epoch ms. */
  now(): number;
  /** Something that differs from device to device, for a new player's name. */
  seed(): string;
  /** Puzzles on the table: those stay in the cache. Null when that cannot be known: all stay. */
  current(): Readonly<Partial<Record<GameId, string>>> | null;
  /** The leaderboards have changed: whoever shows one reads it again. */
  leaderboardsChanged(): void;
  /** The server has answered: the session is good. */
  answered?(): void;
}

export type SyncOutcome =
  /** Nobody is signed in on this device: there is nothing to sync. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'synced';
      /** Results that both stages of the server have acknowledged now. */
      readonly sent: number;
      /** Complete results that came from the server. */
      readonly received: number;
      /** Results that the server refused just now. */
      readonly refused: number;
    }
  /** The rest has to be tried again later. */
  | {
      readonly kind: 'retry';
      readonly status: StatusCode;
      /** The server wants to be left alone for so many ms. */
      readonly retryAfterMs?: number;
    }
  /** The account is not signed in, or (in a worker) not known yet. The outbox is as it was. */
  | { readonly kind: 'needs-sign-in' }
  /** The account is no more, and its session is over for good. The outbox is as it was. */
  | { readonly kind: 'account-deleted' }
  /** The server refuses the profile itself. */
  | { readonly kind: 'refused'; readonly status: StatusCode };

/** Never rejects because of the server; what storage throws comes through. */
export async function runOnce(ports: SyncPorts): Promise<SyncOutcome> {
  const account = await ports.storage.readAccount();
  if (account === null) return { kind: 'signed-out' };
  const outcome = await attempt(account.uid, ports);
  // Firebase tells a session that is over from an account that is gone neither in time nor in its codes.
  const mayBeGone = outcome.kind === 'needs-sign-in' || outcome.kind === 'refused';
  return mayBeGone && (await isDeleted(account.uid, ports)) ? { kind: 'account-deleted' } : outcome;
}

async function isDeleted(uid: string, { server }: SyncPorts): Promise<boolean> {
  try {
    return await server.isDeleted(uid);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return false;
  }
}

async function attempt(uid: string, ports: SyncPorts): Promise<SyncOutcome> {
  try {
    if ((await ports.server.currentUser()) !== uid) return { kind: 'needs-sign-in' };
    return await syncAccount(uid, ports);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    const status = statusOf(error);
    const remedy = remedyFor(status);
    if (remedy === 'sign-in') return { kind: 'needs-sign-in' };
    const { retryAfterMs } = error;
    if (remedy === 'retry' && retryAfterMs !== null) return { kind: remedy, status, retryAfterMs };
    return { kind: remedy, status };
  }
}

async function syncAccount(uid: string, ports: SyncPorts): Promise<SyncOutcome> {
  const { storage, server } = ports;

  async function take({ info, results }: Profile) {
    const before = parseLocalProfile(await storage.getProfile(uid));
    const local: LocalProfile = {
      ...(info ?? before ?? randomInfo(makeRng(ports.seed()))),
      isNew: info === null || (before?.isNew ?? false),
    };
    return storage.takeFromServer(uid, { results, profile: { ...local } }, ports.now());
  }

  let document = await server.readProfile(uid);
  if (document === null) {
    // Noted here first: should the answer to `createProfile` be lost, the player is new all the same.
    await take(NO_PROFILE);
    const info = parseLocalProfile(await storage.getProfile(uid));
    if (info === null) return { kind: 'signed-out' };
    await server.createProfile(uid, info);
    document = await server.readProfile(uid);
    if (document === null) throw new ServerError('aborted');
  }
  ports.answered?.();
  const profile = readProfile(document, ports.now());
  const taken = await take(profile);
  if (taken === null) return { kind: 'signed-out' };
  const current = ports.current();
  if (current !== null) await storage.purgePuzzles(current);

  const sender: Sender = {
    uid,
    server,
    now: () => ports.now(),
    leaderboardsChanged: ports.leaderboardsChanged,
    change: (changes) => storage.changeOutbox(uid, changes),
    plays: (rows) => storage.readPlays(uid, rows),
    async refresh() {
      const document = await server.readProfile(uid);
      // It was there a moment ago: whatever happened to it, this is not the time to go on.
      if (document === null) throw new ServerError('aborted');
      const fresh = readProfile(document, ports.now());
      await take(fresh);
      return fresh.complete;
    },
  };
  const stored = await storeRows(taken.outbox, profile.complete, sender, isFull(document));
  const ranked = await rankRows(stored.rows, sender);
  if (stored.unanswered + ranked.unanswered > 0) return { kind: 'retry', status: 'internal' };
  return {
    kind: 'synced',
    sent: ranked.acknowledged,
    received: taken.added,
    refused: stored.refused + ranked.refused,
  };
}

const NO_PROFILE: Profile = { info: null, results: [], complete: new Map() };
