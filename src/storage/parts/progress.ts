import { isForeign } from '../account.ts';
import { puzzleKey } from '../keys.ts';
import type { Storage } from '../port.ts';
import { accountOf, isAhead, readProgressRow } from '../rows.ts';
import { saveOver } from '../sittings.ts';
import type { Base } from './base.ts';

export function progressPart({ store }: Base): Pick<Storage, 'writeProgress'> {
  return {
    writeProgress: (row, owner = null) => {
      const key = puzzleKey(row.game, row.id);
      // Without an owner there is none to compare with the account in meta, and no other device.
      const tables =
        owner === null ? (['progress'] as const) : (['progress', 'meta', 'sittings'] as const);
      return store.transaction(
        { mode: 'write', tables, replaces: `progress/${key}` },
        async (tx, late) => {
          if (owner !== null && isForeign(owner, await accountOf(tx), tx)) return;
          const before = readProgressRow(key, await tx.get('progress', key));
          if (before !== null) {
            const saved = owner === null ? undefined : await saveOver(tx, row, before);
            if (saved === before) return;
            if (saved !== undefined) return tx.put('progress', [[key, saved]]);
            // A repeated (`late`) write may be older than a write by another window since.
            const isLater = !late || row.updatedAt >= before.updatedAt;
            if (!isAhead(row, before, isLater)) return;
          }
          // Only `chooseGame` closes a fork: a page that does not know of it may still save.
          const open = before?.isForked ? { isForked: true as const } : {};
          await tx.put('progress', [[key, { ...row, ...open }]]);
        },
      );
    },
  };
}
