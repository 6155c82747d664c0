/**
 * Changes whose answer was lost on its way: they are in the log, and their editor must not read them as
 * somebody else's.
 */
import { listedHash, parseListing } from '../published/listing.ts';
import type { Change } from './changes.ts';
import type { AuditDocument } from './documents.ts';

/** A change as its editor has asked for it. */
export interface Attempt extends Change {
  readonly note: string;
  readonly uid: string;
  /** `Listing.revision` that it was to come after. */
  readonly revision: number;
}

type Entry = Pick<AuditDocument, 'uid' | 'kind' | 'reason' | 'note' | 'after'>;

/** The hash that is given out since; null where nothing can be read of it. */
function hashAfter({ after }: Entry): string | null {
  const listing = parseListing(after);
  return listing && listedHash(listing);
}

/** Whether that is what came of the attempt. */
export function isDone(attempt: Attempt, entry: Entry): boolean {
  const { uid, kind, hash, revision } = attempt;
  return (
    entry.uid === uid &&
    entry.kind === kind &&
    entry.after?.revision === revision + 1 &&
    // With other words it is another change: what players read must not be the words of before.
    entry.reason === attempt.reason.trim() &&
    entry.note === attempt.note &&
    (hash === undefined || hashAfter(entry) === hash)
  );
}

/**
 * The revision that a draft goes on from: `base`, or a later one where its editor has made all the changes
 * since then, and published no other puzzle than the draft's.
 *
 * @param hash of the draft.
 */
export function ownBase(
  changes: readonly Entry[],
  { uid, base, hash }: { readonly uid: string; readonly base: number; readonly hash: string },
): number {
  let own = base;
  for (;;) {
    const next = changes.find(({ after }) => after?.revision === own + 1);
    const isOwn =
      next?.uid === uid &&
      ((next.kind !== 'publish' && next.kind !== 'correct') || hashAfter(next) === hash);
    if (!isOwn) return own;
    own += 1;
  }
}
