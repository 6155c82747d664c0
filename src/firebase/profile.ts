/** Saves the player's public name and avatar: in the profile first, then on the leaderboards. */
import type { UpsertUserReply, UpsertUserRequest } from '../protocol/callables.ts';
import type { LeaderboardInfo } from '../protocol/leaderboardInfo.ts';
import type { Connection } from './app.ts';

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

/** Updates name and avatar on all of the player's entries. */
export async function publishInfo(
  { call }: Connection,
  uid: string,
  info: LeaderboardInfo,
): Promise<void> {
  await call<UpsertUserRequest, UpsertUserReply>('upsertLeaderboardUser', {
    userId: uid,
    ...info,
  });
}
