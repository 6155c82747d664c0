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
  const rows = unsent.map(
    (result): OutboxRow => ({
      ...result,
      key: puzzleKey(result.game, result.id),
      stage: 'waiting',
      attempts: 0,
    }),
  );
  // Finishing one puzzle does not ask for all the keys there are.
  const taken = rows.length > 1 ? new Set(await tx.keys('outbox')) : null;
  const contested = rows.filter((row) => taken === null || taken.has(row.key));
  // Asked for first, the reading sees what the writing is about to replace.
  const [replaced] = await Promise.all([
    Promise.all(contested.map((row) => tx.get('outbox', row.key))),
    tx.put(
      'outbox',
      rows.map((row) => [row.key, row]),
    ),
  ]);
  const leftBehind: Entry[] = [];
  for (const [i, { key, owner }] of contested.entries()) {
    const before = readOutboxRow(key, replaced[i]);
    if (before === null || before.owner === null || before.owner === owner) continue;
    const otherKey = `${key}@${before.owner}`;
    leftBehind.push([otherKey, { ...before, key: otherKey }]);
  }
  if (leftBehind.length > 0) await tx.put('outbox', leftBehind);
}
