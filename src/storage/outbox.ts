/** The outbox table: results of an account on their way to the server. Without an account it is empty. */
import type { GameId } from '../games/definitions.ts';
import { isSame, type Json } from '../lib/json.ts';
import type { OutboxRow, ResultRow } from './entities.ts';
import { puzzleKey } from './keys.ts';
import type { Storage } from './port.ts';
import { readOutboxRow, rowsOf } from './rows.ts';
import type { ReadTransaction, TableEntry, TableStore, TableTransaction } from './tableStore.ts';

export type Unsent = Pick<OutboxRow, 'game' | 'id' | 'result' | 'openedOn' | 'createdAt' | 'hash'>;

export const unsentFrom = (
  game: GameId,
  { id, result, openedOn, hash }: ResultRow,
  createdAt: number,
): Unsent => ({ game, id, result, openedOn, createdAt, ...(hash && { hash }) });

/** Adds a row per result; the caller ensures that there is no row for the puzzle yet. */
export async function enqueue(tx: TableTransaction, unsent: readonly Unsent[]): Promise<void> {
  if (unsent.length === 0) return;
  const rows = unsent.map((one): OutboxRow => ({ ...one, stage: 'waiting' }));
  await tx.put('outbox', rows.map(entryOf));
}

const entryOf = (row: OutboxRow): TableEntry => [puzzleKey(row.game, row.id), row];

/** Every readable row, oldest first. */
export const outboxRows = async (tx: ReadTransaction): Promise<OutboxRow[]> =>
  (await rowsOf(tx, 'outbox', readOutboxRow)).sort((a, b) => a.createdAt - b.createdAt);

/** The row with another result, if given, then without the hash of the old result. */
export function withResult(row: OutboxRow, result: Json | undefined): OutboxRow {
  if (result === undefined || isSame(result, row.result)) return row;
  const { hash: _hash, ...rest } = row;
  return { ...rest, result };
}

export function outboxPart(store: TableStore) {
  return {
    listOutbox: () => store.transaction({ mode: 'read', tables: ['outbox'] }, outboxRows),

    changeOutbox: (changes) =>
      store.transaction({ mode: 'write', tables: ['outbox'] }, async (tx) => {
        const changed: TableEntry[] = [];
        const gone: string[] = [];
        for (const { game, id, change } of changes) {
          const key = puzzleKey(game, id);
          const row = readOutboxRow(key, await tx.get('outbox', key));
          if (row === null) continue;
          if (change === 'acknowledged') gone.push(key);
          else {
            const { setAside, failing, ...rest } = { ...withResult(row, change.result), ...change };
            const after = { ...rest, ...(setAside && { setAside }), ...(failing && { failing }) };
            changed.push([key, after]);
          }
        }
        if (changed.length > 0) await tx.put('outbox', changed);
        if (gone.length > 0) await tx.delete('outbox', gone);
      }),
  } satisfies Partial<Storage>;
}
