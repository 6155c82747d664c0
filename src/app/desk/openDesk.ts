/** The server behind the desk, loaded when somebody is there who may see it. */
import type { Desk } from '../../desk/port.ts';
import { ServerError } from '../../sync/status.ts';

/** Rejects with a `ServerError`: `unavailable` without a network, and where there are no accounts. */
export async function openDesk(): Promise<Desk> {
  const { loadSite } = await import('../../firebase/config.ts');
  const site = await loadSite().catch(() => null);
  if (site === null) throw new ServerError('unavailable');
  return (await import('../../firebase/desk.ts')).openDesk(site.firebase);
}
