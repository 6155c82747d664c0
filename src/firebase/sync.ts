/** A sync against Firebase, run by page and service worker. Loaded lazily by the page. */

import { deviceName } from '../protocol/devices.ts';
import {
  NOTHING_NEW,
  runOnce,
  type SyncOutcome,
  type SyncPorts,
  type SyncScope,
} from '../sync/engine.ts';
import { singleFlight } from '../sync/singleFlight.ts';
import { hasUnsentGames, unsentResults } from '../sync/unsent.ts';
import { connect } from './app.ts';
import { parseConfig } from './config.ts';
import { makeServer } from './server.ts';

export interface SyncSurroundings extends Omit<SyncPorts, 'server' | 'now' | 'seed'> {
  /** See `singleFlight`. */
  readonly leaving?: AbortSignal;
}

/** Syncs the player's account. See `runOnce`. */
export async function syncDevice(
  surroundings: SyncSurroundings,
  scope: SyncScope = 'all',
): Promise<SyncOutcome> {
  const { storage, settings, leaving } = surroundings;
  const account = await storage.readAccount();
  if (account === null) return { kind: 'signed-out' };
  const config = parseConfig(account.config);
  if (config === null) return { kind: 'needs-sign-in' };
  const device = deviceName(navigator.userAgent);
  const server = makeServer(connect(config, account.uid), account.uid, device);
  const ports = { ...surroundings, server, now: Date.now, seed: () => crypto.randomUUID() };
  const run = () => runOnce(ports, scope);
  const hasWork = async () =>
    settings?.hasUnsent() ||
    (await unsentResults(storage)).length > 0 ||
    (await hasUnsentGames(storage));
  // Writes of games name the state that they are made for, so they may run beside each other. A lock
  // would keep them waiting for a page that was frozen while it sent, as a page does that is left.
  if (scope !== 'all') return run();
  const outcome = await singleFlight(account.uid, navigator.locks ?? null, hasWork, run, leaving);
  return outcome ?? NOTHING_NEW;
}
