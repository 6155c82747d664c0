/** The signed-in player's public name and avatar, from the local copy of the profile. */
import { useCallback } from 'react';
import type { ResilientStorage } from '../../storage/port.ts';
import { type LocalProfile, parseLocalProfile } from '../../sync/profile.ts';
import { useStored } from '../device/storage.ts';

/** The local copy of the signed-in player's profile; null before the first sync. */
export function useOwnProfile(uid: string): LocalProfile | null {
  const read = useCallback(
    async (opened: ResilientStorage) => parseLocalProfile(await opened.getProfile(uid)),
    [uid],
  );
  return useStored<LocalProfile | null>(read, null);
}
