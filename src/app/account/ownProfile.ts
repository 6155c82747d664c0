/** The player's public name and avatar, from the local copy of the profile. */
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { LOCAL_PROFILE, type LocalProfile } from '../../sync/profile.ts';
import { useStored } from '../device/storage.ts';

const read = (opened: ResilientStorage) => readEntry(opened, LOCAL_PROFILE);

/** The local copy of the player's profile; null before the first sync. */
export const useOwnProfile = (): LocalProfile | null => useStored<LocalProfile | null>(read, null);
