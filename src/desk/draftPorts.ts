/** The start, the ports and the snapshot of a draft on the bench (draft.ts). */
import type { DraftDocument, TestPlay } from './documents.ts';
import type { Dated, Desk } from './port.ts';

export interface DraftPorts {
  readonly desk: Pick<Desk, 'saveDraft' | 'removeDraft'>;
  /**
   * Keeps a draft in the browser until the server has it; null when it has. False when the browser
   * cannot keep it. Must not throw.
   */
  keepUnsaved(draft: DraftDocument | null): boolean;
  /** Calls `run` after `ms`, unless the returned function is called before. */
  later(run: () => void, ms: number): () => void;
  /** A random number in [0, 1), which spreads the retries of many benches. */
  random(): number;
}

export interface DraftStart {
  /** The untouched draft: the puzzle that players get. */
  readonly given: DraftDocument;
  /** The editor's own drafts of the puzzle on the server, newest first. */
  readonly served: readonly Dated<DraftDocument>[];
  /** The draft that an earlier bench could not save. */
  readonly unsaved: DraftDocument | null;
}

export interface DraftSnapshot {
  /** The puzzle's JSON text, as in a pack. */
  readonly puzzle: string;
  readonly note: string;
  readonly plays: readonly TestPlay[];
  /** `Listing.revision` that the draft was begun from. */
  readonly base: number;
  /** `DraftDocument.copy` of the draft on the bench. */
  readonly copy: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `unkept`: the server does not have it yet, and the browser cannot keep it either. */
  readonly saving: 'untouched' | 'unkept' | 'unsaved' | 'saved';
  /** The server's refusal of the draft; null while it accepts the draft, or is unreachable. */
  readonly refusal: Error | null;
  /** Whether another bench saved first, so that this bench's draft became a second one. */
  readonly isSplit: boolean;
  /** The draft that was thrown away on this bench, until the next one is begun. */
  readonly thrown: DraftDocument | null;
}
