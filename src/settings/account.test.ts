import { describe, expect, it } from 'vitest';
import {
  type AccountSettings,
  type DeviceSettings,
  joinedSettings,
  parseAccountSettings,
  settledSettings,
  unsentSettings,
} from './account.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const NOTHING: AccountSettings = { settings: {}, tried: [] };

const device = (changes: Partial<DeviceSettings> = {}): DeviceSettings => ({
  settings: DEFAULT_SETTINGS,
  tried: [],
  changed: [],
  ...changes,
});
const withHand = (hand: 'left' | 'right', ...changed: DeviceSettings['changed']) =>
  device({ settings: { ...DEFAULT_SETTINGS, hand }, changed });

describe('the document', () => {
  it.each([
    ['none', null],
    ['a text', 'x'],
    ['other values', { hand: 'third', hideTimer: 1, tried: ['geografind'] }],
    ['other games', { tried: { chess: true, geografind: 'yes' } }],
  ])('with %s holds nothing', (_what, data) => {
    expect(parseAccountSettings(data)).toEqual(NOTHING);
  });

  it('holds what a device has written', () => {
    expect(
      parseAccountSettings({ hand: 'left', markConflicts: false, tried: { geografind: true } }),
    ).toEqual({ settings: { hand: 'left', markConflicts: false }, tried: ['geografind'] });
  });
});

describe('the account lacks', () => {
  it('nothing of a device that never changed anything', () => {
    expect(unsentSettings(device(), NOTHING)).toEqual(NOTHING);
  });

  it('a setting that was changed here', () => {
    const there: AccountSettings = { settings: { hand: 'left', units: 'miles' }, tried: [] };
    expect(unsentSettings(withHand('right', 'hand'), there).settings).toEqual({ hand: 'right' });
    expect(unsentSettings(withHand('left', 'hand'), there).settings).toEqual({});
  });

  it('a setting from before it had any, but not one that it has', () => {
    expect(unsentSettings(withHand('left'), NOTHING).settings).toEqual({ hand: 'left' });
    const there: AccountSettings = { settings: { hand: 'right' }, tried: [] };
    expect(unsentSettings(withHand('left'), there).settings).toEqual({});
  });

  it('tutorials that were tried here', () => {
    const here = device({ tried: ['geografind', 'crossnumber'] });
    expect(unsentSettings(here, { settings: {}, tried: ['crossnumber'] }).tried).toEqual([
      'geografind',
    ]);
  });
});

describe('once the account has answered', () => {
  it('the device has its settings and tutorials', () => {
    const there: AccountSettings = { settings: { hand: 'left' }, tried: ['geografind'] };
    const here = device({ tried: ['crossnumber'] });
    expect(settledSettings(here, there)).toEqual({
      settings: { ...DEFAULT_SETTINGS, hand: 'left' },
      tried: ['geografind', 'crossnumber'],
      changed: [],
    });
  });

  it('what was sent is changed no more', () => {
    const here = device({
      ...withHand('left', 'hand', 'tried', 'units'),
      tried: ['geografind'],
    });
    const sent: AccountSettings = { settings: { hand: 'left' }, tried: ['geografind'] };
    expect(settledSettings(here, sent)).toEqual({ ...here, changed: [] });
  });

  it('what was changed meanwhile stays, and is still to be sent', () => {
    const sent: AccountSettings = { settings: { hand: 'left' }, tried: [] };
    const here = withHand('right', 'hand');
    expect(settledSettings(here, sent)).toEqual(here);
  });
});

it('of two writes the later one stands', () => {
  const one: AccountSettings = { settings: { hand: 'left', units: 'km' }, tried: ['geografind'] };
  const two: AccountSettings = { settings: { hand: 'right' }, tried: ['geografind'] };
  expect(joinedSettings(one, two)).toEqual({
    settings: { hand: 'right', units: 'km' },
    tried: ['geografind'],
  });
});
