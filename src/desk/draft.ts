/**
 * An editor's draft on the bench: undo, redo, and a save to the server after every change.
 * Independent of React and the database.
 *
 * A save names the revision it is based on. If the server has another revision, a second bench of
 * the same editor (another tab or device) saved first: this bench continues with a second draft,
 * and both drafts are kept.
 */
import { isSame } from '../lib/json.ts';
import { withoutHalves } from '../lib/text.ts';
import { pauseAfter } from '../sync/backoff.ts';
import { remedyFor, statusOf } from '../sync/status.ts';
import { copyOf, type DraftDocument, type TestPlay } from './documents.ts';
import { hasSameContent, playsJson, withoutDate } from './draftContent.ts';
import type { DraftPorts, DraftSnapshot, DraftStart } from './draftPorts.ts';
import { playsOf } from './facts.ts';
import { makeHistory } from './history.ts';
import type { Dated } from './port.ts';

/** Pause after the last edit before a save, in ms. */
const SAVE_AFTER_MS = 1500;

export type Draft = ReturnType<typeof makeDraft>;

export function makeDraft({ served, unsaved, ...start }: DraftStart, ports: DraftPorts) {
  let { given } = start;
  const listeners = new Set<() => void>();
  const newest = served[0] ? withoutDate(served[0]) : null;
  /**
   * The draft on the bench. Its `revision` is the server's; 0 where the server does not have the
   * draft.
   */
  let current: DraftDocument | null = newest;
  let isSaved = true;
  if (unsaved !== null) {
    // The server may have the unsaved draft: the answer to its last save may have been lost.
    const same = served.find((one) => hasSameContent(one, unsaved));
    current = same ? withoutDate(same) : unsaved;
    isSaved = same !== undefined;
  }
  let highestCopy = Math.max(0, ...[...served, ...(unsaved ? [unsaved] : [])].map(copyOf));
  const history = makeHistory();
  let thrown: DraftDocument | null = null;
  let refusal: Error | null = null;
  let isSplit = false;
  let stopTimer = () => {};
  let saving: Promise<void> | null = null;
  /**
   * A save without an answer. It may have succeeded, so it is repeated as it was: the server would
   * take a newer text with the same revision for another bench's.
   */
  let unanswered: DraftDocument | null = null;
  let isDiscarding = false;
  let isKept = true;
  let failures = 0;
  let isOpen = false;
  let snapshot = takeSnapshot();

  function takeSnapshot(): DraftSnapshot {
    const draft = current ?? given;
    return {
      ...{ puzzle: draft.puzzle, note: draft.note, base: draft.base, copy: copyOf(draft) },
      plays: playsOf(draft.plays),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
      saving: current === null ? 'untouched' : isSaved ? 'saved' : isKept ? 'unsaved' : 'unkept',
      ...{ refusal, isSplit, thrown },
    };
  }

  function notify(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function change(changes: Partial<Pick<DraftDocument, 'puzzle' | 'note' | 'plays' | 'base'>>) {
    const draft = { ...(current ?? newDraft()), ...changes };
    if (isSame(draft, current ?? given)) return;
    current = draft;
    isSaved = false;
    thrown = null;
    isKept = ports.keepUnsaved(current);
    saveAfter(SAVE_AFTER_MS);
    notify();
  }

  /** A draft of the published puzzle, with the lowest free copy number. */
  const newDraft = (): DraftDocument => withCopy(given, highestCopy + 1);

  function withCopy(draft: DraftDocument, copy: number): DraftDocument {
    const { copy: _copy, ...rest } = draft;
    highestCopy = Math.max(highestCopy, copy);
    return { ...rest, ...(copy > 1 && { copy }), revision: 0 };
  }

  function saveAfter(ms: number): void {
    stopTimer();
    if (isOpen) stopTimer = ports.later(() => void save(), ms);
  }

  const isOwed = () => current !== null && !isSaved;

  function save(): Promise<void> {
    stopTimer();
    if (saving === null && !isDiscarding && isOwed()) {
      saving = attempt().finally(() => {
        saving = null;
        if (isOwed()) {
          saveAfter(failures === 0 ? SAVE_AFTER_MS : pauseAfter(failures, ports.random()));
        }
        notify();
      });
    }
    return saving ?? Promise.resolve();
  }

  async function attempt(): Promise<void> {
    const asked = unanswered ?? { ...current!, revision: current!.revision + 1 };
    unanswered = asked;
    try {
      if (await ports.desk.saveDraft(asked)) acknowledge(asked);
      else {
        current = withCopy(current!, highestCopy + 1);
        isSplit = true;
        isKept = ports.keepUnsaved(current);
        const second = { ...current, revision: 1 };
        // From now on the second draft is the save that may lack its answer.
        unanswered = second;
        // The copy number may be taken too: then the next attempt uses the next number.
        if (await ports.desk.saveDraft(second)) acknowledge(second);
        else failures += 1;
      }
      unanswered = null;
      refusal = null;
    } catch (error) {
      failures += 1;
      const isAway = statusOf(error) === 'unavailable' || !(error instanceof Error);
      refusal = isAway ? null : error;
      if (remedyFor(statusOf(error)) !== 'retry') unanswered = null;
    }
  }

  /** The draft may have been edited while the save was in flight. */
  function acknowledge(stored: DraftDocument): void {
    failures = 0;
    if (current === null || copyOf(current) !== copyOf(stored)) return;
    isSaved = hasSameContent(current, stored);
    current = { ...current, revision: stored.revision };
    isKept = ports.keepUnsaved(isSaved ? null : current);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Makes an edit, which `undo` takes back. */
    edit(puzzle: string): void {
      if (puzzle === snapshot.puzzle) return;
      history.remember(snapshot.puzzle);
      change({ puzzle });
    },
    /**
     * Adds a consequence of an edit, such as the beans, without adding a step to the undo history.
     *
     * @param of the puzzle that was measured. The call is ignored if the draft has changed since,
     *   as it would revert the later edit.
     */
    complete(of: string, puzzle: string): void {
      if (of !== snapshot.puzzle) return;
      if (current !== null || history.canUndo()) change({ puzzle });
    },
    undo(): void {
      const before = history.undo(snapshot.puzzle);
      if (before !== null) change({ puzzle: before });
    },
    redo(): void {
      const after = history.redo(snapshot.puzzle);
      if (after !== null) change({ puzzle: after });
    },
    writeNote: (note: string) => change({ note: withoutHalves(note) }),
    addPlay: (play: TestPlay) => change({ plays: playsJson([...snapshot.plays, play]) }),
    /** Shows a changed published puzzle, unless there is a draft. */
    renew(now: DraftDocument): void {
      given = now;
      if (current === null) notify();
    },
    /** Continues from another draft. The draft on the bench is kept as a further one. */
    async takeOver(other: DraftDocument): Promise<void> {
      await save();
      if (isOwed()) throw new Error('Your draft is not saved yet, so it stays on the bench.');
      history.clear();
      if (other.uid === given.uid) {
        current = other;
        isSaved = true;
        thrown = null;
        notify();
      } else {
        current = null;
        change({ puzzle: other.puzzle, note: other.note, plays: other.plays });
      }
    },
    /**
     * Bases the draft on another revision of the listing: the editor has seen the changes since.
     */
    rebase: (base: number) => change({ base }),
    /**
     * Adopts newer drafts from the server, given newest first: another bench may have saved since.
     */
    meet(drafts: readonly Dated<DraftDocument>[]): void {
      highestCopy = Math.max(highestCopy, ...drafts.map(copyOf));
      if (saving !== null || isOwed()) return;
      const theirs =
        current === null
          ? thrown === null && !history.canUndo()
            ? drafts[0]
            : undefined
          : drafts.find((one) => copyOf(one) === copyOf(current!));
      if (!theirs || theirs.revision <= (current?.revision ?? 0)) return;
      if (current !== null && history.canUndo()) history.remember(current.puzzle);
      else history.clear();
      current = withoutDate(theirs);
      notify();
    },
    open(): void {
      isOpen = true;
      if (isOwed()) saveAfter(0);
    },
    /** Saves at once, as when the network is back or the page is hidden. */
    save,
    /**
     * Throws the draft away, here and on the server. False, and nothing is thrown away, where another
     * bench has saved it since. Rejects, and keeps it, where the server cannot be told. A text that
     * was edited meanwhile stays as a new draft.
     */
    async discard(): Promise<boolean> {
      stopTimer();
      await saving;
      const gone = current;
      if (gone === null) return true;
      isDiscarding = true;
      try {
        const revision = unanswered?.revision ?? gone.revision;
        if (revision > 0 && !(await ports.desk.removeDraft({ ...gone, revision }))) return false;
        unanswered = null;
        const isEdited = current !== null && !hasSameContent(current, gone);
        if (isEdited) current = { ...current!, revision: 0 };
        else {
          isKept = ports.keepUnsaved(null);
          if (copyOf(gone) === highestCopy) highestCopy -= 1;
          current = null;
          isSaved = true;
          history.clear();
          thrown = { ...gone, revision: 0 };
        }
        return true;
      } finally {
        isDiscarding = false;
        if (isOwed()) saveAfter(SAVE_AFTER_MS);
        notify();
      }
    },
    /** Brings back the draft that was thrown away. */
    restore(): void {
      if (thrown === null) return;
      current = thrown;
      thrown = null;
      isSaved = false;
      isKept = ports.keepUnsaved(current);
      saveAfter(0);
      notify();
    },
    /** Saves once more; the browser keeps the draft where the save fails. */
    async close(): Promise<void> {
      if (!isOpen) return;
      isOpen = false;
      await saving;
      if (!isOpen) await save();
    },
  };
}
