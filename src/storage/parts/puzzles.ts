/** The puzzle cache. See `Storage` in ../port.ts. */
import { GAME_IDS, resultsOf } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import { readable } from '../corruptRows.ts';
import type { Storage } from '../port.ts';
import { purgeable } from '../purge.ts';
import { resultReader } from '../rows.ts';
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

    purgePuzzles: (current) => {
      const tables = GAME_IDS.flatMap((g) => [storedNames(g).puzzles, storedNames(g).results]);
      return store.transaction({ mode: 'write', tables }, async (tx) => {
        let purged = 0;
        for (const game of GAME_IDS) {
          const { puzzles, results } = storedNames(game);
          const cached = await tx.keys(puzzles);
          if (cached.length === 0) continue;
          const found = readable(await tx.all(results), resultReader(game));
          const finished = found
            .filter((row) => resultsOf(game).isComplete(row.result))
            .map((row) => row.id);
          const gone = purgeable(cached, new Set(finished), current[game]);
          await tx.delete(puzzles, gone);
          purged += gone.length;
        }
        return purged;
      });
    },
  };
}
