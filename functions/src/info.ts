/** Name and avatar in a document of the database. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type LeaderboardInfo, parseInfo } from '../../src/protocol/leaderboardInfo.ts';
import { ServerError } from '../../src/protocol/status.ts';

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

/** As `infoOf` the first document that has them. Throws a `ServerError` where none has. */
export function expectInfo(...documents: (DocumentSnapshot | undefined)[]): LeaderboardInfo {
  const info = documents.map(infoOf).find((one) => one !== null);
  if (!info) throw new ServerError('aborted', 'This player no longer has a name.');
  return info;
}

/** Whether a document has exactly this name and avatar. */
export function showsInfo(document: DocumentSnapshot | undefined, info: LeaderboardInfo): boolean {
  const shown = infoOf(document);
  return shown !== null && INFO_FIELDS.every((field) => shown[field] === info[field]);
}
