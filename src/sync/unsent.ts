/** The results and games that the account lacks. */
import type { OutboxRow } from '../storage/entities.ts';
import type { Storage } from '../storage/port.ts';

/** The results that a sync sends: those set aside stay. */
export const unsentOf = (outbox: readonly OutboxRow[]): OutboxRow[] =>
  outbox.filter((row) => !row.setAside);

/** Whether the account lacks unfinished games; false without an account. */
export async function hasUnsentGames(
  storage: Pick<Storage, 'readAccount' | 'readUnsentSittings'>,
): Promise<boolean> {
  return (await storage.readAccount()) !== null && (await storage.readUnsentSittings()).length > 0;
}
