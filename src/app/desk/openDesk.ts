/** Loads the code of the desk's requests to the server, on demand. */
import type { Desk } from '../../desk/port.ts';
import { ServerError } from '../../protocol/status.ts';

/**
 * Opens the desk's server; rejects with a `ServerError`: `unavailable` without a network or a
 * backend.
 */
export async function openDesk(): Promise<Desk> {
  const { loadSite } = await import('../../firebase/config.ts');
  const site = await loadSite().catch(() => null);
  if (site === null) throw new ServerError('unavailable');
  return (await import('../../firebase/desk.ts')).openDesk(site.firebase);
}
