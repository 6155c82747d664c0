/** Everything at once. See `Storage` in ../port.ts. */
import { GAME_IDS } from '../../games/definitions.ts';
import { accountOf } from '../account.ts';
import { clearTables } from '../clear.ts';
import { importInto } from '../importPlayerData.ts';
import type { GameResult, ProgressRow, Storage } from '../port.ts';
import { readProgressRow, resultReader } from '../rows.ts';
import { RESULT_TABLES, storedNames, TABLE_NAMES } from '../tables.ts';
import type { Base } from './base.ts';

export function wholePart({
  store,
  rows,
}: Base): Pick<Storage, 'exportPlayerData' | 'importPlayerData' | 'clearPlayerData'> {
  return {
    exportPlayerData: () =>
      store.transaction({ mode: 'read', tables: [...RESULT_TABLES, 'progress'] }, async (tx) => {
        const results: GameResult[] = [];
        for (const game of GAME_IDS) {
          const found = await rows.all(tx, storedNames(game).results, resultReader(game));
          for (const row of found) results.push({ game, ...row });
        }
        const progress: ProgressRow[] = await rows.all(tx, 'progress', readProgressRow);
        return { results, progress };
      }),

    importPlayerData: (data, at, owner = null) =>
      store.transaction(
        { mode: 'write', tables: [...RESULT_TABLES, 'outbox', 'progress', 'meta'] },
        (tx) => importInto(tx, data, at, owner),
      ),

    clearPlayerData: ({ unsent, of }) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, async (tx) => {
        const account = of === undefined ? null : await accountOf(tx);
        if (account === null || account.uid === of) await clearTables(tx, unsent);
      }),
  };
}
