/** How results come into the outbox. They leave it only when the server has acknowledged them. */
import type { GameId } from '../games/game.ts';
import type { Json } from '../lib/json.ts';
import type { OutboxRow } from './port.ts';
import { readOutboxRow } from './rows.ts';
import type { Entry, TableTransaction } from './tableStore.ts';
import { puzzleKey } from './tables.ts';

export interface Unsent {
  readonly game: GameId;
  readonly id: string;
  readonly result: Json;
  readonly owner: string | null;
  /** Epoch ms. */
  readonly createdAt: number;
}

/**
 * Adds a row for each. A row of another account for the same puzzle, left behind at sign-out, is
 * kept for that account under a key of its own.
 */
export async function enqueue(tx: TableTransaction, unsent: readonly Unsent[]): Promise<void> {
  const taken = new Set(await tx.keys('outbox'));
  const entries: Entry[] = [];
  for (const { game, id, result, owner, createdAt } of unsent) {
    const key = puzzleKey(game, id);
    const there = taken.has(key) ? readOutboxRow(key, await tx.get('outbox', key)) : null;
    if (there !== null && there.owner !== null && there.owner !== owner) {
      const other = `${key}@${there.owner}`;
      entries.push([other, { ...there, key: other }]);
    }
    const row: OutboxRow = {
      key,
      game,
      id,
      result,
      owner,
      stage: 'waiting',
      createdAt,
      attempts: 0,
    };
    entries.push([key, row]);
  }
  await tx.put('outbox', entries);
}
