import { expect, it } from 'vitest';
import { clockWords } from './clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it.each([
  [3 * 365.25 * DAY, '3 years fast'],
  [-365 * DAY, '365 days slow'],
  [200 * DAY, '200 days fast'],
  [500 * DAY, '500 days fast'],
  [40 * DAY, '40 days fast'],
  [-2 * DAY, '2 days slow'],
  [26 * HOUR, '26 hours fast'],
  [-12 * HOUR, '12 hours slow'],
])('a clock that is off by %i ms is %s', (ahead, words) => {
  expect(clockWords(ahead)).toContain(`This device’s clock is ${words}.`);
});

it.each([0, 11 * HOUR, -11 * HOUR])('a clock that is off by %i ms will do', (ahead) => {
  expect(clockWords(ahead)).toBeNull();
});
