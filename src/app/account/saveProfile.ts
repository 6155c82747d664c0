/** Saves the player's public name and avatar on this device and on the server. */
import { getDefaultStore } from 'jotai';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import type { LeaderboardInfo } from '../../protocol/leaderboardInfo.ts';
import type { Account } from '../../storage/entities.ts';
import { LOCAL_PROFILE, localProfileOf } from '../../storage/localProfile.ts';
import { writeEntry } from '../../storage/metaEntry.ts';
import { storage } from '../device/storage.ts';
import { countUpdate } from '../sync/counters.ts';
import { configOf } from './openAccounts.ts';

const FAILED = 'We couldn’t save that. Keep this dialog open and try again in a moment.';
const NOT_PUBLISHED =
  'Saved to your profile, but not to the leaderboards yet. Save again in a moment.';
const TOO_OFTEN =
  'Saved to your profile, but not to the leaderboards: you’ve reached today’s limit for changes. Save again tomorrow.';
const TOO_FAST =
  'Saved to your profile, but not to the leaderboards: too many changes at once. Save again in a minute.';
const OFFLINE = 'You’re offline. Keep this dialog open and save again when you’re back online.';
const SIGNED_OUT = 'You’ve been signed out. Sign in again, then save.';

const isSignedOut = (error: unknown) => serverErrorOf(error).status === 'unauthenticated';

/**
 * Null when name and avatar are saved everywhere; else a sentence for the player about the failure.
 */
export async function saveProfile(account: Account, info: LeaderboardInfo): Promise<string | null> {
  if (!navigator.onLine) return OFFLINE;
  const config = await configOf(account);
  if (config === null) return FAILED;
  const { uid } = account;
  try {
    const [{ connect }, { storeInfo, publishInfo }] = await Promise.all([
      import('../../firebase/app.ts'),
      import('../../firebase/profile.ts'),
    ]);
    const connection = connect(config, uid);
    await storeInfo(connection, uid, info);
    await writeEntry(await storage(), LOCAL_PROFILE, localProfileOf(info, false));
    try {
      await publishInfo(connection, uid, info);
    } catch (error) {
      console.warn('upsertLeaderboardUser:', error);
      if (isSignedOut(error)) return SIGNED_OUT;
      const { status, retryAfterMs } = serverErrorOf(error);
      if (status !== 'resource-exhausted') return NOT_PUBLISHED;
      return retryAfterMs === null ? TOO_OFTEN : TOO_FAST;
    } finally {
      // Count after a lost answer too: the server may have changed the player's leaderboard
      // entries.
      countUpdate(getDefaultStore(), 'leaderboard-user');
    }
    return null;
  } catch (error) {
    console.warn('Saving the profile:', error);
    return isSignedOut(error) ? SIGNED_OUT : FAILED;
  }
}
