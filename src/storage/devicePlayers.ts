/** The databases of a device's players, and what localStorage has of each. */
import Dexie from 'dexie';
import { bringOver, completeSignOut, isBlank, signIn } from './changePlayer.ts';
import { openDatabase } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import type { Account } from './entities.ts';
import { CHANGED_SETTINGS_KEY, JOINING, LEFT, PLAYER_KEYS } from './keys.ts';
import {
  FIRST_PLAYER,
  isPlayerName,
  keyFor,
  logsOf,
  type PlayerName,
  playerOf,
} from './players.ts';
import { playersOnDevice } from './playersOnDevice.ts';
import { accountOf } from './rows.ts';
import type { ReadTransaction, TableStore } from './tableStore.ts';
import { RESULT_TABLES } from './tables.ts';
import type { ListedWebStorage } from './webStorage.ts';

async function withTables<T>(
  player: PlayerName,
  work: (tables: TableStore) => Promise<T>,
): Promise<T> {
  const tables = dexieTables(openDatabase(player));
  try {
    return await work(tables);
  } finally {
    tables.close();
  }
}

const logsIn = (local: ListedWebStorage, player: PlayerName) =>
  local.keys().filter((key) => key.startsWith(logsOf(player)));

/** Makes the account's database, or opens that of an account that had signed out: see `signIn`. */
export const enterAccount = (
  player: PlayerName,
  account: Account,
  sources: readonly PlayerName[],
): Promise<void> => withTables(player, (tables) => signIn(tables, account, sources));

/**
 * Brings all that the sources have over to the account. Interrupted anywhere, it may be repeated.
 *
 * @param at epoch ms.
 */
export async function joinPlayers(
  local: ListedWebStorage,
  sources: readonly PlayerName[],
  into: PlayerName,
  at: number,
): Promise<void> {
  const move = (before: string, after: string) => {
    const text = local.getItem(before);
    if (text !== null && local.getItem(after) === null) local.setItem(after, text);
    local.removeItem(before);
  };
  for (const from of sources) {
    await withTables(from, (source) => withTables(into, (target) => bringOver(source, target, at)));
    for (const key of PLAYER_KEYS) move(keyFor(from, key), keyFor(into, key));
    // The next storage that is opened merges them.
    for (const key of logsIn(local, from)) move(key, logsOf(into) + key.slice(logsOf(from).length));
  }
  await withTables(into, (tables) =>
    tables.transaction({ mode: 'write', tables: ['meta'] }, (tx) => tx.delete('meta', [JOINING])),
  );
}

/** Whether no other player has a database here. */
export const isAlone = async (player: PlayerName): Promise<boolean> =>
  (await playersOnDevice()).every((name) => name === player);

interface AccountHere {
  readonly account: Account;
  readonly hasLeft: boolean;
  /** See `JOINING`. */
  readonly sources: readonly PlayerName[];
}

/** The accounts with a database here. */
async function accountsOnDevice(): Promise<AccountHere[]> {
  const read = async (tx: ReadTransaction): Promise<AccountHere | null> => {
    const account = await accountOf(tx);
    if (account === null) return null;
    const [left, joining] = [await tx.get('meta', LEFT), await tx.get('meta', JOINING)];
    const sources = Array.isArray(joining) ? joining.filter(isPlayerName) : [];
    return { account, hasLeft: left !== undefined, sources };
  };
  const found = await Promise.all(
    (await playersOnDevice()).map((player) =>
      withTables(player, (tables) => tables.transaction({ mode: 'read', tables: ['meta'] }, read)),
    ),
  );
  return found.filter((one) => one !== null);
}

/** The accounts that have signed out here, and left something unsent. */
export const leftAccounts = async (): Promise<Account[]> =>
  (await accountsOnDevice()).filter(({ hasLeft }) => hasLeft).map(({ account }) => account);

/**
 * The player whom the device has forgotten, with the players whose data are still to be brought over;
 * null without one. Browsers write localStorage some seconds late: killed in between, one starts as
 * the player before, who was to be brought over, or as the first player, who has played nothing.
 */
export async function forgottenPlayer(
  current: PlayerName,
): Promise<{ readonly player: PlayerName; readonly sources: readonly PlayerName[] } | null> {
  const accounts = (await accountsOnDevice()).filter(({ hasLeft }) => !hasLeft);
  const joining = accounts.find(({ sources }) => sources.includes(current));
  if (joining) return { player: playerOf(joining.account.uid), sources: joining.sources };
  if (current !== FIRST_PLAYER || accounts[0] === undefined) return null;
  const isUnplayed = await withTables(FIRST_PLAYER, (tables) =>
    isBlank(tables, [...RESULT_TABLES, 'progress']),
  );
  return isUnplayed ? { player: playerOf(accounts[0].account.uid), sources: [] } : null;
}

/** Takes the data of those who have signed out off the device: see `completeSignOut`. */
export async function completeSignOuts(
  local: ListedWebStorage,
  current: PlayerName,
): Promise<void> {
  for (const player of await playersOnDevice()) {
    if (player === current) continue;
    const isUnsent =
      logsIn(local, player).length > 0 ||
      local.getItem(keyFor(player, CHANGED_SETTINGS_KEY)) !== null;
    const isEmptied = await withTables(player, (tables) => completeSignOut(tables, isUnsent));
    if (!isEmptied) continue;
    for (const key of PLAYER_KEYS) local.removeItem(keyFor(player, key));
    for (const key of logsIn(local, player)) local.removeItem(key);
  }
}

/** Deletes the empty databases of players who are gone; a late write may have come until now. */
export async function collectDatabases(current: PlayerName): Promise<void> {
  for (const player of await playersOnDevice()) {
    if (player !== current && (await withTables(player, isBlank))) await Dexie.delete(player);
  }
}
