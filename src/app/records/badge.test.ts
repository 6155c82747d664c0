// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import type { CivilDate } from '../../daily/date.ts';
import { storage } from '../device/storage.ts';
import { watchBadge } from './badge.ts';

const AFTERNOON = new Date(2026, 10, 22, 16);

afterEach(() => vi.useRealTimers());

const finish = async (id: string) =>
  (await storage()).finish({
    ...{ game: 'geografind', id, result: ['FR', 'win'], finishedAt: 1, hash: 'of it' },
    openedOn: '2026-11-22' as CivilDate,
  });

it('is written at each finish and at midnight, without the page being left or looked at', async () => {
  // Only the date for now: the database needs its timers.
  vi.useFakeTimers({ toFake: ['Date'], now: AFTERNOON });
  const written: number[] = [];
  const setAppBadge = async (open: number) => void written.push(open);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge });
  watchBadge();
  await eventually(() => expect(written.at(-1)).toBe(5));
  await finish('400');
  await eventually(() => expect(written.at(-1)).toBe(4));
  // A puzzle of another day changes nothing.
  const before = written.length;
  await finish('399');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: AFTERNOON });
  // The timer for midnight starts anew, on the clock of this test.
  dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(8 * 3_600_000);
  vi.useRealTimers();
  await eventually(() => expect(written.at(-1)).toBe(5));
  expect(written.length).toBe(before + 1);
});
