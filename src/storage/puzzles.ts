/** The puzzle cache. See `Storage` in port.ts. */
import { GAME_IDS, type GameId } from '../games/definitions.ts';
import { rowIn } from '../protocol/listings.ts';
import { storedNames } from '../protocol/resultKeys.ts';
import { PUBLISHED, puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { completeRows, type Dropped, purge, purgeable } from './purge.ts';
import { isStarted, readProgressRow } from './rows.ts';
import { isFinished } from './sittingRows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';

export function puzzlesPart(store: TableStore) {
  return {
    writePuzzle: (game, id, puzzle) => {
      const table = storedNames(game).puzzles;
      return store.transaction(
        { mode: 'write', tables: [table], replaces: `${table}/${id}` },
        (tx) => tx.put(table, [[id, puzzle]]),
      );
    },

    keepPuzzle: (game, id, puzzle) => {
      const table = storedNames(game).puzzles;
      return store.transaction({ mode: 'write', tables: [table] }, async (tx) => {
        if ((await tx.get(table, id)) === undefined) await tx.put(table, [[id, puzzle]]);
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
        if (begun !== undefined && (row === null || isStarted(row))) return false;
        if (await isFinished(tx, game, id)) return false;
        if (puzzle === null) await tx.delete(puzzles, [id]);
        else await tx.put(puzzles, [[id, puzzle]]);
        return true;
      });
    },

    purgePuzzles: (current) =>
      purge(
        store,
        ['meta', ...GAME_IDS.flatMap((g) => [storedNames(g).puzzles, storedNames(g).results])],
        (tx) => findPurgeable(tx, current),
      ),
  } satisfies Partial<Storage>;
}

/** The purgeable puzzles by table. */
async function findPurgeable(
  tx: TableTransaction,
  current: Readonly<Partial<Record<GameId, string>>>,
): Promise<Dropped[]> {
  const found: Dropped[] = [];
  const published = await tx.get('meta', PUBLISHED);
  for (const game of GAME_IDS) {
    const table = storedNames(game).puzzles;
    const cached = await tx.keys(table);
    if (cached.length === 0) continue;
    const finished = new Set((await completeRows(tx, game)).map((row) => row.id));
    const keys = purgeable(cached, finished, current[game]).filter(
      (id) => rowIn(published, game, id) === undefined,
    );
    if (keys.length > 0) found.push({ table, keys });
  }
  return found;
}
