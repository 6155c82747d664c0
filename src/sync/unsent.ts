/** The results and games that the account lacks. */
import type { OutboxRow } from '../storage/entities.ts';
import type { Storage } from '../storage/port.ts';

/** The results that a sync sends: those set aside stay. */
export const unsentResults = async (storage: Pick<Storage, 'listOutbox'>): Promise<OutboxRow[]> =>
  (await storage.listOutbox()).filter((row) => !row.setAside);

export const hasUnsentGames = async (
  storage: Pick<Storage, 'readUnsentSittings'>,
): Promise<boolean> => (await storage.readUnsentSittings()).length > 0;
