/** The databases of a device's players, and what localStorage has of each. */
import { bringOver, completeSignOut, isBlank, signIn } from './changePlayer.ts';
import { openDatabase } from './database.ts';
import { Dexie } from './dexie.ts';
import { dexieTables } from './dexieTables.ts';
import type { Account } from './entities.ts';
import { CHANGED_SETTINGS_KEY, JOINING, LEFT, PLAYER_KEYS, PROFILE } from './keys.ts';
import { LOCAL_PROFILE, type LocalProfile } from './localProfile.ts';
import { FIRST_PLAYER, isPlayerName, keyFor, logsOf, type PlayerName } from './players.ts';
import { playersOnDevice } from './playersOnDevice.ts';
import { accountOf } from './rows.ts';
import type { TableStore } from './tableStore.ts';
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

export interface DevicePlayer {
  readonly player: PlayerName;
  readonly account: Account | null;
  readonly profile: LocalProfile | null;
}

/** A database of this device. */
export interface Found extends DevicePlayer {
  readonly hasLeft: boolean;
  /** See `JOINING`. */
  readonly sources: readonly PlayerName[];
  /** Whether nothing was played, and the player has no name. */
  readonly isNewcomer: boolean;
}

const find = (player: PlayerName): Promise<Found> =>
  withTables(player, async (tables) => {
    const isUnplayed = await isBlank(tables, [...RESULT_TABLES, 'progress']);
    return tables.transaction({ mode: 'read', tables: ['meta'] }, async (tx) => {
      const account = await accountOf(tx);
      const profile = LOCAL_PROFILE.parse(await tx.get('meta', PROFILE));
      const joining = await tx.get('meta', JOINING);
      return {
        ...{ player, account, profile },
        hasLeft: (await tx.get('meta', LEFT)) !== undefined,
        sources: Array.isArray(joining) ? joining.filter(isPlayerName) : [],
        isNewcomer: isUnplayed && account === null && profile === null,
      };
    });
  });

export const findAll = async (): Promise<readonly Found[]> =>
  Promise.all((await playersOnDevice()).sort().map(find));

/** Those who play on this device, the current player among them. */
export async function devicePlayers(current: PlayerName): Promise<readonly DevicePlayer[]> {
  const isThere = (one: Found) => one.player === current || !(one.hasLeft || one.isNewcomer);
  return (await findAll()).filter(isThere);
}

/** The player who goes on when this one leaves the device. */
export const nextPlayer = async (leaving: PlayerName): Promise<PlayerName> =>
  (await devicePlayers(leaving)).find(({ player }) => player !== leaving)?.player ?? FIRST_PLAYER;

/** Makes a database for a further player without an account. */
export async function addPlayer(
  local: ListedWebStorage,
  profile: LocalProfile,
): Promise<PlayerName> {
  const taken = await playersOnDevice();
  let player = FIRST_PLAYER;
  for (let n = 2; taken.includes(player) || logsIn(local, player).length > 0; n++) {
    player = `${FIRST_PLAYER}~${n}`;
  }
  await withTables(player, (tables) =>
    tables.transaction({ mode: 'write', tables: ['meta'] }, (tx) =>
      tx.put('meta', [[PROFILE, LOCAL_PROFILE.json(profile)]]),
    ),
  );
  for (const key of PLAYER_KEYS) local.removeItem(keyFor(player, key));
  return player;
}

/** The accounts that have signed out here, and left something unsent. */
export const leftAccounts = async (): Promise<Account[]> =>
  (await findAll()).flatMap(({ hasLeft, account }) => (hasLeft && account ? [account] : []));

/**
 * The player whom the device has forgotten, with the players whose data are still to be brought over;
 * null without one. Browsers write localStorage some seconds late: killed in between, one starts as
 * the player before, whose data were to be brought over, or as the first player, a newcomer.
 */
export async function forgottenPlayer(
  current: PlayerName,
  found = findAll(),
): Promise<{ readonly player: PlayerName; readonly sources: readonly PlayerName[] } | null> {
  const all = (await found).filter(({ hasLeft }) => !hasLeft);
  const joining = all.find(({ sources }) => sources.includes(current));
  if (joining) return { player: joining.player, sources: joining.sources };
  const isSomebody = all.some(({ player, isNewcomer }) => player === current && !isNewcomer);
  if (current !== FIRST_PLAYER || isSomebody) return null;
  const other = all.find(({ player, isNewcomer }) => player !== current && !isNewcomer);
  return other ? { player: other.player, sources: [] } : null;
}

/** Takes the data of a player who has left off the device, or tells why not: see `completeSignOut`. */
export async function finishLeaving(
  local: ListedWebStorage,
  player: PlayerName,
): Promise<'blank' | 'emptied' | 'kept'> {
  const isUnsent =
    logsIn(local, player).length > 0 ||
    local.getItem(keyFor(player, CHANGED_SETTINGS_KEY)) !== null;
  const end = await withTables(player, async (tables) => {
    if (await isBlank(tables)) return 'blank';
    return (await completeSignOut(tables, isUnsent)) ? 'emptied' : 'kept';
  });
  if (end === 'emptied') {
    for (const key of PLAYER_KEYS) local.removeItem(keyFor(player, key));
    for (const key of logsIn(local, player)) local.removeItem(key);
  }
  return end;
}

/** Takes the data of all players who have left off the device. */
export async function tidyPlayers(
  local: ListedWebStorage,
  current: PlayerName,
  found = findAll(),
): Promise<void> {
  for (const { player, hasLeft, isNewcomer } of await found) {
    if (player === current || !(hasLeft || isNewcomer)) continue;
    // A late write may come until the next start: what this start empties is deleted then.
    if ((await finishLeaving(local, player)) === 'blank') await Dexie.delete(player);
  }
}
