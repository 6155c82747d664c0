/** Results. They are never deleted. See `Storage` in port.ts. */
import { resultsOf } from '../games/definitions.ts';
import { isPuzzleId, isResultValue, resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { PlayRow, ResultRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { enqueue, unsentFrom } from './outbox.ts';
import { playOf, putPlay } from './plays.ts';
import type { Storage } from './port.ts';
import { accountOf, resultReader } from './rows.ts';
import { takeInto } from './serverResults.ts';
import type { TableStore } from './tableStore.ts';
import { RESULT_TABLES } from './tables.ts';
import { keepUnreadable } from './unreadable.ts';
import { withWays } from './ways.ts';

export function resultsPart(store: TableStore) {
  return {
    finish: async (finished) => {
      const { game, id, result, openedOn, finishedAt, finishedOn, ending, hash, log } = finished;
      const key = resultKey(game, id);
      if (!isResultValue(result) || !resultsOf(game).isComplete(result)) {
        throw new TypeError(`The result of ${puzzleKey(game, id)} is not complete.`);
      }
      if (!isPuzzleId(game, id)) throw new TypeError(`${game} has no puzzle ${id}.`);
      const table = storedNames(game).results;
      const tables = [table, 'outbox', 'progress', 'meta', 'plays'] as const;
      return store.transaction({ mode: 'write', tables }, async (tx) => {
        // Both requests in parallel take half the time of sequential ones.
        const [stored, account] = await Promise.all([tx.get(table, key), accountOf(tx)]);
        const standing: ResultRow = {
          ...{ id, result, openedOn, finishedAt },
          ...(hash !== undefined && { hash }),
          ...(finishedOn !== undefined && { finishedOn }),
          ...(ending !== undefined && { ending }),
        };
        const end = () => tx.delete('progress', [puzzleKey(game, id)]);
        const before = resultReader(game)(key, stored);
        await keepUnreadable(tx, table, [[key, stored]], resultReader(game));
        if (before !== null && resultsOf(game).isComplete(before.result)) {
          await end();
          return { standing: before, added: false };
        }
        await Promise.all([
          end(),
          tx.put(table, [[key, standing]]),
          account && enqueue(tx, [unsentFrom(game, standing, finishedAt)]),
          hash && log ? putPlay(tx, { game, id, hash, result, log }) : null,
        ]);
        return { standing, added: true };
      });
    },

    addWay: (game, id, way) => {
      const key = resultKey(game, id);
      const table = storedNames(game).results;
      return store.transaction({ mode: 'write', tables: [table] }, async (tx) => {
        const before = resultReader(game)(key, await tx.get(table, key));
        if (before === null || !resultsOf(game).isComplete(before.result)) return;
        const after = withWays(before, [way]);
        if (after !== before) await tx.put(table, [[key, after]]);
      });
    },

    readPlays: (results) =>
      store.transaction({ mode: 'read', tables: ['plays'] }, async (tx) => {
        const found: PlayRow[] = [];
        for (const row of results) {
          const play = await playOf(tx, row);
          if (play !== null) found.push(play);
        }
        return found;
      }),

    takeFromServer: (from, at) =>
      store.transaction(
        { mode: 'write', tables: [...RESULT_TABLES, 'outbox', 'progress', 'meta'] },
        (tx) => takeInto(tx, from, at),
      ),
  } satisfies Partial<Storage>;
}
