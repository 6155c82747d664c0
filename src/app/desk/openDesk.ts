/** Loads the code of the desk's requests to the server, on demand. */
import type { Desk } from '../../desk/port.ts';
import { ServerError } from '../../protocol/status.ts';
import { storage } from '../device/storage.ts';

/**
 * Opens the desk's server; rejects with a `ServerError`: `unavailable` without a network or a
 * backend.
 */
export async function openDesk(): Promise<Desk> {
  const { loadSite } = await import('../../firebase/config.ts');
  const site = await loadSite().catch(() => null);
  if (site === null) throw new ServerError('unavailable');
  const account = await (await storage()).readAccount();
  if (account === null) throw new ServerError('unauthenticated');
  return (await import('../../firebase/desk.ts')).openDesk(site.firebase, account.uid);
}
