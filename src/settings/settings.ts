import { ABSENCES_PATTERN, formatAbsences, parseAbsences } from '../daily/away.ts';

/** The player's preferences. Those of a device, such as its colour mode, are not among them. */
export interface Settings {
  readonly hideTimer: boolean;
  readonly markConflicts: boolean;
  /** Single keys (digits, P, H) work anywhere on a puzzle's page, not only on the board. */
  readonly singleKeys: boolean;
  readonly units: 'km' | 'miles';
  /** Guesses show directions, in games that can hide them. */
  readonly arrows: boolean;
  /** The playing hand: controls are placed on its side. */
  readonly hand: 'right' | 'left';
  /** The screen stays on while a puzzle is played. */
  readonly keepAwake: boolean;
  /** Days in a row earn rests, which bridge missed days (daily/streak.ts). */
  readonly streakRests: boolean;
  /** Absences, which end no streak, in the form of daily/away.ts. */
  readonly away: string;
  /** Id of the table that is shown first; empty for the one joined first. */
  readonly chosenTable: string;
}

export const DEFAULT_SETTINGS: Settings = {
  hideTimer: false,
  markConflicts: true,
  singleKeys: true,
  units: 'km',
  arrows: true,
  hand: 'right',
  keepAwake: true,
  streakRests: true,
  away: '',
  chosenTable: '',
};

export type SettingName = keyof Settings;

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly SettingName[];

/** Values that each setting may have; a pattern for texts, which have to match as a whole. */
export const SETTING_VALUES: {
  readonly [Name in SettingName]: readonly Settings[Name][] | { readonly pattern: string };
} = {
  hideTimer: [false, true],
  markConflicts: [false, true],
  singleKeys: [false, true],
  units: ['km', 'miles'],
  arrows: [false, true],
  hand: ['right', 'left'],
  keepAwake: [false, true],
  streakRests: [false, true],
  away: { pattern: ABSENCES_PATTERN },
  chosenTable: { pattern: '[A-Za-z0-9_-]{0,40}' },
};

function isValid(name: SettingName, value: unknown): boolean {
  const allowed = SETTING_VALUES[name];
  if (!('pattern' in allowed)) return (allowed as readonly unknown[]).includes(value);
  return typeof value === 'string' && new RegExp(`^(${allowed.pattern})$`).test(value);
}

/** The settings with a valid value in any stored value; other keys are left out. */
export function validSettings(value: unknown): Partial<Settings> {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<Settings>;
  const valid = SETTING_NAMES.filter((name) => isValid(name, stored[name]));
  return Object.fromEntries(valid.map((name) => [name, stored[name]]));
}

/**
 * The settings that a backup brings: those that it has, and its absences beside the present ones,
 * which cannot be announced again.
 * @param saved the backup's settings, unparsed.
 */
export function restoredSettings({ away }: Settings, saved: unknown): Partial<Settings> {
  const found = validSettings(saved);
  if (found.away === undefined) return found;
  const present = parseAbsences(away);
  const begun = new Set(present.map(({ from }) => from));
  const more = parseAbsences(found.away).filter(({ from }) => !begun.has(from));
  return { ...found, away: formatAbsences([...present, ...more]) };
}

/**
 * Reads the player's settings from any stored value: keeps known keys with valid values, and uses
 * defaults for the rest.
 */
export const parseSettings = (value: unknown): Settings => ({
  ...DEFAULT_SETTINGS,
  ...validSettings(value),
});
