/** This device's settings for the sync with the account, and those left here at a sign-out. */
import { getDefaultStore } from 'jotai';
import {
  type AccountSettings,
  type DeviceSettings,
  joinedSettings,
  parseAccountSettings,
} from '../../settings/account.ts';
import { SETTING_NAMES } from '../../settings/settings.ts';
import { LEFT_SETTINGS_KEY } from '../../storage/keys.ts';
import type { SettingsStore } from '../../sync/settings.ts';
import { localStore } from '../device/browserStorage.ts';
import { readChanged, readTried, writeChanged, writeTried } from './changed.ts';
import { readSettings, receivedSettingsAtom } from './settings.ts';

const store = getDefaultStore();

const leftKey = (uid: string) => `${LEFT_SETTINGS_KEY}-${uid}`;

const readDevice = (): DeviceSettings => ({
  settings: readSettings(),
  tried: readTried(),
  changed: readChanged(),
});

function write({ settings, tried, changed }: DeviceSettings): void {
  writeChanged(changed);
  writeTried(tried);
  store.set(receivedSettingsAtom, settings);
}

export const settingsStore: SettingsStore = {
  read(uid) {
    takeLeft(uid);
    return readDevice();
  },
  write,
  hasUnsent: () => readChanged().length > 0,
};

/** Leaves what the account lacks on this device, until it signs in here again. */
export function leaveSettings(uid: string): void {
  const { settings, tried, changed } = readDevice();
  if (changed.length === 0) return;
  const names = SETTING_NAMES.filter((name) => changed.includes(name));
  const unsent = {
    settings: Object.fromEntries(names.map((name) => [name, settings[name]])),
    tried: changed.includes('tried') ? tried : [],
  };
  // An account that signs out before its first sync has settings from an earlier time here.
  const all = joinedSettings(readLeft(uid), unsent);
  const marks = Object.fromEntries(all.tried.map((game) => [game, true] as const));
  localStore.setItem(leftKey(uid), JSON.stringify({ ...all.settings, tried: marks }));
}

export function dropLeftSettings(uid: string): void {
  localStore.removeItem(leftKey(uid));
}

/** Takes up what the account left here; a setting changed since then stays. */
function takeLeft(uid: string): void {
  if (localStore.getItem(leftKey(uid)) === null) return;
  const left = readLeft(uid);
  dropLeftSettings(uid);
  const { settings, tried, changed } = readDevice();
  const names = SETTING_NAMES.filter(
    (name) => left.settings[name] !== undefined && !changed.includes(name),
  );
  const taken = Object.fromEntries(names.map((name) => [name, left.settings[name]]));
  write({
    settings: { ...settings, ...taken },
    tried: [...new Set([...tried, ...left.tried])],
    changed: [
      ...new Set([...changed, ...names, ...(left.tried.length > 0 ? ['tried' as const] : [])]),
    ],
  });
}

function readLeft(uid: string): AccountSettings {
  try {
    return parseAccountSettings(JSON.parse(localStore.getItem(leftKey(uid)) ?? 'null'));
  } catch {
    return parseAccountSettings(null);
  }
}
