/**
 * Drafts that were still being written when the page went. A page that leaves cannot wait for the
 * database: what an editor has just written would go with it. localStorage takes a copy within the same
 * moment, and whoever opens the puzzle's bench next finds it there (as src/storage/unsavedLog.ts does
 * for what players would miss).
 */
import type { WebStorage } from '../../storage/webStorage.ts';
import type { DraftDocument } from '../documents.ts';
import { type Kept, MOST_ASIDE, parseKept, saysTheSame } from './keptDraft.ts';

/** Whose draft of what. */
export type DraftOf = Pick<DraftDocument, 'game' | 'id' | 'uid'>;

export interface LeftDrafts {
  /** Writes it, and knows of it until that is done. Rejects when `write` does. */
  follow(of: DraftOf, kept: Kept, write: () => Promise<void>): Promise<void>;
  /** It is nobody's to keep here any more, whether it is written or not. */
  forget(of: DraftOf): void;
  /** What the device has of the draft: `stored`, and what was not written yet when it was read. */
  with(of: DraftOf, stored: Kept): Kept;
  /** What the page before has left is in the database now. */
  settle(of: DraftOf): void;
  /** The page goes. */
  leave(): void;
}

const keyOf = ({ game, id, uid }: DraftOf): string => `crema-left-draft:${uid}:${game}/${id}`;

export function makeLeftDrafts(log: WebStorage): LeftDrafts {
  /** The newest of each that is not in the database yet. */
  const unwritten = new Map<string, Kept>();
  let isGone = false;

  function writeDown(): void {
    for (const [key, kept] of unwritten) log.setItem(key, JSON.stringify(kept));
  }

  return {
    async follow(of, kept, write) {
      const key = keyOf(of);
      unwritten.set(key, kept);
      // Asked for by a page that is already on its way out.
      if (isGone) writeDown();
      await write();
      if (unwritten.get(key) !== kept) return;
      unwritten.delete(key);
      // Whatever a page has left was read before this one could write.
      log.removeItem(key);
    },
    forget(of) {
      unwritten.delete(keyOf(of));
    },
    with(of, stored) {
      const key = keyOf(of);
      const known = unwritten.get(key);
      return known ?? joined(stored, parseKept(parsed(log.getItem(key)), of));
    },
    settle(of) {
      if (!unwritten.has(keyOf(of))) log.removeItem(keyOf(of));
    },
    leave() {
      isGone = true;
      writeDown();
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // torn
  }
}

/** The newer of the two goes on. What the other says besides is put aside. */
function joined(stored: Kept, left: Kept): Kept {
  if (left.current === null) return stored;
  if (stored.current === null || left.current.at >= stored.current.at) return left;
  const { draft, at } = left.current;
  const isKnown = [stored.current, ...stored.asides].some((one) => saysTheSame(one.draft, draft));
  if (isKnown) return stored;
  return { ...stored, asides: [{ draft, at }, ...stored.asides].slice(0, MOST_ASIDE) };
}
