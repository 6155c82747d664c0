import { accountOf, isForeign } from '../account.ts';
import { puzzleKey } from '../early/names.ts';
import type { Storage } from '../port.ts';
import { isAhead, isBegun, readProgressRow } from '../rows.ts';
import type { Base } from './base.ts';

export function progressPart({
  store,
  rows,
}: Base): Pick<Storage, 'readProgress' | 'isProgressAside' | 'writeProgress' | 'listProgress'> {
  return {
    readProgress: (game, id) =>
      store.transaction({ mode: 'read', tables: ['progress'] }, (tx) =>
        rows.one(tx, 'progress', puzzleKey(game, id), readProgressRow),
      ),

    isProgressAside: (game, id) => rows.isAside('progress', puzzleKey(game, id)),

    writeProgress: (row, owner = null) => {
      const key = puzzleKey(row.game, row.id);
      // With nobody signed in there is no account to be asked for.
      const tables = owner === null ? (['progress'] as const) : (['progress', 'meta'] as const);
      return store.transaction(
        { mode: 'write', tables, replaces: `progress/${key}` },
        async (tx, late) => {
          if (owner !== null && isForeign(owner, await accountOf(tx), tx)) return;
          // Another window may have played on since, and a look is less than any play.
          const isDoubtful = late || !isBegun(row);
          const before = isDoubtful ? readProgressRow(key, await tx.get('progress', key)) : null;
          if (before !== null && isAhead(before, row)) return;
          await tx.put('progress', [[key, row]]);
        },
      );
    },

    listProgress: async (game) => {
      const found = await store.transaction({ mode: 'read', tables: ['progress'] }, (tx) =>
        rows.all(tx, 'progress', readProgressRow),
      );
      return found.filter((row) => isBegun(row) && (game === undefined || row.game === game));
    },
  };
}
