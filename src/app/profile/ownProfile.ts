/** The player's name and avatar on this device. */
import { LOCAL_PROFILE, type LocalProfile } from '../../storage/localProfile.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { useStored } from '../device/storage.ts';

const read = (opened: ResilientStorage) => readEntry(opened, LOCAL_PROFILE);

/** Null where the player has none yet. */
export const useOwnProfile = (): LocalProfile | null => useStored<LocalProfile | null>(read, null);
