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
  /** The device's settings, with those that this account left unsent here. */
  read(uid: string): DeviceSettings;
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
 * @param isSignedIn whether the device still has the account: it may have signed out while the server
 *   answered, and the settings are another's then.
 */
export async function syncSettings(
  uid: string,
  document: Awaited<ReturnType<Server['readSettings']>>,
  server: Pick<Server, 'writeSettings'>,
  store: SettingsStore,
  isSignedIn: () => Promise<boolean>,
): Promise<void> {
  const account = parseAccountSettings(document);
  if (!(await isSignedIn())) return;
  const unsent = unsentSettings(store.read(uid), account);
  if (!isEmpty(unsent)) await server.writeSettings(uid, unsent);
  if (!(await isSignedIn())) return;
  // Read again: the player may have changed a setting meanwhile.
  store.write(settledSettings(store.read(uid), joinedSettings(account, unsent)));
}
