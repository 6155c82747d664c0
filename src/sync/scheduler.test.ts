import { beforeEach, describe, expect, it } from 'vitest';
import { pauseAfter } from './backoff.ts';
import type { SyncOutcome, SyncScope } from './engine.ts';
import { makeScheduler, type Scheduler } from './scheduler.ts';

const SYNCED: SyncOutcome = { kind: 'synced', sent: 0, received: 0, refused: 0 };
const RETRY: SyncOutcome = { kind: 'retry', status: 'unavailable' };

let answers: ((outcome: SyncOutcome | Error) => void)[];
let timers: { run: () => void; ms: number }[];
let running: (SyncScope | null)[];
let runs: SyncScope[];
let scheduler: Scheduler;

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function answer(outcome: SyncOutcome | Error) {
  answers.shift()?.(outcome);
  await settled();
}

beforeEach(() => {
  answers = [];
  timers = [];
  running = [];
  runs = [];
  scheduler = makeScheduler({
    run: (scope) => {
      runs.push(scope);
      return new Promise((resolve, reject) => {
        answers.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      });
    },
    setTimer: (run, ms) => timers.push({ run, ms }),
    clearTimer: (timer) => timers.splice(timer - 1, 1),
    random: () => 0.5,
    onRunning: (is) => running.push(is),
    onOutcome: () => {},
  });
});

describe('the scheduler', () => {
  it('runs when asked and tells how it ended', async () => {
    const asked = scheduler.request('all');
    await answer(SYNCED);
    expect(await asked).toEqual(SYNCED);
    expect(running).toEqual(['all', null]);
    expect(timers).toEqual([]);
  });

  it.each([
    ['as long as the server says', 40_000, 40_000],
    ['no shorter than ever', 1, pauseAfter(1, 0.5)],
  ])('waits %s', async (_, retryAfterMs, ms) => {
    void scheduler.request('all');
    await answer({ kind: 'retry', status: 'resource-exhausted', retryAfterMs });
    expect(timers.map((timer) => timer.ms)).toEqual([ms]);
  });

  it('puts all requests during a run into one further run', async () => {
    const first = scheduler.request('all');
    const second = scheduler.request('all');
    const third = scheduler.request('all');
    expect(answers).toHaveLength(1);
    await answer(RETRY);
    expect(await first).toEqual(RETRY);
    expect(answers).toHaveLength(1);
    await answer(SYNCED);
    expect(await Promise.all([second, third])).toEqual([SYNCED, SYNCED]);
    expect(answers).toHaveLength(0);
    expect(timers).toEqual([]);
    expect(running.at(-1)).toBeNull();
  });

  it('tries again by itself, later each time, until it works', async () => {
    void scheduler.request('all');
    for (const ms of [3750, 7500, 15_000]) {
      await answer(RETRY);
      expect(timers.map((timer) => timer.ms)).toEqual([ms]);
      timers.pop()?.run();
    }
    await answer(SYNCED);
    expect(timers).toEqual([]);
    void scheduler.request('all');
    await answer(RETRY);
    expect(timers.map((timer) => timer.ms)).toEqual([3750]);
  });

  it('begins with the shortest pause again after a run that was asked for during another', async () => {
    void scheduler.request('all');
    void scheduler.request('all');
    await answer(RETRY);
    await answer(RETRY);
    expect(timers.map((timer) => timer.ms)).toEqual([3750]);
  });

  it('begins with the shortest pause again when it is asked meanwhile', async () => {
    void scheduler.request('all');
    await answer(RETRY);
    timers.pop()?.run();
    await answer(RETRY);
    expect(timers.map((timer) => timer.ms)).toEqual([7500]);
    void scheduler.request('all');
    await answer(RETRY);
    expect(timers.map((timer) => timer.ms)).toEqual([3750]);
  });

  it('does not try again by itself without a sign-in, or after it was stopped', async () => {
    void scheduler.request('all');
    await answer({ kind: 'needs-sign-in' });
    expect(timers).toEqual([]);
    void scheduler.request('all');
    await answer(RETRY);
    scheduler.stop();
    expect(timers).toEqual([]);
  });

  it('queues the widest scope that is requested during a run', async () => {
    void scheduler.request('all');
    const narrow = scheduler.request('own-sittings');
    const wide = scheduler.request('sittings');
    void scheduler.request('own-sittings');
    await answer(SYNCED);
    await answer(SYNCED);
    expect(runs).toEqual(['all', 'sittings']);
    expect(await Promise.all([narrow, wide])).toEqual([SYNCED, SYNCED]);
  });

  it('repeats the widest scope that has failed, and no narrower request puts it off', async () => {
    void scheduler.request('sittings');
    await answer(RETRY);
    void scheduler.request('own-sittings');
    await answer(SYNCED);
    expect(timers).toHaveLength(1);
    timers.pop()?.run();
    await answer(RETRY);
    void scheduler.request('all');
    expect(timers).toEqual([]);
    await answer(SYNCED);
    expect(runs).toEqual(['sittings', 'own-sittings', 'sittings', 'all']);
    expect(timers).toEqual([]);
  });

  it('outlives a run that breaks', async () => {
    const broken = scheduler.request('all');
    const noticed = expect(broken).rejects.toThrow('gone');
    await answer(new Error('The database is gone.'));
    await noticed;
    expect(timers).toHaveLength(1);
    const asked = scheduler.request('all');
    await answer(SYNCED);
    expect(await asked).toEqual(SYNCED);
  });
});

describe('the pause', () => {
  it.each([
    [1, 0, 2500],
    [1, 0.999999, 5000],
    [2, 0.999999, 10_000],
    [6, 0.999999, 160_000],
    [7, 0.999999, 300_000],
    [1000, 0, 150_000],
  ])('after %d failures, chance %d: %d ms', (failures, random, ms) => {
    expect(pauseAfter(failures, random)).toBe(ms);
  });
});
