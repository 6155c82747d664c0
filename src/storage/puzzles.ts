/** The puzzle cache. See `Storage` in port.ts. */
import { isSame } from '../lib/json.ts';
import { storedNames } from '../protocol/resultKeys.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { isStarted, readProgressRow } from './rows.ts';
import { isFinished } from './sittingRows.ts';
import type { TableStore } from './tableStore.ts';

export function puzzlesPart(store: TableStore) {
  return {
    keepPuzzle: (game, id, puzzle, over = null) => {
      const table = storedNames(game).puzzles;
      return store.transaction({ mode: 'write', tables: [table] }, async (tx) => {
        const cached = (await tx.get(table, id)) ?? null;
        if (isSame(cached, over)) await tx.put(table, [[id, puzzle]]);
      });
    },

    replacePuzzle: (game, id, puzzle) => {
      const { puzzles, results } = storedNames(game);
      const tables = [puzzles, results, 'progress'] as const;
      return store.transaction({ mode: 'write', tables }, async (tx) => {
        const key = puzzleKey(game, id);
        const begun = await tx.get('progress', key);
        const row = begun === undefined ? null : readProgressRow(key, begun);
        // An unreadable row may be a begun game.
        if (begun !== undefined && (row === null || isStarted(row))) return;
        if (await isFinished(tx, game, id)) return;
        if (puzzle === null) await tx.delete(puzzles, [id]);
        else await tx.put(puzzles, [[id, puzzle]]);
      });
    },
  } satisfies Partial<Storage>;
}
