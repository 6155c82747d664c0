/** The puzzle cache. See `Storage` in ../port.ts. */
import { GAME_IDS, type GameId, resultsOf } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import { readable } from '../corruptRows.ts';
import type { Storage } from '../port.ts';
import { purgeable } from '../purge.ts';
import { resultReader } from '../rows.ts';
import type { TableTransaction } from '../tableStore.ts';
import { storedNames, type TableName } from '../tables.ts';
import type { Base } from './base.ts';

export function puzzlesPart({
  store,
}: Base): Pick<Storage, 'readPuzzle' | 'writePuzzle' | 'purgePuzzles'> {
  return {
    readPuzzle: (game, id) => {
      const table = storedNames(game).puzzles;
      return store.transaction({ mode: 'read', tables: [table] }, async (tx) => {
        const puzzle = await tx.get(table, id);
        return puzzle === undefined ? null : (puzzle as Json);
      });
    },

    writePuzzle: (game, id, puzzle) => {
      const table = storedNames(game).puzzles;
      return store.transaction(
        { mode: 'write', tables: [table], replaces: `${table}/${id}` },
        (tx) => tx.put(table, [[id, puzzle]]),
      );
    },

    purgePuzzles: async (current) => {
      const tables = GAME_IDS.flatMap((g) => [storedNames(g).puzzles, storedNames(g).results]);
      const find = (tx: TableTransaction) => findPurgeable(tx, current);
      // Almost always there is nothing to do, and a transaction that may write keeps every other
      // page from all of these tables.
      const found = await store.transaction({ mode: 'read', tables }, find);
      if (found.length === 0) return 0;
      return store.transaction({ mode: 'write', tables }, async (tx) => {
        const stillFound = await find(tx);
        for (const { table, ids } of stillFound) await tx.delete(table, ids);
        return stillFound.reduce((sum, { ids }) => sum + ids.length, 0);
      });
    },
  };
}

interface Purgeable {
  readonly table: TableName;
  readonly ids: readonly string[];
}

/** The tables that hold purgeable puzzles, with their ids. */
async function findPurgeable(
  tx: TableTransaction,
  current: Readonly<Partial<Record<GameId, string>>>,
): Promise<Purgeable[]> {
  const found: Purgeable[] = [];
  for (const game of GAME_IDS) {
    const { puzzles, results } = storedNames(game);
    const cached = await tx.keys(puzzles);
    if (cached.length === 0) continue;
    const finished = readable(await tx.all(results), resultReader(game))
      .filter((row) => resultsOf(game).isComplete(row.result))
      .map((row) => row.id);
    const ids = purgeable(cached, new Set(finished), current[game]);
    if (ids.length > 0) found.push({ table: puzzles, ids });
  }
  return found;
}
