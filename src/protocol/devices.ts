/**
 * The devices that send an account's results, in the profile's map `devices`: from a name to the
 * server's time of the last results. The names tell devices apart without identifying them.
 */
import { DAY_MS } from '../daily/date.ts';
import { fieldsOf } from '../lib/reading.ts';

/** Each browser after those whose user agents name it as well. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const SYSTEMS = [
  ['an iPhone', /iPhone/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  // An iPad says that it is a Mac.
  ['a Mac or iPad', /Macintosh|iPad/],
  ['Linux', /Linux/],
] as const;

const OTHER = 'another browser or system';

/** Such as "Firefox on Android". */
export function deviceName(userAgent: string): string {
  const [browser] = BROWSERS.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  const [system] = SYSTEMS.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  return browser && system ? `${browser} on ${system}` : OTHER;
}

/** Every `deviceName`, for the rules. */
export const DEVICE_NAMES: readonly string[] = [
  ...BROWSERS.flatMap(([browser]) => SYSTEMS.map(([system]) => `${browser} on ${system}`)),
  OTHER,
];

/** After this many days a device is no longer listed. */
const LISTED_DAYS = 92;

export interface Device {
  readonly name: string;
  /** Epoch ms, by the server's clock. */
  readonly at: number;
}

/**
 * The devices in a profile, the last one first.
 * @param now epoch ms.
 */
export function devicesIn(profile: unknown, now: number): readonly Device[] {
  const devices = Object.entries(fieldsOf(fieldsOf(profile)?.devices) ?? {}).map(([name, at]) => ({
    name,
    at: Date.parse(String(fieldsOf(at)?.timestamp)),
  }));
  return devices
    .filter(({ name, at }) => DEVICE_NAMES.includes(name) && now - at < LISTED_DAYS * DAY_MS)
    .sort((a, b) => b.at - a.at);
}
