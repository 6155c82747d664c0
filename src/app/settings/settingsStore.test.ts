import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { localStore } from '../device/browserStorage.ts';
import { addTried, readChanged, readTried } from './changed.ts';
import { settingsAtom } from './settings.ts';
import { settingsStore } from './settingsStore.ts';

const store = getDefaultStore();
const { read } = settingsStore;
beforeEach(() => settingsStore.write({ settings: DEFAULT_SETTINGS, tried: [], changed: [] }));

it('notes what the player changes, and not what stays as it is', () => {
  store.set(settingsAtom, { hand: 'left', units: DEFAULT_SETTINGS.units });
  addTried('geografind');
  addTried('geografind');
  expect(read()).toEqual({
    settings: { ...DEFAULT_SETTINGS, hand: 'left' },
    tried: ['geografind'],
    changed: ['hand', 'tried'],
  });
});

it('takes settings of the account as sent', () => {
  store.set(settingsAtom, { hand: 'left' });
  settingsStore.write({
    settings: { ...DEFAULT_SETTINGS, units: 'miles' },
    tried: ['crossnumber'],
    changed: [],
  });
  expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, units: 'miles' });
  expect(readTried()).toEqual(['crossnumber']);
  expect(readChanged()).toEqual([]);
});

it('believes what is stored, and not what this tab has last seen of it', () => {
  store.set(settingsAtom, { units: 'miles' });
  localStore.setItem('crema-settings', JSON.stringify({ ...DEFAULT_SETTINGS, hand: 'left' }));
  expect(read().settings).toEqual({ ...DEFAULT_SETTINGS, hand: 'left' });
  store.set(settingsAtom, { hideTimer: true });
  expect(read().settings).toMatchObject({ hand: 'left', hideTimer: true, units: 'km' });
});
