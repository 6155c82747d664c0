/** What others see of the signed-in player, from this device's copy of the profile. */
import { useCallback } from 'react';
import type { ResilientStorage } from '../../storage/port.ts';
import { type LocalProfile, parseLocalProfile } from '../../sync/profile.ts';
import { useStored } from '../device/storage.ts';

/** Null until the first sync has brought it. */
export function useOwnProfile(uid: string): LocalProfile | null {
  const read = useCallback(
    async (opened: ResilientStorage) => parseLocalProfile(await opened.getProfile(uid)),
    [uid],
  );
  return useStored<LocalProfile | null>(read, null);
}
