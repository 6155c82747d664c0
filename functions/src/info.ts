/** Name and avatar in a document of the database. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type LeaderboardInfo, parseInfo } from '../../src/account/leaderboardInfo.ts';

/** For field masks: of a profile that holds years no more is read than is needed. */
export const INFO_FIELDS: readonly (keyof LeaderboardInfo)[] = [
  'leaderboardName',
  'avatarIcon',
  'avatarColor',
];

/** Null where there is no document, or none with a name and an avatar that can be shown. */
export function infoOf(document: DocumentSnapshot | undefined): LeaderboardInfo | null {
  const parsed = parseInfo(document?.data());
  return parsed.ok ? parsed.value : null;
}

/** Whether a document holds exactly this name and this avatar. */
export function showsInfo(document: DocumentSnapshot | undefined, info: LeaderboardInfo): boolean {
  const shown = infoOf(document);
  return shown !== null && INFO_FIELDS.every((field) => shown[field] === info[field]);
}
