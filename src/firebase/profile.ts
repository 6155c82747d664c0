/** Saving what others see of the player: in the profile first, then in the leaderboards. */
import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { UpsertUserReply, UpsertUserRequest } from '../sync/callables.ts';
import { type Connection, call } from './app.ts';

export async function storeInfo(
  { auth, firestore }: Connection,
  uid: string,
  info: LeaderboardInfo,
): Promise<void> {
  await auth.authStateReady();
  const { leaderboardName, avatarIcon, avatarColor } = info;
  const data = { leaderboardName, avatarIcon, avatarColor };
  await firestore.commit({
    path: `users/${uid}`,
    data,
    mask: Object.keys(data),
    timestamps: ['updatedAt'],
  });
}

/** Every entry of the player's gets the new name and avatar. */
export async function publishInfo(
  connection: Connection,
  uid: string,
  info: LeaderboardInfo,
): Promise<void> {
  await call<UpsertUserRequest, UpsertUserReply>(connection, 'upsertLeaderboardUser', {
    userId: uid,
    ...info,
  });
}
