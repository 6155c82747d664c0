import { beforeEach, describe, expect, it } from 'vitest';
import { makeStopwatch, type Stopwatch } from './stopwatch.ts';

let now = 0;

const ports = {
  now: () => now,
  setTimer: () => 1,
  clearTimer() {},
};

let stopwatch: Stopwatch;

beforeEach(() => {
  now = 10_000;
  stopwatch = makeStopwatch(ports, () => {});
});

describe('the stopwatch', () => {
  it('hands over whole ms, and keeps what is left of them for the next', () => {
    const handed: number[] = [];
    stopwatch.run(true);
    for (const ms of [10.4, 10.4, 10.4]) {
      now += ms;
      handed.push(stopwatch.take());
    }
    expect(handed).toEqual([10, 10, 11]);
    now += 0.5;
    stopwatch.run(false);
    stopwatch.run(true);
    now += 0.9;
    expect([stopwatch.running(), stopwatch.take()]).toEqual([1, 1]);
  });

  it('counts a night asleep as two minutes', () => {
    stopwatch.run(true);
    now += 8 * 3_600_000;
    expect(stopwatch.take()).toBe(120_000);
  });

  it('shows nothing below zero when the clock goes back', () => {
    stopwatch.run(true);
    now -= 500;
    expect(stopwatch.running()).toBe(0);
  });
});
