import type { Base } from './base.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { accountOf, isAhead, readProgressRow } from './rows.ts';
import { forgetDocument, saveOver } from './sittingRows.ts';

export function progressPart({ store }: Base) {
  return {
    writeProgress: (row) => {
      const key = puzzleKey(row.game, row.id);
      return store.transaction(
        { mode: 'write', tables: ['progress', 'meta', 'sittings'], replaces: `progress/${key}` },
        async (tx, late) => {
          const [account, stored] = await Promise.all([accountOf(tx), tx.get('progress', key)]);
          const before = readProgressRow(key, stored);
          if (before === null) {
            if (account !== null) await forgetDocument(tx, row.game, row.id);
            return tx.put('progress', [[key, row]]);
          }
          const saved = await saveOver(tx, row, before, account !== null);
          if (saved === before) return;
          if (saved !== undefined) return tx.put('progress', [[key, saved]]);
          // A repeated (`late`) write may be older than a write by another window since.
          const isLater = !late || row.updatedAt >= before.updatedAt;
          if (!isAhead(row, before, isLater)) return;
          const openedOn = before.openedOn < row.openedOn ? before.openedOn : row.openedOn;
          // Only `chooseGame` closes a fork: a page that does not know of it may still save.
          const open = before.isForked ? { isForked: true as const } : {};
          await tx.put('progress', [[key, { ...row, openedOn, ...open }]]);
        },
      );
    },
  } satisfies Partial<Storage>;
}
