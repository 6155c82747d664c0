/**
 * The settings of an account, in the document users/{uid}/private/settings: its devices share them.
 * The last write of a setting stands, in the order in which writes reach the server.
 */
import { GAME_IDS, type GameId } from '../games/definitions.ts';
import {
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  validSettings,
} from './settings.ts';

export interface AccountSettings {
  /** Settings that a device has written. */
  readonly settings: Partial<Settings>;
  /** Games whose tutorial board was tried or skipped. */
  readonly tried: readonly GameId[];
}

export type ChangedName = SettingName | 'tried';

export interface DeviceSettings {
  readonly settings: Settings;
  readonly tried: readonly GameId[];
  /** Names of what was changed here, and has not reached the account yet. */
  readonly changed: readonly ChangedName[];
}

/** Parses the document, which may be missing (null), or written by another version of the app. */
export function parseAccountSettings(data: unknown): AccountSettings {
  const { tried } = (data ?? {}) as { readonly tried?: unknown };
  const games = (typeof tried === 'object' && tried !== null ? tried : {}) as Partial<
    Record<GameId, unknown>
  >;
  return {
    settings: validSettings(data),
    tried: GAME_IDS.filter((game) => games[game] === true),
  };
}

/**
 * The settings that the account lacks: those changed on the device, and those that it has from before
 * the account had any.
 */
export function unsentSettings(device: DeviceSettings, account: AccountSettings): AccountSettings {
  const isUnsent = (name: SettingName) => {
    const [here, there] = [device.settings[name], account.settings[name]];
    if (there === undefined) return here !== DEFAULT_SETTINGS[name];
    return device.changed.includes(name) && here !== there;
  };
  const names = SETTING_NAMES.filter(isUnsent);
  return {
    settings: Object.fromEntries(names.map((name) => [name, device.settings[name]])),
    tried: device.tried.filter((game) => !account.tried.includes(game)),
  };
}

/**
 * The device's settings once the account has `account`: what was changed on the device since it was
 * sent stays, and is still to be sent.
 */
export function settledSettings(device: DeviceSettings, account: AccountSettings): DeviceSettings {
  const open = device.changed.filter((name) =>
    name === 'tried'
      ? device.tried.some((game) => !account.tried.includes(game))
      : device.settings[name] !== (account.settings[name] ?? DEFAULT_SETTINGS[name]),
  );
  const taken = Object.entries(account.settings).filter(
    ([name]) => !open.includes(name as SettingName),
  );
  return {
    settings: { ...device.settings, ...Object.fromEntries(taken) },
    tried: GAME_IDS.filter((game) => device.tried.includes(game) || account.tried.includes(game)),
    changed: open,
  };
}

/** Both, with `later` where both have a setting. */
export const joinedSettings = (
  earlier: AccountSettings,
  later: AccountSettings,
): AccountSettings => ({
  settings: { ...earlier.settings, ...later.settings },
  tried: [...new Set([...earlier.tried, ...later.tried])],
});
