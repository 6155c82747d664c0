/** The player's account, and other entries of meta. See `Storage` in port.ts. */
import type { Json } from '../lib/json.ts';
import { ACCOUNT } from './keys.ts';
import type { Storage } from './port.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';

/** The entries of meta whose keys start with `prefix`. */
export async function entriesOf(tx: TableTransaction, prefix: string) {
  const keys = (await tx.keys('meta')).filter((key) => key.startsWith(prefix));
  return Promise.all(keys.map(async (key) => [key, (await tx.get('meta', key)) as Json] as const));
}

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

    listMeta: (prefix) =>
      store.transaction({ mode: 'read', tables: ['meta'] }, (tx) => entriesOf(tx, prefix)),
  } satisfies Partial<Storage>;
}
