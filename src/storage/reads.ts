/** The methods of `ReadStorage`, shared by storage and the snapshot of prefetched entries. */
import type { Json } from '../lib/json.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import { puzzleKey } from './keys.ts';
import type { ReadStorage } from './port.ts';
import { accountOf, isStarted, readProgressRow, resultReader } from './rows.ts';
import type { SoundRows } from './soundRows.ts';
import type { ReadTables, ReadTransaction } from './tableStore.ts';
import type { TableName } from './tables.ts';

export function makeReads(tables: ReadTables, rows: SoundRows): ReadStorage {
  const read = <T>(table: TableName, work: (tx: ReadTransaction) => Promise<T>) =>
    tables.transaction({ mode: 'read', tables: [table] }, work);

  return {
    readResults: (game) => {
      const { results } = storedNames(game);
      return read(results, (tx) => rows.all(tx, results, resultReader(game)));
    },

    readResult: (game, id) => {
      const { results } = storedNames(game);
      const key = resultKey(game, id);
      return read(results, (tx) => rows.one(tx, results, key, resultReader(game)));
    },

    readProgress: (game, id) =>
      read('progress', (tx) => rows.one(tx, 'progress', puzzleKey(game, id), readProgressRow)),

    isProgressAside: (game, id) => rows.isAside('progress', puzzleKey(game, id)),

    listProgress: async (game) => {
      const found = await read('progress', (tx) => rows.all(tx, 'progress', readProgressRow));
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
