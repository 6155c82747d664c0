/** The methods of `ReadStorage`, shared by storage and the snapshot of prefetched entries. */
import type { Json } from '../lib/json.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import { puzzleKey } from './keys.ts';
import type { ReadStorage } from './port.ts';
import { accountOf, isStarted, progressOf, readProgressRow, resultReader, rowsOf } from './rows.ts';
import type { ReadTables, ReadTransaction } from './tableStore.ts';
import type { TableName } from './tables.ts';

export function makeReads(tables: ReadTables): ReadStorage {
  const read = <T>(table: TableName, work: (tx: ReadTransaction) => Promise<T>) =>
    tables.transaction({ mode: 'read', tables: [table] }, work);

  return {
    readResults: (game) => {
      const { results } = storedNames(game);
      return read(results, (tx) => rowsOf(tx, results, resultReader(game)));
    },

    readResult: (game, id) => {
      const { results } = storedNames(game);
      const key = resultKey(game, id);
      return read(results, async (tx) => resultReader(game)(key, await tx.get(results, key)));
    },

    readProgress: (game, id) => read('progress', (tx) => progressOf(tx, game, id)),

    isProgressUnreadable: (game, id) =>
      read('progress', async (tx) => {
        const value = await tx.get('progress', puzzleKey(game, id));
        return value !== undefined && readProgressRow(puzzleKey(game, id), value) === null;
      }),

    listProgress: async (game) => {
      const found = await read('progress', (tx) => rowsOf(tx, 'progress', readProgressRow));
      return found.filter((row) => isStarted(row) && (game === undefined || row.game === game));
    },

    readPuzzle: async (game, id) => {
      const { puzzles } = storedNames(game);
      const puzzle = await read(puzzles, (tx) => tx.get(puzzles, id));
      return puzzle === undefined ? null : (puzzle as Json);
    },

    readAccount: () => read('meta', accountOf),

    getMeta: (key) => read('meta', (tx) => tx.get('meta', key)) as Promise<Json | undefined>,
  };
}
