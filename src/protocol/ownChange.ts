/** Recognises a change that is asked for again because its reply was lost: the audit log has it. */
import type { Change } from './changes.ts';
import type { AuditDocument } from './deskDocuments.ts';
import { listedHash, parseListing } from './listing.ts';

/** A change as requested by its editor. */
export interface Attempt extends Change {
  readonly note: string;
  readonly uid: string;
  /** `Listing.revision` that the change was based on. */
  readonly revision: number;
}

type Entry = Pick<AuditDocument, 'uid' | 'kind' | 'reason' | 'note' | 'after'>;

/**
 * The hash of the puzzle that players get after the change; null where its listing is unreadable.
 */
function hashAfter({ after }: Entry): string | null {
  const listing = parseListing(after);
  return listing && listedHash(listing);
}

/** Whether an entry of the audit log is the result of the attempt. */
export function isDone(attempt: Attempt, entry: Entry): boolean {
  const { uid, kind, hash, revision } = attempt;
  return (
    entry.uid === uid &&
    entry.kind === kind &&
    entry.after?.revision === revision + 1 &&
    // An attempt with another reason is not done: players would go on reading the old reason.
    entry.reason === attempt.reason.trim() &&
    entry.note === attempt.note &&
    (hash === undefined || hashAfter(entry) === hash)
  );
}
