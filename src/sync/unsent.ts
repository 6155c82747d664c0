/** Unsent rows of the outbox and unsent games, for page, worker and status display. */
import type { OutboxRow } from '../storage/entities.ts';
import type { Storage } from '../storage/port.ts';

/** The owner's rows, without those set aside. */
export function unsentOf(outbox: readonly OutboxRow[], owner: string | null): OutboxRow[] {
  return outbox.filter((row) => row.owner === owner && !row.setAside);
}

/** The unsent rows of the device's account; empty if signed out. */
export async function unsentOnDevice(
  storage: Pick<Storage, 'readAccount' | 'listOutbox'>,
): Promise<OutboxRow[]> {
  const account = await storage.readAccount();
  return account === null ? [] : unsentOf(await storage.listOutbox(), account.uid);
}

/** Whether the device's account has unfinished games that the server lacks. */
export async function hasUnsentGames(
  storage: Pick<Storage, 'readAccount' | 'readUnsentSittings'>,
): Promise<boolean> {
  const account = await storage.readAccount();
  return account !== null && (await storage.readUnsentSittings(account.uid)).length > 0;
}
