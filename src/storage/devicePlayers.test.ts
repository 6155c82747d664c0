import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, countResults, finished, progressOf } from '../../tests/support/storageContract.ts';
import { dexieStorage } from '../../tests/support/storages.ts';
import { bringOver, signIn } from './changePlayer.ts';
import { openDatabase } from './database.ts';
import {
  addPlayer,
  devicePlayers,
  enterAccount,
  findAll,
  forgottenPlayer,
  joinPlayers,
  leftAccounts,
  nextPlayer,
  tidyPlayers,
} from './devicePlayers.ts';
import { LEFT, SETTINGS_KEY } from './keys.ts';
import { makeLogKey } from './leaveUnsaved.ts';
import { LOCAL_PROFILE, type LocalProfile } from './localProfile.ts';
import { memoryTables } from './memoryTables.ts';
import { FIRST_PLAYER, keyFor, logsOf, playerOf } from './players.ts';
import { playersOnDevice } from './playersOnDevice.ts';
import type { Storage } from './port.ts';
import { makeStorage } from './storage.ts';
import type { ListedWebStorage } from './webStorage.ts';

const ANNAS = playerOf('anna');
let local: ListedWebStorage;

beforeEach(async () => {
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
  const kept = new Map<string, string>();
  local = {
    isKept: () => true,
    keys: () => [...kept.keys()],
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
});

async function as<T>(player: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = dexieStorage(openDatabase(player));
  try {
    return await work(storage);
  } finally {
    storage.close();
  }
}

/** Signs Anna out, in this page and at the next start. */
async function leave(how = 'signed-out'): Promise<void> {
  await as(ANNAS, (storage) => storage.putMeta(LEFT, how));
  await tidyPlayers(local, FIRST_PLAYER);
}

it('signing in brings all over that was played without an account, and to nobody else', async () => {
  const log = [[5, 0, 'hint']];
  const look = progressOf({ id: '44', looked: true });
  await as(FIRST_PLAYER, async (storage) => {
    await storage.finish(finished({ hash: 'f00d', log }));
    await storage.addWay('geografind', '41', [[1]]);
    await storage.writeProgress(progressOf({ id: '43' }));
    await storage.writeProgress(look);
    await storage.keepPuzzle('geografind', '43', { of: 'its version' });
    await storage.putMeta('reports', [{ report: 1 }]);
  });
  await as(ANNAS, async (storage) => {
    await storage.finish(finished({ id: '42' }));
    await storage.putMeta('reports', [{ report: 2 }]);
  });
  local.setItem(SETTINGS_KEY, '{"hand":"left"}');
  local.setItem(makeLogKey(FIRST_PLAYER), '[1]');
  await enterAccount(ANNAS, ANNA, []);
  for (let times = 0; times < 2; times++) await joinPlayers(local, [FIRST_PLAYER], ANNAS, 7);
  await as(ANNAS, async (storage) => {
    const { results } = await storage.exportPlayerData({ plays: true });
    expect(results.find(({ id }) => id === '41')).toMatchObject({ log, ways: [[[1]]] });
    expect(await countResults(storage, 'geografind')).toBe(2);
    expect(await storage.listOutbox()).toMatchObject([{ id: '41', createdAt: 7 }]);
    expect(await storage.readProgress('geografind', '43')).toEqual(progressOf({ id: '43' }));
    // Its day decides whether the puzzle was played on time.
    expect(await storage.readProgress('geografind', '44')).toEqual(look);
    expect(await storage.readPuzzle('geografind', '43')).toEqual({ of: 'its version' });
    expect(await storage.getMeta('reports')).toEqual([{ report: 2 }, { report: 1 }]);
  });
  await as(FIRST_PLAYER, async (storage) => {
    expect(await storage.exportPlayerData()).toEqual({ results: [], progress: [] });
  });
  expect(local.getItem(keyFor(ANNAS, SETTINGS_KEY))).toBe('{"hand":"left"}');
  expect(local.getItem(SETTINGS_KEY)).toBeNull();
  expect(local.keys().map((key) => key.startsWith(logsOf(ANNAS)))).toEqual([false, true]);
});

it('a move that is saved while the games are brought over comes along', async () => {
  const [from, into] = [memoryTables(), memoryTables()];
  const [source, target] = [makeStorage(from), makeStorage(into)];
  await source.writeProgress(progressOf({ counter: 1 }));
  await signIn(into, ANNA);
  const { transaction } = into;
  const late = vi.fn(() => source.writeProgress(progressOf({ counter: 2, updatedAt: 9 })));
  const slow: typeof into = {
    ...into,
    async transaction(scope, work) {
      const value = await transaction(scope, work);
      if (late.mock.calls.length === 0) await late();
      return value;
    },
  };
  await bringOver(from, slow, 7);
  expect(late).toHaveBeenCalledOnce();
  expect(await target.readProgress('geografind', '41')).toMatchObject({ counter: 2 });
  expect(await source.listProgress()).toEqual([]);
});

it('signing out leaves nothing of an account that has everything', async () => {
  await enterAccount(ANNAS, ANNA, []);
  await as(ANNAS, async (storage) => {
    await storage.finish(finished());
    await storage.changeOutbox([{ game: 'geografind', id: '41', change: 'acknowledged' }]);
  });
  local.setItem(keyFor(ANNAS, SETTINGS_KEY), '{}');
  await leave();
  expect(local.keys()).toEqual([]);
  await as(ANNAS, async (storage) => {
    expect(await storage.readAccount()).toBeNull();
    expect(await storage.readResults('geografind')).toEqual([]);
  });
  await as(FIRST_PLAYER, (storage) => storage.readAccount());
  await tidyPlayers(local, FIRST_PLAYER);
  expect(await playersOnDevice()).toEqual([FIRST_PLAYER]);
});

it.each<[string, (storage: Storage) => Promise<unknown>]>([
  ['a result', (storage) => storage.finish(finished())],
  ['a game', (storage) => storage.writeProgress(progressOf())],
  [
    'a way',
    async (storage) => {
      await storage.finish(finished());
      await storage.changeOutbox([{ game: 'geografind', id: '41', change: 'acknowledged' }]);
      await storage.addWay('geografind', '41', [[1]]);
    },
  ],
  ['a setting', async () => local.setItem(keyFor(ANNAS, 'crema-settings-changed'), 'hand')],
  ['a log of a closed page', async () => local.setItem(makeLogKey(ANNAS), '[1]')],
])('with %s unsent everything waits for the account', async (_name, play) => {
  await enterAccount(ANNAS, ANNA, []);
  const before = await as(ANNAS, async (storage) => {
    await play(storage);
    return storage.exportPlayerData({ plays: true });
  });
  const keys = local.keys();
  await leave();
  await tidyPlayers(local, FIRST_PLAYER);
  expect(await playersOnDevice()).toEqual([ANNAS]);
  expect(local.keys()).toEqual(keys);
  await enterAccount(ANNAS, ANNA, []);
  await as(ANNAS, async (storage) => {
    expect(await storage.exportPlayerData({ plays: true })).toEqual(before);
    expect(await storage.getMeta(LEFT)).toBeUndefined();
  });
});

it('of a deleted account nothing stays, also of what was unsent', async () => {
  await enterAccount(ANNAS, ANNA, []);
  await as(ANNAS, (storage) => storage.finish(finished()));
  local.setItem(makeLogKey(ANNAS), '[1]');
  await leave('deleted');
  expect(local.keys()).toEqual([]);
  await as(ANNAS, async (storage) => expect(await storage.listOutbox()).toEqual([]));
});

it('a late write of a tab that was open over the sign-out lands with its own player', async () => {
  await enterAccount(ANNAS, ANNA, []);
  const tab = dexieStorage(openDatabase(ANNAS));
  await tab.readAccount();
  await leave();
  await tidyPlayers(local, FIRST_PLAYER);
  await tab.finish(finished());
  tab.close();
  await as(FIRST_PLAYER, async (storage) => {
    expect(await storage.readResults('geografind')).toEqual([]);
  });
  await enterAccount(ANNAS, ANNA, []);
  await as(ANNAS, async (storage) => expect(await countResults(storage, 'geografind')).toBe(1));
});

it('the first player who has played nothing gives way to an account that the device has forgotten', async () => {
  await as(FIRST_PLAYER, (storage) => storage.putMeta('published', {}));
  expect(await forgottenPlayer(FIRST_PLAYER)).toBeNull();
  await enterAccount(ANNAS, ANNA, []);
  expect(await forgottenPlayer(FIRST_PLAYER)).toEqual({ player: ANNAS, sources: [] });
  expect(await forgottenPlayer('crema~2')).toBeNull();
  await as(FIRST_PLAYER, (storage) => storage.writeProgress(progressOf()));
  expect(await forgottenPlayer(FIRST_PLAYER)).toBeNull();
  await enterAccount(ANNAS, ANNA, [FIRST_PLAYER]);
  const joining = { player: ANNAS, sources: [FIRST_PLAYER] };
  expect(await forgottenPlayer(FIRST_PLAYER)).toEqual(joining);
  await joinPlayers(local, [FIRST_PLAYER], ANNAS, 7);
  expect(await leftAccounts()).toEqual([]);
  await leave();
  expect(await forgottenPlayer(FIRST_PLAYER)).toBeNull();
  expect(await leftAccounts()).toEqual([ANNA]);
});

const BEN: LocalProfile = { name: 'Ben', avatarIcon: 'cat', avatarColor: 'red', isNew: false };
const namesOf = async (current: string) =>
  (await devicePlayers(current)).map(({ player, profile }) => [player, profile?.name]);

it('somebody who is added gets a database and a name, and nothing of those before', async () => {
  await as(FIRST_PLAYER, (storage) => storage.finish(finished()));
  local.setItem(keyFor('crema~2', SETTINGS_KEY), '{"hand":"left"}');
  expect(await addPlayer(local, BEN)).toBe('crema~2');
  expect(local.keys()).toEqual([]);
  local.setItem(makeLogKey('crema~3'), '[1]');
  expect(await addPlayer(local, { ...BEN, name: 'Cleo' })).toBe('crema~4');
  await as('crema~2', async (storage) => {
    expect(await storage.exportPlayerData()).toEqual({ results: [], progress: [] });
    await storage.finish(finished());
  });
  await as(FIRST_PLAYER, async (storage) =>
    expect(await countResults(storage, 'geografind')).toBe(1),
  );
  const all = [
    [FIRST_PLAYER, undefined],
    ['crema~2', 'Ben'],
    ['crema~4', 'Cleo'],
  ];
  expect(await namesOf('crema~2')).toEqual(all);
  expect(await forgottenPlayer('crema~2')).toBeNull();
});

it('a name has something to see', () => {
  expect(LOCAL_PROFILE.parse({ ...BEN, name: '\u200b\u200f ' })).toBeNull();
  expect(LOCAL_PROFILE.parse({ ...BEN, name: ' Zoe\u0308  B. ' })?.name).toBe('Zoë B.');
});

it('nobody plays here who has played nothing and has no name', async () => {
  await as(FIRST_PLAYER, (storage) => storage.putMeta('published', {}));
  expect(await namesOf(FIRST_PLAYER)).toEqual([[FIRST_PLAYER, undefined]]);
  const ben = await addPlayer(local, BEN);
  expect(await namesOf(ben)).toEqual([[ben, 'Ben']]);
  expect(await nextPlayer(ben)).toBe(FIRST_PLAYER);
  // A killed browser may have forgotten whose turn it is.
  expect(await forgottenPlayer(FIRST_PLAYER)).toEqual({ player: ben, sources: [] });
});

it('a start opens the database of each player who stays once', async () => {
  await as(FIRST_PLAYER, (storage) => storage.finish(finished()));
  const ben = await addPlayer(local, BEN);
  const opens = vi.spyOn(indexedDB, 'open');
  const found = findAll();
  await tidyPlayers(local, FIRST_PLAYER, found);
  expect(await forgottenPlayer(FIRST_PLAYER, found)).toBeNull();
  const names = opens.mock.calls.map(([name]) => name);
  opens.mockRestore();
  expect(names.filter((name) => name === ben)).toHaveLength(1);
  expect(names.filter((name) => name === FIRST_PLAYER)).toHaveLength(1);
});

it('a player who is removed leaves nothing, sent or not, and the next one goes on', async () => {
  await as(FIRST_PLAYER, (storage) => storage.finish(finished()));
  const ben = await addPlayer(local, BEN);
  await as(ben, (storage) => storage.writeProgress(progressOf()));
  local.setItem(keyFor(ben, SETTINGS_KEY), '{}');
  local.setItem(makeLogKey(ben), '[1]');
  expect(await nextPlayer(ben)).toBe(FIRST_PLAYER);
  await as(ben, (storage) => storage.putMeta(LEFT, 'removed'));
  expect(await namesOf(FIRST_PLAYER)).toEqual([[FIRST_PLAYER, undefined]]);
  for (let start = 0; start < 2; start++) await tidyPlayers(local, FIRST_PLAYER);
  expect(await playersOnDevice()).toEqual([FIRST_PLAYER]);
  expect(local.keys()).toEqual([]);
  await as(FIRST_PLAYER, async (storage) =>
    expect(await countResults(storage, 'geografind')).toBe(1),
  );
});

it('an account gets the avatar of the player whom it takes over', async () => {
  const ben = await addPlayer(local, BEN);
  await enterAccount(ANNAS, ANNA, [ben]);
  await joinPlayers(local, [ben], ANNAS, 7);
  expect(await namesOf(ANNAS)).toEqual([[ANNAS, 'Ben']]);
});
