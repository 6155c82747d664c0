import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { localStore } from '../device/browserStorage.ts';
import { addTried, readChanged, readTried } from './changed.ts';
import { settingsAtom } from './settings.ts';
import { dropLeftSettings, leaveSettings, settingsStore } from './settingsStore.ts';

const store = getDefaultStore();
const read = (uid = 'anna') => settingsStore.read(uid);
const forget = () => settingsStore.write({ settings: DEFAULT_SETTINGS, tried: [], changed: [] });

beforeEach(() => {
  forget();
  dropLeftSettings('anna');
});

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

describe('signing out', () => {
  it('leaves what the account lacks until it signs in again, and for no other account', () => {
    store.set(settingsAtom, { hand: 'left' });
    addTried('geografind');
    leaveSettings('anna');
    forget();
    expect(read('ben').changed).toEqual([]);
    const back = {
      settings: { ...DEFAULT_SETTINGS, hand: 'left' },
      tried: ['geografind'],
      changed: ['hand', 'tried'],
    };
    expect(read()).toEqual(back);
    // Only once: later changes must stand.
    forget();
    expect(read().changed).toEqual([]);
  });

  it('twice before the first sync loses nothing of either time', () => {
    store.set(settingsAtom, { hand: 'left' });
    leaveSettings('anna');
    forget();
    store.set(settingsAtom, { units: 'miles' });
    leaveSettings('anna');
    forget();
    expect(read().settings).toMatchObject({ hand: 'left', units: 'miles' });
  });

  it('leaves nothing where the account has all', () => {
    settingsStore.write({
      settings: { ...DEFAULT_SETTINGS, hand: 'left' },
      tried: ['geografind'],
      changed: [],
    });
    leaveSettings('anna');
    expect(localStore.keys().filter((key) => key.includes('left'))).toEqual([]);
  });

  it('a setting changed since then stays', () => {
    store.set(settingsAtom, { hand: 'left', units: 'miles' });
    leaveSettings('anna');
    forget();
    store.set(settingsAtom, { units: 'km', hideTimer: true });
    store.set(settingsAtom, { units: 'miles' });
    store.set(settingsAtom, { units: 'km' });
    expect(read().settings).toMatchObject({ hand: 'left', units: 'km', hideTimer: true });
  });

  it('an unreadable copy is dropped', () => {
    localStore.setItem('crema-left-settings-anna', '{');
    expect(read().changed).toEqual([]);
    expect(localStore.getItem('crema-left-settings-anna')).toBeNull();
  });
});
