// @vitest-environment jsdom
/** Tests which data are sent before a sign-out. */
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn, press } from '../../../tests/support/drawn.tsx';
import { eventually } from '../../../tests/support/eventually.ts';
import { ok } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { LEFT } from '../../storage/keys.ts';
import { PLAYER_KEY } from '../../storage/players.ts';
import { storage } from '../device/storage.ts';
import { settingsAtom } from '../settings/settings.ts';
import { useSignOut } from './useSignOut.ts';

const { did, syncNow } = vi.hoisted(() => ({ did: [] as string[], syncNow: vi.fn() }));
vi.mock('../sync/syncState.ts', () => ({ syncNow, syncGames: async () => did.push('games') }));
vi.mock('./openAccounts.ts', () => ({
  configOf: async () => ({}),
  openAccounts: async () => ({ signOut: async () => did.push('out') && ok(null) }),
}));
vi.mock('../device/restartAfterSignOut.ts', () => ({
  restart: (how: string) => did.push(how),
}));
vi.mock('../device/storage.ts', async () => {
  const opened = (await import('../../../tests/support/storages.ts')).memoryStorage();
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

it('leaves the device to its first player, and the data of the account to the next start', async () => {
  localStorage.setItem(PLAYER_KEY, 'crema~anna');
  await leave();
  expect(localStorage.getItem(PLAYER_KEY)).toBeNull();
  expect(await (await storage()).getMeta(LEFT)).toBe('signed-out');
});
