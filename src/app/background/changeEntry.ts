import { type MetaEntry, readEntry, writeEntry } from '../../storage/metaEntry.ts';
import { storage } from '../device/storage.ts';

/** Changes a stored entry under a lock shared by all tabs. */
export async function changeEntry<T>(entry: MetaEntry<T>, how: (value: T) => T): Promise<void> {
  const opened = await storage();
  const run = async () => writeEntry(opened, entry, how(await readEntry(opened, entry)));
  await (navigator.locks ? navigator.locks.request(`crema-${entry.key}`, run) : run());
}
