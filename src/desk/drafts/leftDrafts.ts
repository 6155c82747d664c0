/**
 * Drafts that were still being written when the page went. A page that leaves cannot wait for the
 * database: what an editor has just written would go with it. localStorage takes a copy within the same
 * moment, and whoever opens the puzzle's bench next finds it there (as src/storage/unsavedLog.ts does
 * for what players would miss).
 *
 * Two pages may have the same bench open. What the other has left stays until a bench has read it.
 */
import type { WebStorage } from '../../storage/webStorage.ts';
import type { DraftDocument } from '../documents.ts';
import { type Kept, keptAt, keptJson, parseKept, saysTheSame, withAside } from './keptDraft.ts';

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
  const unwritten = new Map<string, { readonly of: DraftOf; readonly kept: Kept }>();
  /** What this page has read or written there: anything else is another page's, and unread. */
  const known = new Map<string, string>();
  let isGone = false;

  function writeDown(): void {
    for (const [key, { of, kept }] of unwritten) {
      const there = log.getItem(key);
      const isOthers = there !== null && there !== known.get(key);
      const all = isOthers ? beside(kept, parseKept(parsed(there), of)) : kept;
      const text = JSON.stringify(keptJson(of, all));
      log.setItem(key, text);
      known.set(key, text);
    }
  }

  function takeAway(key: string): void {
    if (log.getItem(key) === known.get(key)) log.removeItem(key);
    known.delete(key);
  }

  return {
    async follow(of, kept, write) {
      const key = keyOf(of);
      const mine = { of, kept };
      unwritten.set(key, mine);
      // Asked for by a page that is already on its way out.
      if (isGone) writeDown();
      await write();
      if (unwritten.get(key) !== mine) return;
      unwritten.delete(key);
      takeAway(key);
    },
    forget(of) {
      unwritten.delete(keyOf(of));
      log.removeItem(keyOf(of));
    },
    with(of, stored) {
      const key = keyOf(of);
      const mine = unwritten.get(key);
      if (mine) return mine.kept;
      const text = log.getItem(key);
      if (text !== null) known.set(key, text);
      return joined(stored, parseKept(parsed(text), of));
    },
    settle(of) {
      if (!unwritten.has(keyOf(of))) takeAway(keyOf(of));
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

/** The newer of the two goes on. What an older one says besides is put aside. */
function joined(stored: Kept, left: Kept): Kept {
  return keptAt(left) > 0 && keptAt(left) >= keptAt(stored) ? left : beside(stored, left);
}

/** With the draft of the other put aside, where it is not known. */
function beside(kept: Kept, { current }: Kept): Kept {
  if (current === null) return kept;
  const all = kept.current === null ? kept.asides : [kept.current, ...kept.asides];
  if (all.some(({ draft }) => saysTheSame(draft, current.draft))) return kept;
  return { ...kept, asides: withAside(kept.asides, current.draft, current.at) };
}
