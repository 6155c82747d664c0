/** Friends at tables: players without a page, who call the functions by themselves. */
import { type Table, tablePath } from '../../../src/protocol/table.ts';
import type { TableChange, TableReply } from '../../../src/protocol/tableCallables.ts';
import { callAs, newPlayer, type Player, store, stored } from './players.ts';

export interface Friend extends Player {
  change(change: TableChange): Promise<string>;
}

/** A player with a profile of that name. */
export async function newFriend(leaderboardName: string): Promise<Friend> {
  const player = await newPlayer();
  await store(`users/${player.uid}`, {
    ...{ leaderboardName, avatarIcon: 'cat', avatarColor: 'violet', email: player.email },
  });
  return {
    ...player,
    change: async (change) => (await callAs<TableReply>(player, 'changeTable', change)).table,
  };
}

export async function tableOf(id: string): Promise<Table> {
  const table = await stored(tablePath(id));
  if (table === null) throw new Error(`There is no table ${id}.`);
  return table as unknown as Table;
}
