/** Friends at tables: players without a page, who call the functions by themselves. */
import { REGION } from '../../../src/protocol/callables.ts';
import { type Table, tablePath } from '../../../src/protocol/table.ts';
import type {
  ChangeTableRequest,
  TableChange,
  TableReply,
} from '../../../src/protocol/tableCallables.ts';
import { FUNCTIONS, newPlayer, type Player, PROJECT, sessionOf, store, stored } from './players.ts';

export interface Friend extends Player {
  change(change: TableChange): Promise<string>;
}

/** A player with a profile of that name. */
export async function newFriend(leaderboardName: string): Promise<Friend> {
  const player = await newPlayer();
  await store(`users/${player.uid}`, {
    ...{ leaderboardName, avatarIcon: 'cat', avatarColor: 'violet', email: player.email },
  });
  const { uid, idToken } = await sessionOf(player);
  return {
    ...player,
    async change(change) {
      const data: ChangeTableRequest = { ...change, userId: uid };
      const called = await fetch(`${FUNCTIONS}/${PROJECT}/${REGION}/changeTable`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ data }),
      });
      const answer = (await called.json()) as {
        readonly result?: TableReply;
        readonly error?: { readonly message: string };
      };
      if (answer.result === undefined) throw new Error(answer.error?.message);
      return answer.result.table;
    },
  };
}

export async function tableOf(id: string): Promise<Table> {
  const table = await stored(tablePath(id));
  if (table === null) throw new Error(`There is no table ${id}.`);
  return table as unknown as Table;
}

/** A table of this friend, with its code. */
export async function newTable(owner: Friend): Promise<{ id: string; code: string }> {
  const id = await owner.change({ kind: 'create', name: 'Cosy Latte' });
  return { id, code: (await tableOf(id)).code };
}
