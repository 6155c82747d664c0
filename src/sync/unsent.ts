/** Which rows of the outbox are still to be sent: asked by page, worker and whoever shows it. */
import type { OutboxRow, Storage } from '../storage/port.ts';

/** That owner's rows, without those set aside. */
export function unsentOf(outbox: readonly OutboxRow[], owner: string | null): OutboxRow[] {
  return outbox.filter((row) => row.owner === owner && !row.setAside);
}

/** Those of the device's account; none while nobody is signed in. */
export async function unsentOnDevice(
  storage: Pick<Storage, 'readAccount' | 'listOutbox'>,
): Promise<OutboxRow[]> {
  const account = await storage.readAccount();
  return account === null ? [] : unsentOf(await storage.listOutbox(), account.uid);
}
