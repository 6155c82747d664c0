/** The puzzle cache. See `Storage` in ../port.ts. */
import { GAME_IDS, type GameId } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import type { Storage } from '../port.ts';
import { completeRows, type Dropped, purge, purgeable } from '../purge.ts';
import type { TableTransaction } from '../tableStore.ts';
import { storedNames } from '../tables.ts';
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

    purgePuzzles: (current) =>
      purge(
        store,
        GAME_IDS.flatMap((g) => [storedNames(g).puzzles, storedNames(g).results]),
        (tx) => findPurgeable(tx, current),
      ),
  };
}

/** The tables that hold purgeable puzzles, with their ids. */
async function findPurgeable(
  tx: TableTransaction,
  current: Readonly<Partial<Record<GameId, string>>>,
): Promise<Dropped[]> {
  const found: Dropped[] = [];
  for (const game of GAME_IDS) {
    const table = storedNames(game).puzzles;
    const cached = await tx.keys(table);
    if (cached.length === 0) continue;
    const finished = new Set((await completeRows(tx, game)).map((row) => row.id));
    const keys = purgeable(cached, finished, current[game]);
    if (keys.length > 0) found.push({ table, keys });
  }
  return found;
}
