/** Name and avatar in a document of the database. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type LeaderboardInfo, parseInfo } from '../../src/account/leaderboardInfo.ts';

/** For field masks: profiles hold years of results, so read only these fields. */
export const INFO_FIELDS: readonly (keyof LeaderboardInfo)[] = [
  'leaderboardName',
  'avatarIcon',
  'avatarColor',
];

/** Null without a document, or without a valid name and avatar. */
export function infoOf(document: DocumentSnapshot | undefined): LeaderboardInfo | null {
  const parsed = parseInfo(document?.data());
  return parsed.ok ? parsed.value : null;
}

/** Whether a document has exactly this name and avatar. */
export function showsInfo(document: DocumentSnapshot | undefined, info: LeaderboardInfo): boolean {
  const shown = infoOf(document);
  return shown !== null && INFO_FIELDS.every((field) => shown[field] === info[field]);
}
