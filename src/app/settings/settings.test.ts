import { expect, it } from 'vitest';
import { parseColorMode } from '../device/colorMode.ts';
import { DEFAULT_SETTINGS, parseSettings } from './settings.ts';

it.each([
  ['nothing', null],
  ['text', 'dark'],
  ['a list', []],
  ['other keys', { theme: 'dark' }],
  [
    'values of another kind',
    { hideTimer: 'yes', markConflicts: 1, units: 'leagues', hand: 'third' },
  ],
])('takes %s for the defaults', (_what, stored) => {
  expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
});

it('keeps what the player chose', () => {
  const chosen = {
    hideTimer: true,
    markConflicts: false,
    singleKeys: false,
    units: 'miles',
    hand: 'left',
  } as const;
  expect(parseSettings({ ...chosen, more: 1 })).toEqual(chosen);
});

it.each([
  ['system', 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['sepia', 'system'],
  [null, 'system'],
])('reads the colour mode %s as %s', (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode);
});
