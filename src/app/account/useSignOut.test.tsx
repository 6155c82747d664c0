// @vitest-environment jsdom
/** Tests which data are sent before a sign-out, and which data the device keeps for the account. */
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn, press } from '../../../tests/support/drawn.tsx';
import { eventually } from '../../../tests/support/eventually.ts';
import { ok } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { settingsAtom } from '../settings/settings.ts';
import { settingsStore } from '../settings/settingsStore.ts';
import { forgetDeleted } from './signOut.ts';
import { useSignOut } from './useSignOut.ts';

const { did, syncNow } = vi.hoisted(() => ({ did: [] as string[], syncNow: vi.fn() }));
vi.mock('../sync/syncState.ts', () => ({ syncNow, syncGames: async () => did.push('games') }));
vi.mock('./openAccounts.ts', () => ({
  configOf: async () => ({}),
  openAccounts: async () => ({ signOut: async () => did.push('out') && ok(null) }),
}));
vi.mock('../device/restartAfterSignOut.ts', () => ({
  ...{ prepareRestart() {}, restart: (how: string) => did.push(how) },
}));
vi.mock('../device/storage.ts', async () => {
  const opened = (await import('../../storage/memoryStorage.ts')).memoryStorage();
  return { storage: async () => opened, useStored: () => null };
});

const page = drawn();
const anna = { uid: 'anna', email: null, config: null } satisfies Account;
function Leave() {
  const { leave } = useSignOut(anna);
  return <button type="button" onClick={() => void leave('here')} />;
}
async function leave(): Promise<void> {
  await page.draw(<Leave />);
  await press(page.place.querySelector('button')!);
  await eventually(() => expect(did.at(-1)).toBe('signed-out'));
}
const changed = (uid: string) => settingsStore.read(uid).changed;

beforeEach(() => {
  did.length = 0;
  syncNow.mockReset().mockImplementation(async () => did.push('all'));
});

it('sends unfinished games first, and all where a setting waits', async () => {
  await leave();
  expect(did).toEqual(['games', 'out', 'signed-out']);
  did.length = 0;
  getDefaultStore().set(settingsAtom, { hand: 'left' });
  await leave();
  expect(did).toEqual(['all', 'out', 'signed-out']);
});

it('leaves a setting that could not be sent to its account, and to nobody once that is deleted', async () => {
  syncNow.mockRejectedValue(new Error('offline'));
  getDefaultStore().set(settingsAtom, { hand: 'right' });
  await leave();
  expect(changed('ben')).toEqual([]);
  expect(changed('anna')).toEqual(['hand']);
  await leave();
  await forgetDeleted(anna);
  expect(changed('anna')).toEqual([]);
});
