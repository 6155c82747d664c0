import { accountOf, isForeign } from '../account.ts';
import { puzzleKey } from '../early/names.ts';
import type { ProgressRow, Storage } from '../port.ts';
import { isAhead, isBegun, isFurther, readProgressRow } from '../rows.ts';
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
          const before = readProgressRow(key, await tx.get('progress', key));
          if (before !== null && standsBefore(before, row, late)) return;
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

/**
 * Whether the row that is there stays. Another window may have played on since, and a look is less than
 * any play. A save of the same position is the newer one if it comes in time, whatever the clock says.
 */
function standsBefore(before: ProgressRow, row: ProgressRow, late = false): boolean {
  if (late || !isBegun(row)) return isAhead(before, row);
  return isBegun(before) && isFurther(before, row);
}
