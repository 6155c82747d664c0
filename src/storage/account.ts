/** The player's account, and other entries of meta. See `Storage` in port.ts. */
import { ACCOUNT } from './keys.ts';
import type { Storage } from './port.ts';
import type { TableStore } from './tableStore.ts';

export function accountPart(store: TableStore) {
  return {
    putAccount: (account) =>
      store.transaction({ mode: 'write', tables: ['meta', 'outbox'] }, async (tx) => {
        if (account !== null) return tx.put('meta', [[ACCOUNT, account]]);
        await tx.delete('meta', [ACCOUNT]);
        await tx.clear('outbox');
      }),

    putMeta: (key, value) =>
      store.transaction({ mode: 'write', tables: ['meta'], replaces: `meta/${key}` }, (tx) =>
        tx.put('meta', [[key, value]]),
      ),
  } satisfies Partial<Storage>;
}
