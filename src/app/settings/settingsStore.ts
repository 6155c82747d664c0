/** The player's settings on this device, for the sync with the account. */
import { getDefaultStore } from 'jotai';
import type { SettingsStore } from '../../sync/settings.ts';
import { readChanged, readTried, writeChanged, writeTried } from './changed.ts';
import { readSettings, receivedSettingsAtom } from './settings.ts';

const store = getDefaultStore();

export const settingsStore: SettingsStore = {
  read: () => ({ settings: readSettings(), tried: readTried(), changed: readChanged() }),
  write({ settings, tried, changed }) {
    writeChanged(changed);
    writeTried(tried);
    store.set(receivedSettingsAtom, settings);
  },
  hasUnsent: () => readChanged().length > 0,
};
