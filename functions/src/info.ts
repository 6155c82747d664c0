/** Name and avatar in a document of the database. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type LeaderboardInfo, parseInfo } from '../../src/protocol/leaderboardInfo.ts';

/** Field mask for reading name and avatar: profiles also hold years of results. */
export const INFO_FIELDS: readonly (keyof LeaderboardInfo)[] = [
  'leaderboardName',
  'avatarIcon',
  'avatarColor',
];

/** The name and avatar in a document; null without a document, or where they are invalid. */
export function infoOf(document: DocumentSnapshot | undefined): LeaderboardInfo | null {
  const parsed = parseInfo(document?.data());
  return parsed.ok ? parsed.value : null;
}

/** Whether a document has exactly this name and avatar. */
export function showsInfo(document: DocumentSnapshot | undefined, info: LeaderboardInfo): boolean {
  const shown = infoOf(document);
  return shown !== null && INFO_FIELDS.every((field) => shown[field] === info[field]);
}
