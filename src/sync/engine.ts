/**
 * A sync, from reading the profile to the last acknowledgement. Page and service worker run the
 * same code. It may be interrupted between any two steps: each step is recorded in the outbox
 * before the next begins, and server calls are idempotent.
 */
import { makeRng } from '../lib/rng.ts';
import { type LeaderboardInfo, randomInfo } from '../protocol/leaderboardInfo.ts';
import { parseName } from '../protocol/names.ts';
import {
  isRefusal,
  remedyFor,
  ServerError,
  type StatusCode,
  statusOf,
} from '../protocol/status.ts';
import { IN_STEP } from '../storage/keys.ts';
import { LOCAL_PROFILE, type LocalProfile, localProfileOf } from '../storage/localProfile.ts';
import { readEntry } from '../storage/metaEntry.ts';
import type { Storage } from '../storage/port.ts';
import { type PlayPorts, parseWaysAt, pullPlays, pushPlays } from './plays.ts';
import type { ProfileDocument, Server } from './ports.ts';
import { isFull, type Profile, readProfile } from './profile.ts';
import { nameOf, rankRows, type Sender, storeRows } from './send.ts';
import { isOwnFailure } from './sendEach.ts';
import { type SettingsStore, syncSettings } from './settings.ts';
import { endSittings, pullSittings, pushSittings, type SittingPorts } from './sittings.ts';

export interface SyncPorts {
  readonly storage: SittingPorts['storage'] &
    PlayPorts['storage'] &
    Pick<Storage, 'readAccount' | 'takeFromServer' | 'listOutbox' | 'changeOutbox' | 'readPlays'>;
  readonly server: Server;
  /** Epoch ms. */
  now(): number;
  /** Device-specific seed for a new player's name. */
  seed(): string;
  /** Tells that leaderboards have changed: pages that show a leaderboard must reload it. */
  leaderboardsChanged(): void;
  /** Called when the server has answered, so the session is valid. */
  answered?(): void;
  /** See `SittingPorts`. */
  clockRead?(ahead: number): void;
  /** Only where settings are to be read or sent. */
  readonly settings?: SettingsStore;
}

export type SyncOutcome =
  /** The player has no account: there is nothing to sync. */
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'synced';
      /** Results acknowledged by both stages of the server in this run. */
      readonly sent: number;
      /** Complete results received from the server. */
      readonly received: number;
      /** Results that the server refused in this run. */
      readonly refused: number;
    }
  /** The remaining work must be retried later. */
  | {
      readonly kind: 'retry';
      readonly status: StatusCode;
      /** Delay requested by the server, in ms. */
      readonly retryAfterMs?: number;
    }
  /** The account is not signed in, or (in a worker) not yet known. The outbox is unchanged. */
  | { readonly kind: 'needs-sign-in' }
  /** The account was deleted, and its session has ended for good. The outbox is unchanged. */
  | { readonly kind: 'account-deleted' }
  /** The site is closed and has not invited the account. The outbox is unchanged. */
  | { readonly kind: 'not-invited' }
  /** The server refuses the profile itself. */
  | { readonly kind: 'refused'; readonly status: StatusCode };

/** The part of the account to sync: everything, or only unfinished games, with or without a read. */
export type SyncScope = 'all' | 'sittings' | 'own-sittings';

/** Runs one sync. Never rejects because of the server; storage errors are passed on. */
export async function runOnce(ports: SyncPorts, scope: SyncScope = 'all'): Promise<SyncOutcome> {
  if ((await ports.storage.readAccount()) === null) return { kind: 'signed-out' };
  const outcome = await attempt(ports, scope);
  // Firebase reports a deleted account late, and with the codes of an expired session.
  const mayBeGone = ['needs-sign-in', 'not-invited', 'refused'].includes(outcome.kind);
  return mayBeGone && (await isDeleted(ports)) ? { kind: 'account-deleted' } : outcome;
}

async function isDeleted({ server }: SyncPorts): Promise<boolean> {
  try {
    return await server.isDeleted();
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return false;
  }
}

async function attempt(ports: SyncPorts, scope: SyncScope): Promise<SyncOutcome> {
  try {
    if (!(await ports.server.isSignedIn())) return { kind: 'needs-sign-in' };
    if (scope === 'all') return await syncAccount(ports);
    if (scope === 'sittings') await pullSittings(ports);
    await pushSittings(ports, false);
    return NOTHING_NEW;
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

/** Name and avatar of a new account: the player's from before, but no name of the player's own words. */
function proposal(before: LocalProfile | null, ports: SyncPorts): LeaderboardInfo {
  const random = randomInfo(makeRng(ports.seed()));
  if (before === null) return random;
  const { name, avatarIcon, avatarColor } = before;
  const leaderboardName = parseName(name) === null ? random.leaderboardName : name;
  return { leaderboardName, avatarIcon, avatarColor };
}

async function syncAccount(ports: SyncPorts): Promise<SyncOutcome> {
  const { storage, server } = ports;

  async function take({ info, results }: Profile) {
    const before = await readEntry(storage, LOCAL_PROFILE);
    const local = localProfileOf(
      info ?? proposal(before, ports),
      info === null || (before?.isNew ?? false),
    );
    return storage.takeFromServer({ results, profile: { ...local } }, ports.now());
  }

  /** The profile, whose results are here from now on. */
  async function takeOver(document: ProfileDocument | null) {
    // A profile that existed a moment ago, or was just created.
    if (document === null) throw new ServerError('aborted');
    ports.answered?.();
    const profile = readProfile(document, ports.now());
    return { ...profile, received: await take(profile), isFull: isFull(document) };
  }

  let document = await server.readProfile();
  if (document === null) {
    // Record the player here first: even if the answer to `createProfile` is lost, the player
    // still counts as new.
    await take(NO_PROFILE);
    const local = await readEntry(storage, LOCAL_PROFILE);
    if (local === null) throw new ServerError('aborted');
    if (!(await server.createProfile(proposal(local, ports)))) return { kind: 'not-invited' };
    document = await server.readProfile();
  }
  const profile = await takeOver(document);
  const outbox = await storage.listOutbox();

  let failures = 0;
  /** Results do not wait for a server that fails on the rest alone, or does not know it yet. */
  async function beside<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (isOwnFailure(statusOf(error))) failures++;
      else if (!isRefusal(error)) throw error;
      return null;
    }
  }

  // Games of other devices come before the results: a result's commit deletes the game's document.
  const isPulled = await beside(() => pullSittings(ports));
  const known = await storage.readEndedSittings();
  const sender: Sender = {
    ...ports,
    ended: new Set(known.map(nameOf)),
    refresh: async () => (await takeOver(await server.readProfile())).complete,
  };
  const stored = await storeRows(outbox, profile.complete, sender, profile.isFull);
  const ranked = await rankRows(stored.done, sender);
  if (isPulled) {
    const isStored = new Set(stored.done.map(nameOf));
    const waiting = outbox.map(nameOf).filter((name) => !isStored.has(name));
    await endSittings(new Set(waiting), ports);
    await pushSittings(ports, true);
  }
  await beside(() => pushPlays(ports));
  const { settings } = ports;
  const ways = await beside(async () => {
    if (settings === undefined) return null;
    const document = await server.readSettings();
    await syncSettings(document, server, settings);
    return parseWaysAt(document);
  });
  await beside(() => pullPlays(ports, ways));
  if (failures + stored.unanswered + ranked.unanswered > 0)
    return { kind: 'retry', status: 'internal' };
  await storage.putMeta(IN_STEP, ports.now());
  return {
    kind: 'synced',
    sent: ranked.done.length,
    received: profile.received,
    refused: stored.refused + ranked.refused,
  };
}

export const NOTHING_NEW: SyncOutcome = { kind: 'synced', sent: 0, received: 0, refused: 0 };

const NO_PROFILE: Profile = { info: null, results: [], complete: new Map() };
