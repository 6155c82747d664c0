/** The player's preferences, kept in the browser and shared by its tabs. */
import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { nextFrame } from '../../ui/nextFrame.ts';
import { localStore } from '../device/browserStorage.ts';
import {
  COLOR_MODE_KEY,
  type ColorMode,
  parseColorMode,
  showColorMode,
} from '../device/colorMode.ts';

export interface Settings {
  readonly hideTimer: boolean;
  readonly markConflicts: boolean;
  /** Single keys (digits, P, H) work anywhere on a puzzle's page, not only on the board. */
  readonly singleKeys: boolean;
  readonly units: 'km' | 'miles';
  /** The playing hand: controls are placed on its side. */
  readonly hand: 'right' | 'left';
}

export const DEFAULT_SETTINGS: Settings = {
  hideTimer: false,
  markConflicts: true,
  singleKeys: true,
  units: 'km',
  hand: 'right',
};

/**
 * Reads the player's settings from any stored value: keeps known keys with valid values, and uses
 * defaults for the rest.
 */
export function parseSettings(value: unknown): Settings {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<Settings>;
  return {
    hideTimer: stored.hideTimer === true,
    markConflicts: stored.markConflicts !== false,
    singleKeys: stored.singleKeys !== false,
    units: stored.units === 'miles' ? 'miles' : 'km',
    hand: stored.hand === 'left' ? 'left' : 'right',
  };
}

const storedSettingsAtom = atomWithStorage<unknown>(
  'crema-settings',
  DEFAULT_SETTINGS,
  createJSONStorage(() => localStore),
  { getOnInit: true },
);

export const settingsAtom = atom(
  (get) => parseSettings(get(storedSettingsAtom)),
  (get, set, change: Partial<Settings>) => {
    set(storedSettingsAtom, { ...parseSettings(get(storedSettingsAtom)), ...change });
  },
);

/** Stores the setting as a plain word instead of JSON, as the specification requires. */
const bareText = {
  getItem: (key: string) => parseColorMode(localStore.getItem(key)),
  setItem: (key: string, mode: ColorMode) => localStore.setItem(key, mode),
  removeItem: (key: string) => localStore.removeItem(key),
  subscribe: (key: string, callback: (mode: ColorMode) => void) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key) callback(parseColorMode(event.newValue));
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
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
