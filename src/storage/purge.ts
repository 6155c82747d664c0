/** Drops data that is no longer needed. Results are never purged. */
import { dateOf } from '../daily/numbering.ts';
import { definitionOf, GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import { rowIn } from '../protocol/listings.ts';
import { storedNames } from '../protocol/resultKeys.ts';
import { oldChallenges } from './challenges.ts';
import { PUBLISHED, puzzleKey } from './keys.ts';
import { outboxRows } from './outbox.ts';
import { KEPT_PLAY_MS, keptSince } from './plays.ts';
import type { Storage } from './port.ts';
import { completeRows } from './resultRows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import { PUZZLE_TABLES, RESULT_TABLES, type TableName } from './tables.ts';

type CurrentPuzzles = Readonly<Partial<Record<GameId, string>>>;

const TABLES = [...PUZZLE_TABLES, ...RESULT_TABLES, 'meta', 'outbox', 'plays'] as const;

export function purgePart(store: TableStore) {
  return {
    async purge(current, at) {
      // Usually nothing is found, and a write transaction would lock all of these tables for other pages.
      const found = await store.transaction({ mode: 'read', tables: TABLES }, (tx) =>
        findUnneeded(tx, current, at),
      );
      if (found.length === 0) return;
      await store.transaction({ mode: 'write', tables: TABLES }, async (tx) => {
        for (const { table, keys } of await findUnneeded(tx, current, at)) {
          await tx.delete(table, keys);
        }
      });
    },
  } satisfies Partial<Storage>;
}

/** The rows to drop, by table. */
async function findUnneeded(tx: TableTransaction, current: CurrentPuzzles, at: number) {
  const published = await tx.get('meta', PUBLISHED);
  const plays = await tx.keys('plays');
  const unneeded: { readonly table: TableName; readonly keys: readonly string[] }[] = [];
  // Unsent results keep their plays at any age.
  const needed = new Set((await outboxRows(tx)).map(({ game, id }) => puzzleKey(game, id)));
  for (const game of GAME_IDS) {
    const table = storedNames(game).puzzles;
    const cached = await tx.keys(table);
    if (cached.length + plays.length === 0) continue;
    const rows = await completeRows(tx, game);
    const finished = new Set(rows.map(({ id }) => id));
    const isUnneeded = (id: string) =>
      finished.has(id) && id !== current[game] && rowIn(published, game, id) === undefined;
    unneeded.push({ table, keys: cached.filter(isUnneeded) });
    const { rank } = resultsOf(game);
    const best = Math.min(...rows.map(({ result }) => rank(result)));
    for (const { id, result, finishedAt } of rows) {
      // The puzzle's date alone decides which plays are read from the account: dropping one of them
      // by its time, which a wrong clock may have made too early, would have it read again.
      const isRecent =
        dateOf(definitionOf(game).schedule, id) >= keptSince(at) ||
        (finishedAt !== null && at - finishedAt <= KEPT_PLAY_MS);
      if (isRecent || rank(result) === best) needed.add(puzzleKey(game, id));
    }
  }
  unneeded.push({ table: 'plays', keys: plays.filter((key) => !needed.has(key)) });
  unneeded.push({ table: 'meta', keys: await oldChallenges(tx, at) });
  return unneeded.filter(({ keys }) => keys.length > 0);
}
