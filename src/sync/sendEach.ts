/** Sending what waits in a queue, so that no thing holds up those behind it. */
import { remedyFor, type StatusCode, statusOf } from './status.ts';

/** Whether the server has failed on the one thing that it was sent; other codes say nothing of it. */
export const isOwnFailure = (status: StatusCode): boolean => status === 'internal';

/** The end of one attempt to send one thing. */
export type Fate = 'taken' | 'refused' | 'failed';

/**
 * Sends one thing after the other. Rejects at once when the server cannot be asked just now, and at the
 * end when it has failed on one of them.
 *
 * @param settle records each before the next is sent.
 * @param isRefusal whether the server will never take what it answers like this.
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
