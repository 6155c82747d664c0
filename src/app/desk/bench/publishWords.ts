/** Names of the changes to a published puzzle, before and after they are made. */
import { CHANGED_MEANWHILE, type ChangeKind } from '../../../protocol/changes.ts';
import { type AuditDocument, versionAgain } from '../../../protocol/deskDocuments.ts';
import type { Listing } from '../../../protocol/listing.ts';
import { stateWords } from '../stateWords.ts';

/** Derives an editor's name from the e-mail address: "anna.b@…" is Anna B. */
export function nameOf(email: string): string {
  const [name = email] = email.split('@');
  return name
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

const NAMES: Readonly<Record<ChangeKind, string>> = {
  publish: 'Publish this one',
  correct: 'Correct it with this one',
  hold: 'Hold it',
  withdraw: 'Withdraw it',
  release: 'Release it',
  undo: 'Undo the last change',
};

/**
 * @param again number of the older version that is identical to the draft; null for a new puzzle.
 */
export function changeName(kind: ChangeKind, again: number | null): string {
  if (again !== null && kind === 'publish') return `Publish version ${again} again`;
  if (again !== null && kind === 'correct') return `Correct it with version ${again}`;
  return NAMES[kind];
}

const DONE: Readonly<Record<AuditDocument['kind'], string>> = {
  ...{ publish: 'published another puzzle', correct: 'corrected it', hold: 'held it' },
  ...{ withdraw: 'withdrew it', release: 'released it', undo: 'took the last change back' },
  ...{ accept: 'accepted a held result', refuse: 'refused a held result' },
  ...{ 'take-off': 'took an entry off its board', 'put-back': 'put an entry back' },
};

/** An editor's change in words that follow the editor's name: "published another puzzle". */
export function doneWords(entry: Pick<AuditDocument, 'kind' | 'before' | 'after'>): string {
  const again = versionAgain(entry);
  return again === null ? DONE[entry.kind] : `gave out version ${again} again`;
}

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
  const gets = again === null ? 'your draft' : `version ${again} again, with its own leaderboard`;
  switch (kind) {
    case 'publish':
      return `On its day players get ${gets}, in place of the puzzle that is there now.`;
    case 'correct':
      return `Who has not begun it gets ${gets}. Who has begun it plays theirs to the end, and is ranked with it. Players read your reason.`;
    case 'hold':
      return 'Nobody who has not begun it gets it until you release it.';
    case 'withdraw':
      return 'It can still be played, but nobody is ranked, and no streak suffers. Players read your reason.';
    case 'release':
      return `Version ${after.version} is no longer held back: it is ${stateWords(after, isOut)}.`;
    case 'undo':
      if (after.state === 'held') {
        return `Holds version ${after.version} back again: only players who have already started it keep it.`;
      }
      return `As before that, version ${after.version} is ${stateWords(after, isOut)}. Nothing is thrown away.`;
  }
}

export const takesReason = (kind: ChangeKind) => kind !== 'release' && kind !== 'undo';
export const takesPuzzle = (kind: ChangeKind) => kind === 'publish' || kind === 'correct';

export const DRAFT_IS_SAFE = `${CHANGED_MEANWHILE} Your draft is as it was.`;

export const OUT_ABROAD =
  'It is out already where days begin earlier, so a change is a correction.';
