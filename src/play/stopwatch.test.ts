import { beforeEach, describe, expect, it } from 'vitest';
import { makeStopwatch, SAVE_EVERY_MS, type Stopwatch } from './stopwatch.ts';

let now = 0;
let timer: { readonly run: () => void; readonly ms: number } | null = null;
let saves = 0;

const ports = {
  now: () => now,
  setTimer(run: () => void, ms: number) {
    timer = { run, ms };
    return 1;
  },
  clearTimer() {
    timer = null;
  },
};

let stopwatch: Stopwatch;

beforeEach(() => {
  now = 10_000;
  timer = null;
  saves = 0;
  stopwatch = makeStopwatch(ports, () => saves++);
});

describe('the stopwatch', () => {
  it('counts nothing while it stands', () => {
    now += 500;
    expect([stopwatch.running(), stopwatch.take()]).toEqual([0, 0]);
  });

  it('hands over what has passed, once', () => {
    stopwatch.run(true);
    now += 500;
    expect(stopwatch.running()).toBe(500);
    expect([stopwatch.take(), stopwatch.take()]).toEqual([500, 0]);
    now += 20;
    expect(stopwatch.take()).toBe(20);
  });

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

  it('goes on when it is told to run while it runs', () => {
    stopwatch.run(true);
    now += 300;
    stopwatch.run(true);
    expect(stopwatch.running()).toBe(300);
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

  it('asks for a save every few seconds, and not when it stands', () => {
    stopwatch.run(true);
    expect(timer?.ms).toBe(SAVE_EVERY_MS);
    timer?.run();
    expect(saves).toBe(1);
    stopwatch.run(true);
    stopwatch.run(false);
    expect(timer).toBeNull();
  });
});
