/** What others see of the signed-in player, from this device's copy of the profile. */
import { useCallback } from 'react';
import { type LeaderboardInfo, parseInfo } from '../../account/leaderboardInfo.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { useStored } from '../storage.ts';

export interface OwnProfile {
  /** Null until the first sync has brought it. */
  readonly info: LeaderboardInfo | null;
  /** The player has not chosen name and avatar yet. */
  readonly isNew: boolean;
}

const UNKNOWN: OwnProfile = { info: null, isNew: false };

export function parseOwnProfile(stored: unknown): OwnProfile {
  const parsed = parseInfo(stored);
  if (!parsed.ok) return UNKNOWN;
  return { info: parsed.value, isNew: (stored as { isNew?: unknown }).isNew === true };
}

export function useOwnProfile(uid: string): OwnProfile {
  const read = useCallback(
    async (opened: ResilientStorage) => parseOwnProfile(await opened.getProfile(uid)),
    [uid],
  );
  return useStored(read, UNKNOWN);
}
