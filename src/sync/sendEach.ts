/** Sends a queue's items so that none blocks those behind it. */
import { remedyFor, type StatusCode, statusOf } from '../protocol/status.ts';

/** Whether the status tells that the server failed on the item itself: others may succeed. */
export const isOwnFailure = (status: StatusCode): boolean => status === 'internal';

/** Outcome of an attempt to send an item. */
export type Fate = 'taken' | 'refused' | 'failed';

/**
 * Sends the items in order. Rejects at once if the server is unavailable, and at the end if it
 * failed on an item.
 *
 * @param settle records each item's outcome before the next is sent.
 * @param isRefusal whether a status means that the server will never accept the item.
 */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
  settle: (item: Item, fate: Fate, error: unknown) => Promise<void>,
  isRefusal = (status: StatusCode) => remedyFor(status) === 'refused',
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    let fate: Fate = 'taken';
    let thrown: unknown;
    try {
      await send(item);
    } catch (error) {
      thrown = error;
      const status = statusOf(error);
      if (isRefusal(status)) fate = 'refused';
      else if (isOwnFailure(status)) fate = 'failed';
      else throw error;
    }
    if (fate === 'failed') failures.push(thrown);
    await settle(item, fate, thrown);
  }
  if (failures.length > 0) throw failures[0];
}
