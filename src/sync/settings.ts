/** Settings between the account's devices (src/settings/account.ts). */
import {
  type AccountSettings,
  type DeviceSettings,
  joinedSettings,
  parseAccountSettings,
  settledSettings,
  unsentSettings,
} from '../settings/account.ts';
import type { Server } from './ports.ts';

/** The settings that a page holds. A service worker has none: it cannot read localStorage. */
export interface SettingsStore {
  read(): DeviceSettings;
  write(settings: DeviceSettings): void;
  /** Whether something was changed here that the account lacks. */
  hasUnsent(): boolean;
}

const isEmpty = ({ settings, tried }: AccountSettings) =>
  Object.keys(settings).length + tried.length === 0;

/**
 * Takes the account's settings, and sends what the device has changed.
 *
 * @param document as `Server.readSettings` has read it.
 */
export async function syncSettings(
  document: Awaited<ReturnType<Server['readSettings']>>,
  server: Pick<Server, 'writeSettings'>,
  store: SettingsStore,
): Promise<void> {
  const account = parseAccountSettings(document);
  const unsent = unsentSettings(store.read(), account);
  if (!isEmpty(unsent)) await server.writeSettings(unsent);
  // Read again: the player may have changed a setting meanwhile.
  store.write(settledSettings(store.read(), joinedSettings(account, unsent)));
}
