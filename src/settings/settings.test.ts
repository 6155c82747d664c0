import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, restoredSettings } from './settings.ts';

it.each([
  ['nothing', null],
  ['text', 'dark'],
  ['a list', []],
  ['other keys', { theme: 'dark' }],
  [
    'values of another kind',
    { hideTimer: 'yes', markConflicts: 1, units: 'leagues', hand: 'third', away: 'tomorrow' },
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
    arrows: false,
    hand: 'left',
    keepAwake: false,
    streakRests: false,
    away: '2026-12-20/2027-01-03',
    chosenTable: 'kQ7-x_2',
  } as const;
  expect(parseSettings({ ...chosen, more: 1 })).toEqual(chosen);
});

describe('a backup', () => {
  const now = { ...DEFAULT_SETTINGS, streakRests: false, away: '2026-12-20/2027-01-03' };

  it('from before there were absences and rests changes neither', () => {
    expect(restoredSettings(now, { hand: 'left' })).toEqual({ hand: 'left' });
  });

  it('adds its absences to those that were announced since', () => {
    const saved = { away: '2026-10-01/2026-10-09 2026-12-20/2026-12-31', streakRests: true };
    expect(restoredSettings(now, saved)).toEqual({
      streakRests: true,
      away: '2026-10-01/2026-10-09 2026-12-20/2027-01-03',
    });
  });
});
