/** Names of the changes to a published puzzle, before and after they are made. */
import { CHANGED_MEANWHILE, type ChangeKind } from '../../../protocol/changes.ts';
import { type AuditDocument, versionAgain } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { stateWords } from '../stateWords.ts';

/** Derives an editor's name from the email address: "anna.b@…" is Anna B. */
export function nameOf(email: string): string {
  const [name = email] = email.split('@');
  return name
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

const NAMES: Readonly<Record<ChangeKind, string>> = {
  publish: 'Publish this puzzle',
  correct: 'Publish as a correction',
  hold: 'Put the puzzle on hold',
  withdraw: 'Withdraw the puzzle',
  release: 'Release the puzzle',
  undo: 'Undo the last change',
};

/**
 * @param again number of the older version that is identical to the draft; null for a new puzzle.
 */
export function changeName(kind: ChangeKind, again: number | null): string {
  if (again !== null && kind === 'publish') return `Publish version ${again} again`;
  if (again !== null && kind === 'correct') return `Publish version ${again} as a correction`;
  return NAMES[kind];
}

const DONE: Readonly<Record<AuditDocument['kind'], string>> = {
  ...{ publish: 'published another puzzle', correct: 'corrected the puzzle' },
  ...{ hold: 'put the puzzle on hold', withdraw: 'withdrew the puzzle' },
  ...{ release: 'released the puzzle', undo: 'undid the last change' },
  ...{ accept: 'accepted a held result', refuse: 'refused a held result' },
  ...{ 'take-off': 'removed a result from the leaderboard' },
  ...{ 'put-back': 'restored a result to the leaderboard' },
};

/** A change in words that follow the editor's name: "published another puzzle". */
export const doneWords = (kind: AuditDocument['kind'], again: number | null): string =>
  again === null ? DONE[kind] : `published version ${again} again`;

/** A change of the log in words, as `doneWords`. */
export const loggedWords = (entry: Pick<AuditDocument, 'kind' | 'before' | 'after'>): string =>
  doneWords(entry.kind, versionAgain(entry));

/** "Anna B put the puzzle on hold." */
export const byWhom = (entry: AuditDocument): string =>
  `${nameOf(entry.email)} ${loggedWords(entry)}.`;

/**
 * The outcome of a change of the published puzzle, in a sentence or two.
 * @param again see `changeName`.
 * @param isOut whether the puzzle's day has begun anywhere on earth.
 */
export function outcomeWords(
  kind: ChangeKind,
  after: Listing,
  again: number | null,
  isOut: boolean,
): string {
  const gets = again === null ? 'your draft' : `version ${again} again`;
  const kept = again === null ? '' : ` Version ${again} keeps its leaderboard.`;
  switch (kind) {
    case 'publish':
      return `On the puzzle’s day, players get ${gets} instead of the current puzzle.${kept}`;
    case 'correct':
      return `Players who have not started get ${gets}.${kept} Players who have started finish the old version and are ranked on it. Players will see your reason.`;
    case 'hold':
      return 'Players who have not started cannot open the puzzle until you release it.';
    case 'withdraw':
      return 'Players can still play the puzzle, but nobody is ranked, and no streak ends because of it. Players will see your reason.';
    case 'release':
    case 'undo':
      if (after.state === 'held') {
        return `Version ${after.version} goes back on hold: only players who have started can play it.`;
      }
      return `Version ${after.version} returns to its earlier state: ${stateWords(after, isOut)}. Nothing is deleted.`;
  }
}

export const takesReason = (kind: ChangeKind) => kind !== 'release' && kind !== 'undo';
export const takesPuzzle = (kind: ChangeKind) => kind === 'publish' || kind === 'correct';

export const DRAFT_IS_SAFE = `${CHANGED_MEANWHILE} Your draft is unchanged.`;

export const OUT_ABROAD =
  'It is already out where days begin earlier, so any change counts as a correction.';
