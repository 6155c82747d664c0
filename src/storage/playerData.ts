/** Export, import and deletion of all player data. See `Storage` in port.ts. */
import { GAME_IDS } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { storedNames } from '../protocol/resultKeys.ts';
import type { GameResult, OtherGame, ProgressRow } from './entities.ts';
import { importInto } from './importPlayerData.ts';
import { puzzleKey } from './keys.ts';
import { readPlayRow } from './plays.ts';
import type { Storage } from './port.ts';
import { isStarted, readProgressRow, resultReader, rowsOf } from './rows.ts';
import { allSittings } from './sittingRows.ts';
import type { TableStore } from './tableStore.ts';
import { RESULT_TABLES } from './tables.ts';

export function playerDataPart(store: TableStore) {
  return {
    exportPlayerData: ({ plays = false } = {}) => {
      const tables = [
        ...RESULT_TABLES,
        'progress',
        'sittings',
        ...(plays ? ['plays' as const] : []),
      ] as const;
      return store.transaction({ mode: 'read', tables }, async (tx) => {
        const kept = plays ? await rowsOf(tx, 'plays', readPlayRow) : [];
        const byPuzzle = new Map(kept.map((play) => [puzzleKey(play.game, play.id), play]));
        const results: GameResult[] = [];
        for (const game of GAME_IDS) {
          for (const row of await rowsOf(tx, storedNames(game).results, resultReader(game))) {
            const play = byPuzzle.get(puzzleKey(game, row.id));
            const isOfIt = play?.hash === row.hash && isSame(play?.result, row.result);
            results.push({ game, ...row, ...(isOfIt && { log: play!.log }) });
          }
        }
        const progress: ProgressRow[] = await rowsOf(tx, 'progress', readProgressRow);
        const others = (await allSittings(tx)).flatMap(({ game, id, sitting }) =>
          sitting.others.map((other): OtherGame => ({ game, id, ...other })),
        );
        const begun = progress.filter(isStarted);
        return { results, progress: begun, ...(others.length > 0 && { others }) };
      });
    },

    importPlayerData: (data, at) =>
      store.transaction(
        {
          mode: 'write',
          tables: [...RESULT_TABLES, 'outbox', 'progress', 'meta', 'plays', 'sittings'],
        },
        (tx) => importInto(tx, data, at),
      ),
  } satisfies Partial<Storage>;
}
