import { expect, it } from 'vitest';
import { DEVICE_NAMES, deviceName, devicesIn } from './devices.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on a Mac or iPad',
  ],
  ['curl/8.5.0', 'another browser or system'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(DEVICE_NAMES).toContain(name);
});

it('lists the devices of three months, the last one first, and nothing else', () => {
  const at = (day: string) => ({ timestamp: `${day}T12:00:00.123456Z` });
  const devices = {
    'Firefox on Linux': at('2026-11-20'),
    'Chrome on Android': at('2026-11-28'),
    'Safari on an iPhone': at('2026-08-01'),
    'Bens Telefon': at('2026-11-28'),
    'Edge on Windows': 'yesterday',
  };
  const now = Date.parse('2026-11-29');
  expect(devicesIn({ devices }, now).map(({ name }) => name)).toEqual([
    'Chrome on Android',
    'Firefox on Linux',
  ]);
  for (const none of [null, {}, { devices: 1 }]) expect(devicesIn(none, now)).toEqual([]);
});
