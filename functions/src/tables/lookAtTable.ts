/** Tells who has a code, without an account, which table it leads to. */
import type { Firestore } from 'firebase-admin/firestore';
import { ServerError } from '../../../src/protocol/status.ts';
import { codePath, type Table, tablePath } from '../../../src/protocol/table.ts';
import type { TableLook } from '../../../src/protocol/tableCallables.ts';
import { parseCode } from '../../../src/protocol/tableCode.ts';
import type { Data } from '../callable.ts';
import { type DayRoom, takeRoom } from '../dayRoom.ts';
import { noSuchTable } from './documents.ts';

/** All looks of a day: guessing one of 2^48 codes is hopeless, and this bounds the cost of trying. */
const LOOKS: DayRoom = { path: 'limits/tableLooks', most: 200_000, step: 1_000 };

/**
 * Throws a `ServerError`: `invalid-argument` for what is no code, `not-found` for one of no table, `resource-exhausted` when the day is full.
 *
 * @param at epoch ms.
 */
export async function lookAtTable(database: Firestore, data: Data, at: number): Promise<TableLook> {
  const code = parseCode(data.code);
  if (code === null) {
    throw new ServerError('invalid-argument', 'A code is three five-letter words.');
  }
  if ((await takeRoom(database, LOOKS, at)) !== 'taken') {
    throw new ServerError('resource-exhausted');
  }
  const id: unknown = (await database.doc(codePath(code)).get()).get('table');
  const found = typeof id === 'string' ? await database.doc(tablePath(id)).get() : null;
  if (!found?.exists) throw noSuchTable();
  const { name, owner, members } = found.data() as Table;
  return { name, owner: members[owner]?.leaderboardName ?? '' };
}
