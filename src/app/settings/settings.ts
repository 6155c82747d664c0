/** The player's preferences, kept in the browser and shared by its tabs. */
import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import {
  DEFAULT_SETTINGS,
  parseSettings,
  SETTING_NAMES,
  type Settings,
} from '../../settings/settings.ts';
import { SETTINGS_KEY } from '../../storage/keys.ts';
import { keyFor } from '../../storage/players.ts';
import { nextFrame } from '../../ui/nextFrame.ts';
import { localStore } from '../device/browserStorage.ts';
import {
  COLOR_MODE_KEY,
  type ColorMode,
  parseColorMode,
  showColorMode,
} from '../device/colorMode.ts';
import { PLAYER, playerStore } from '../device/player.ts';
import { noteChanged } from './changed.ts';

/** Calls back when another tab changes the key; `text` is null when it was removed. */
function onOtherTabs(key: string, callback: (text: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) callback(event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/**
 * The stored settings. The atom may lag behind them: a page in the back/forward cache is not told of
 * changes in other tabs.
 */
export function readSettings(): Settings {
  try {
    return parseSettings(JSON.parse(playerStore.getItem(SETTINGS_KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

const storedSettingsAtom = atomWithStorage<unknown>(
  SETTINGS_KEY,
  DEFAULT_SETTINGS,
  createJSONStorage(() => ({
    ...playerStore,
    subscribe: (key: string, callback: (text: string | null) => void) =>
      onOtherTabs(keyFor(PLAYER, key), callback),
  })),
  { getOnInit: true },
);

export const settingsAtom = atom(
  (get) => parseSettings(get(storedSettingsAtom)),
  (_get, set, change: Partial<Settings>) => {
    const before = readSettings();
    const after = { ...before, ...change };
    noteChanged(SETTING_NAMES.filter((name) => after[name] !== before[name]));
    set(storedSettingsAtom, after);
  },
);

/** Takes settings from the account: they count as sent. */
export const receivedSettingsAtom = atom(null, (_get, set, settings: Settings) => {
  set(storedSettingsAtom, settings);
});

/** Stores the setting as a plain word instead of JSON, as the specification requires. */
const bareText = {
  getItem: (key: string) => parseColorMode(localStore.getItem(key)),
  setItem: (key: string, mode: ColorMode) => localStore.setItem(key, mode),
  removeItem: (key: string) => localStore.removeItem(key),
  subscribe: (key: string, callback: (mode: ColorMode) => void) =>
    onOtherTabs(key, (text) => callback(parseColorMode(text))),
};

const storedModeAtom = atomWithStorage<ColorMode>(COLOR_MODE_KEY, 'system', bareText, {
  getOnInit: true,
});

export const colorModeAtom = atom(
  (get) => get(storedModeAtom),
  async (get, set, mode: ColorMode) => {
    set(storedModeAtom, mode);
    // Let the pressed control repaint before the new colour mode applies: repainting the whole page
    // is slow.
    await nextFrame();
    showColorMode(get(storedModeAtom));
  },
);
