/** This device's settings for the sync with the account, and those left here at a sign-out. */
import { getDefaultStore } from 'jotai';
import { type DeviceSettings, parseAccountSettings } from '../../settings/account.ts';
import { SETTING_NAMES } from '../../settings/settings.ts';
import { LEFT_SETTINGS_KEY } from '../../storage/keys.ts';
import type { SettingsStore } from '../../sync/settings.ts';
import { localStore } from '../device/browserStorage.ts';
import { readChanged, readTried, writeChanged, writeTried } from './changed.ts';
import { receivedSettingsAtom, settingsAtom } from './settings.ts';

const store = getDefaultStore();

const leftKey = (uid: string) => `${LEFT_SETTINGS_KEY}-${uid}`;

const readDevice = (): DeviceSettings => ({
  settings: store.get(settingsAtom),
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
  const left = {
    ...Object.fromEntries(names.map((name) => [name, settings[name]])),
    tried: Object.fromEntries(
      changed.includes('tried') ? tried.map((game) => [game, true] as const) : [],
    ),
  };
  localStore.setItem(leftKey(uid), JSON.stringify(left));
}

export function dropLeftSettings(uid: string): void {
  localStore.removeItem(leftKey(uid));
}

/** Takes up what the account left here; a setting changed since then stays. */
function takeLeft(uid: string): void {
  const text = localStore.getItem(leftKey(uid));
  if (text === null) return;
  dropLeftSettings(uid);
  const left = parseLeft(text);
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

function parseLeft(text: string) {
  try {
    return parseAccountSettings(JSON.parse(text));
  } catch {
    return parseAccountSettings(null);
  }
}
