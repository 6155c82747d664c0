import { describe, expect, it } from 'vitest';
import { formatDuration, spokenDuration } from './duration.ts';

describe('durations', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [999, '0:00', '0 seconds'],
    [1000, '0:01', '1 second'],
    [38_400, '0:38', '38 seconds'],
    [60_000, '1:00', '1 minute'],
    [702_000, '11:42', '11 minutes 42 seconds'],
    [3_599_999, '59:59', '59 minutes 59 seconds'],
    [3_600_000, '1:00:00', '1 hour'],
    [3_661_000, '1:01:01', '1 hour 1 minute 1 second'],
    [90_000_000, '25:00:00', '25 hours'],
    [-5, '0:00', '0 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
  ])('%d ms is %s, spoken %s', (ms, text, spoken) => {
    expect(formatDuration(ms)).toBe(text);
    expect(spokenDuration(ms)).toBe(spoken);
  });
});
