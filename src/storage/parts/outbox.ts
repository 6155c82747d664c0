import { puzzleKey } from '../keys.ts';
import { changeRows, oldestFirst, withResult } from '../outbox.ts';
import type { Storage } from '../port.ts';
import { readOutboxEntry } from '../rows.ts';
import type { Base } from './base.ts';

export function outboxPart({ store, rows }: Base): Pick<Storage, 'listOutbox' | 'changeOutbox'> {
  return {
    listOutbox: () =>
      store.transaction({ mode: 'read', tables: ['outbox'] }, async (tx) =>
        oldestFirst(await rows.all(tx, 'outbox', readOutboxEntry)),
      ),

    changeOutbox: (owner, changes) => {
      const wanted = new Map(changes.map((one) => [puzzleKey(one.game, one.id), one.change]));
      return store.transaction({ mode: 'write', tables: ['outbox'] }, (tx) =>
        changeRows(tx, (row) => {
          const change = row.owner === owner ? wanted.get(puzzleKey(row.game, row.id)) : undefined;
          if (change === undefined) return row;
          if (change === 'acknowledged') return null;
          const { setAside, failing, ...rest } = { ...withResult(row, change.result), ...change };
          return { ...rest, ...(setAside && { setAside }), ...(failing && { failing }) };
        }),
      );
    },
  };
}
