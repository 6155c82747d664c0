// @vitest-environment jsdom
/** The outcome of a sync that the page tells. */
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { storage } from '../device/storage.ts';
import { lastOutcomeAtom, syncNow } from './syncState.ts';

const { syncDevice } = vi.hoisted(() => ({ syncDevice: vi.fn() }));
vi.mock('../../firebase/sync.ts', () => ({ syncDevice }));
vi.mock('./workerSync.ts', () => ({ waitsForWorker: async () => {} }));
vi.mock('../device/storage.ts', async () => {
  const { atom } = await import('jotai');
  const opened = (await import('../../../tests/support/storages.ts')).memoryStorage();
  return {
    storage: async () => opened,
    storedAtom: (_: unknown, initial: unknown) => atom(initial),
  };
});

const last = () => getDefaultStore().get(lastOutcomeAtom)?.kind;

it('a closed site’s form stays until the server answers otherwise', async () => {
  await (await storage()).putAccount({ uid: 'anna', email: null, config: null });
  syncDevice.mockResolvedValueOnce({ kind: 'not-invited' });
  await syncNow();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await syncNow()).kind).toBe('offline');
  expect(last()).toBe('not-invited');
  onLine.mockReturnValue(true);
  syncDevice.mockResolvedValueOnce({ kind: 'retry', status: 'unavailable' });
  expect((await syncNow()).kind).toBe('retry');
  expect(last()).toBe('not-invited');
  syncDevice.mockResolvedValueOnce({ kind: 'refused', status: 'permission-denied' });
  await syncNow();
  expect(last()).toBe('refused');
  onLine.mockReturnValue(false);
  await syncNow();
  expect(last()).toBe('offline');
});
