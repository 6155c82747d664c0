import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import type { OnProgress } from '../../games/contract/engine.ts';
import { dataOrBaking } from './baking.ts';

/** A promise that the test resolves. */
function later(): { promise: Promise<string>; resolve(data: string): void } {
  let resolve!: (data: string) => void;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

it('waits for data that need no making', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = later();
  const opened = dataOrBaking(() => promise);
  await vi.advanceTimersByTimeAsync(5000);
  resolve('the puzzle');
  expect(await opened).toBe('the puzzle');
  vi.useRealTimers();
});

it('waits for a puzzle that is made at once', async () => {
  const opened = dataOrBaking(async (onProgress) => {
    onProgress({ done: 0, of: null });
    return 'the puzzle';
  });
  expect(await opened).toBe('the puzzle');
});

it('gives one that is long in the making to a page with its progress', async () => {
  const { promise, resolve } = later();
  let tell!: OnProgress;
  const opened = await dataOrBaking((onProgress) => {
    tell = onProgress;
    onProgress({ done: 0, of: null });
    return promise;
  });
  if (typeof opened === 'string') throw new Error('The page before stayed.');
  tell({ done: 2, of: 4 });
  expect(getDefaultStore().get(opened.progress)).toEqual({ done: 2, of: 4 });
  resolve('the puzzle');
  expect(await opened.data).toBe('the puzzle');
});
