/** The content of draft documents: comparing it, and keeping it within its limits. */
import { type DraftDocument, MAX_DRAFT, type TestPlay } from './documents.ts';
import type { Dated } from './port.ts';

/** Whether two drafts have the same content, whichever copy and revision they are. */
export const hasSameContent = (a: DraftDocument, b: DraftDocument): boolean =>
  a.puzzle === b.puzzle && a.note === b.note && a.plays === b.plays && a.base === b.base;

/** The newest test plays as JSON, as many as a draft may hold. */
export function playsJson(plays: readonly TestPlay[]): string {
  let kept = plays;
  while (JSON.stringify(kept).length > MAX_DRAFT.plays) kept = kept.slice(1);
  return JSON.stringify(kept);
}

export const withoutDate = ({
  key: _key,
  at: _at,
  ...draft
}: Dated<DraftDocument>): DraftDocument => draft;
