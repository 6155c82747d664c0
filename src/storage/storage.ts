/**
 * The rules of the port, once for every kind of table: what finishing is, what stands and what
 * gives way. Each method is one transaction.
 */
import { GAME_IDS } from '../games/game.ts';
import type { Json } from '../lib/json.ts';
import { accountOf, enter } from './account.ts';
import { clearTables } from './clear.ts';
import { isComplete } from './completeness.ts';
import { moveAside, readable, soundRows, type Warn } from './corruptRows.ts';
import { importInto } from './importPlayerData.ts';
import { changeRows, enqueue, oldestFirst, outboxRows } from './outbox.ts';
import type { GameResult, ProgressRow, ResultRow, Storage } from './port.ts';
import { purgeable } from './purge.ts';
import { isResultValue, readOutboxEntry, readProgressRow, resultReader } from './rows.ts';
import { takeInto } from './serverResults.ts';
import type { TableStore } from './tableStore.ts';
import {
  GAME_TABLES,
  isPuzzleId,
  puzzleKey,
  RESULT_TABLES,
  resultKey,
  TABLE_NAMES,
} from './tables.ts';

export function makeStorage(store: TableStore, warn: Warn = () => {}): Storage {
  const rows = soundRows(store, warn);

  return {
    readResults: (game) => {
      const table = GAME_TABLES[game].results;
      return store.transaction({ mode: 'read', tables: [table] }, (tx) =>
        rows.all(tx, table, resultReader(game)),
      );
    },

    readResult: (game, id) => {
      const table = GAME_TABLES[game].results;
      return store.transaction({ mode: 'read', tables: [table] }, (tx) =>
        rows.one(tx, table, resultKey(game, id), resultReader(game)),
      );
    },

    countResults: (game) => {
      const table = GAME_TABLES[game].results;
      return store.transaction({ mode: 'read', tables: [table] }, (tx) => tx.count(table));
    },

    finish: async (finished) => {
      const { game, id, result, openedOn, finishedAt, ending } = finished;
      const key = resultKey(game, id);
      if (!isResultValue(result) || !isComplete(game, result)) {
        throw new TypeError(`The result of ${puzzleKey(game, id)} is not complete.`);
      }
      if (!isPuzzleId(game, id)) throw new TypeError(`${game} has no puzzle ${id}.`);
      const table = GAME_TABLES[game].results;
      const scope = { mode: 'write', tables: [table, 'outbox', 'progress', 'meta'] } as const;
      return store.transaction(scope, async (tx) => {
        // Side by side where nothing depends on the other: half the time of one after the other.
        const [stored, account] = await Promise.all([
          tx.get(table, key),
          accountOf(tx),
          tx.delete('progress', [puzzleKey(game, id)]),
        ]);
        const before = stored === undefined ? null : resultReader(game)(key, stored);
        if (stored !== undefined && before === null) {
          await moveAside(tx, table, key, resultReader(game));
        }
        if (before !== null && isComplete(game, before.result)) {
          return { standing: before, added: false };
        }
        const left = ending === undefined ? {} : { ending };
        const standing: ResultRow = { id, result, openedOn, finishedAt, ...left };
        const owner = account?.uid ?? null;
        await Promise.all([
          tx.put(table, [[key, standing]]),
          enqueue(tx, [{ game, id, result, openedOn, owner, createdAt: finishedAt }]),
        ]);
        return { standing, added: true };
      });
    },

    takeFromServer: (uid, from, at) => {
      const tables = [...RESULT_TABLES, 'outbox', 'progress', 'profile', 'meta'] as const;
      return store.transaction({ mode: 'write', tables }, async (tx) =>
        (await accountOf(tx))?.uid === uid ? takeInto(tx, uid, from, at) : null,
      );
    },

    readProgress: (game, id) =>
      store.transaction({ mode: 'read', tables: ['progress'] }, (tx) =>
        rows.one(tx, 'progress', puzzleKey(game, id), readProgressRow),
      ),

    isProgressAside: (game, id) => rows.isAside('progress', puzzleKey(game, id)),

    writeProgress: (row) => {
      const key = puzzleKey(row.game, row.id);
      return store.transaction(
        { mode: 'write', tables: ['progress'], replaces: `progress/${key}` },
        (tx) => tx.put('progress', [[key, row]]),
      );
    },

    deleteProgress: (game, id) =>
      store.transaction({ mode: 'write', tables: ['progress'] }, (tx) =>
        tx.delete('progress', [puzzleKey(game, id)]),
      ),

    listProgress: async (game) => {
      const found = await store.transaction({ mode: 'read', tables: ['progress'] }, (tx) =>
        rows.all(tx, 'progress', readProgressRow),
      );
      return game === undefined ? found : found.filter((row) => row.game === game);
    },

    readPuzzle: (game, id) => {
      const table = GAME_TABLES[game].puzzles;
      return store.transaction({ mode: 'read', tables: [table] }, async (tx) => {
        const puzzle = await tx.get(table, id);
        return puzzle === undefined ? null : (puzzle as Json);
      });
    },

    writePuzzle: (game, id, puzzle) => {
      const table = GAME_TABLES[game].puzzles;
      return store.transaction(
        { mode: 'write', tables: [table], replaces: `${table}/${id}` },
        (tx) => tx.put(table, [[id, puzzle]]),
      );
    },

    purgePuzzles: (current) => {
      const tables = GAME_IDS.flatMap((g) => [GAME_TABLES[g].puzzles, GAME_TABLES[g].results]);
      return store.transaction({ mode: 'write', tables }, async (tx) => {
        let purged = 0;
        for (const game of GAME_IDS) {
          const { puzzles, results } = GAME_TABLES[game];
          const cached = await tx.keys(puzzles);
          if (cached.length === 0) continue;
          const found = readable(await tx.all(results), resultReader(game));
          const finished = found.filter((row) => isComplete(game, row.result)).map((row) => row.id);
          const gone = purgeable(cached, new Set(finished), current[game]);
          await tx.delete(puzzles, gone);
          purged += gone.length;
        }
        return purged;
      });
    },

    listOutbox: () =>
      store.transaction({ mode: 'read', tables: ['outbox'] }, async (tx) =>
        oldestFirst(await rows.all(tx, 'outbox', readOutboxEntry)),
      ),

    countOutbox: () =>
      store.transaction(
        { mode: 'read', tables: ['outbox'] },
        async (tx) => (await outboxRows(tx)).length,
      ),

    changeOutbox: (owner, changes) => {
      const wanted = new Map(changes.map((one) => [puzzleKey(one.game, one.id), one.change]));
      return store.transaction({ mode: 'write', tables: ['outbox'] }, (tx) =>
        changeRows(tx, (row) => {
          const change = row.owner === owner ? wanted.get(puzzleKey(row.game, row.id)) : undefined;
          if (change === undefined) return row;
          if (change === 'acknowledged') return null;
          const { setAside, ...rest } = { ...row, ...change };
          return setAside ? { ...rest, setAside } : rest;
        }),
      );
    },

    readAccount: () => store.transaction({ mode: 'read', tables: ['meta'] }, accountOf),

    enterAccount: (account) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => enter(tx, account)),

    getMeta: (key) =>
      store.transaction({ mode: 'read', tables: ['meta'] }, (tx) => tx.get('meta', key)) as Promise<
        Json | undefined
      >,

    putMeta: (key, value) =>
      store.transaction({ mode: 'write', tables: ['meta'], replaces: `meta/${key}` }, (tx) =>
        tx.put('meta', [[key, value]]),
      ),

    getProfile: (uid) =>
      store.transaction({ mode: 'read', tables: ['profile'] }, (tx) =>
        tx.get('profile', uid),
      ) as Promise<Json | undefined>,

    putProfile: (uid, profile) =>
      store.transaction({ mode: 'write', tables: ['profile'], replaces: `profile/${uid}` }, (tx) =>
        tx.put('profile', [[uid, profile]]),
      ),

    exportPlayerData: () =>
      store.transaction({ mode: 'read', tables: [...RESULT_TABLES, 'progress'] }, async (tx) => {
        const results: GameResult[] = [];
        for (const game of GAME_IDS) {
          const found = await rows.all(tx, GAME_TABLES[game].results, resultReader(game));
          for (const row of found) results.push({ game, ...row });
        }
        const progress: ProgressRow[] = await rows.all(tx, 'progress', readProgressRow);
        return { results, progress };
      }),

    importPlayerData: (data, at) =>
      store.transaction(
        { mode: 'write', tables: [...RESULT_TABLES, 'outbox', 'progress', 'meta'] },
        (tx) => importInto(tx, data, at),
      ),

    clearPlayerData: ({ unsent }) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => clearTables(tx, unsent)),

    watch: (read, listener) => store.watch(read, listener),
    close: () => store.close(),
  };
}
