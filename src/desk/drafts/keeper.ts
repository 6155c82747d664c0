/**
 * An editor at a draft: undo and redo, kept on the device at every change and sent to the server when
 * there is a way. Knows no React and no database.
 *
 * Another device of the same editor may have changed the draft meanwhile. Then nothing is sent until
 * the editor has chosen, and what was not chosen is put aside on this device.
 */
import { isSame, type Json } from '../../lib/json.ts';
import { withoutHalves } from '../../lib/text.ts';
import { pauseAfter } from '../../sync/backoff.ts';
import { statusOf } from '../../sync/status.ts';
import type { DraftDocument, TestPlay } from '../documents.ts';
import { playsOf } from '../facts.ts';
import type { Dated, Desk } from '../port.ts';
import {
  type Aside,
  type Kept,
  type KeptDraft,
  type KeptPlay,
  playsJson,
  saysTheSame,
  withAside,
} from './keptDraft.ts';

export interface KeeperPorts {
  readonly desk: Pick<Desk, 'readDraft' | 'saveDraft' | 'removeDraft'>;
  /** Keeps it on the device. Rejects when it cannot be kept. */
  keep(kept: Kept): Promise<void>;
  /** Epoch ms. */
  now(): number;
  /** Runs later, unless the function that it returns is called before. */
  later(run: () => void, ms: number): () => void;
  /** In [0, 1): spreads the attempts of many devices. */
  random(): number;
}

/** `unkept`: not even the device has it. `device`: the server does not have all of it yet. */
export type Keeping = 'untouched' | 'unkept' | 'device' | 'server';

export interface DraftSnapshot {
  /** The puzzle as JSON, as it stands in a pack. */
  readonly puzzle: string;
  readonly note: string;
  readonly plays: readonly TestPlay[];
  /** `Listing.revision` that it was begun from. */
  readonly base: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly keeping: Keeping;
  /** Why the server does not take it, as a sentence; null where it does, or is only out of reach. */
  readonly refusal: Error | null;
  /** What another device of the editor's has made of it meanwhile. */
  readonly rival: Dated<DraftDocument> | null;
  readonly asides: readonly Aside[];
  /** A test play that was left; on this device only. */
  readonly play: KeptPlay | null;
}

export interface KeeperStart {
  /** Without a draft: what is given out now. */
  readonly given: DraftDocument;
  readonly kept: Kept;
  readonly served: Served;
}

/** The server's copy; null where it has none, undefined where it could not be asked. */
export type Served = Dated<DraftDocument> | null | undefined;

/** After the last change; a hand that goes on writing is not interrupted. */
const SEND_AFTER_MS = 1500;
const MOST_UNDO = 500;

export type DraftKeeper = ReturnType<typeof makeDraftKeeper>;

export function makeDraftKeeper({ kept, served, ...start }: KeeperStart, ports: KeeperPorts) {
  let { given } = start;
  const listeners = new Set<() => void>();
  let { asides, play, gone } = kept;
  let current: KeptDraft | null = kept.current;
  let rival: Dated<DraftDocument> | null = null;
  let past: readonly string[] = [];
  let undone: readonly string[] = [];
  let isKept = true;
  let refusal: Error | null = null;
  let stopTimer = () => {};
  let sending: Promise<void> | null = null;
  let failures = 0;
  let isClosed = false;
  /** Whether it is known what the server had when this keeper began. */
  let hasMet = false;
  /** What was thrown away was seen on the server: it is to be removed there. */
  let isStillThere = false;
  /** What the server said while a save was on its way. */
  let unmet: Served;
  /** What this device had and has tried to store. The server may have it, though nobody said so. */
  let ours: readonly DraftDocument[] = current === null ? [] : [current.draft];

  reconcile(served);
  let snapshot = takeSnapshot();

  /** Makes the server's copy and this device's one, or sees that they are two. */
  function reconcile(theirs: Served): void {
    if (theirs === undefined) return;
    const isFirst = !hasMet;
    hasMet = true;
    if (theirs === null) {
      gone = 0;
      // Another device has done with it. What this one still has goes on as a new one.
      if (isFirst && current !== null && current.draft.revision > 0) {
        current = { ...current, draft: { ...current.draft, revision: 0 }, sent: false };
      }
      return;
    }
    if (theirs.revision <= gone) {
      meetGone(theirs);
      return;
    }
    // It was read before the last save from here, or before the draft was thrown away.
    const known = rival?.revision ?? current?.draft.revision ?? Number.POSITIVE_INFINITY;
    if (!isFirst && theirs.revision < known) return;
    const { key: _key, at, ...draft } = theirs;
    if (current === null || saysTheSame(current.draft, draft)) {
      current = { draft, sent: true, at };
      rival = null;
    } else if (theirs.revision !== current.draft.revision) {
      // Nothing was changed here since: theirs is simply newer.
      if (current.sent) {
        if (past.length > 0) past = [...past, current.draft.puzzle].slice(-MOST_UNDO);
        undone = [];
        current = { draft, sent: true, at };
      } else if (isOurs(draft)) acknowledge(draft);
      else rival = theirs;
    }
  }

  /** The server still has what was thrown away here. A draft that was begun since takes its place. */
  function meetGone(theirs: Dated<DraftDocument>): void {
    const { revision } = theirs;
    // Another device may have started over, and be no higher in its revision.
    putTheirsAside(theirs);
    if (current === null) isStillThere = true;
    else if (current.draft.revision < revision) {
      current = { ...current, draft: { ...current.draft, revision } };
    }
  }

  /** Rejects where the server cannot be told; it is told when it is met again. */
  async function removeGone(): Promise<void> {
    if (!isStillThere || current !== null) return;
    isStillThere = false;
    const upTo = gone;
    try {
      await ports.desk.removeDraft(given);
    } catch (error) {
      isStillThere = true;
      throw error;
    }
    // What was asked of the server before would bring it back.
    hasMet = true;
    if (gone === upTo) gone = 0;
    await keep();
  }

  const tryToRemove = () => void removeGone().catch(() => {});

  const isOurs = (draft: DraftDocument) => ours.some((one) => saysTheSame(one, draft));

  function takeSnapshot(): DraftSnapshot {
    const { puzzle, note, base } = current?.draft ?? given;
    const keeping = !isKept ? 'unkept' : current === null ? 'untouched' : null;
    return {
      puzzle,
      note,
      plays: playsOf((current?.draft ?? given).plays),
      base,
      canUndo: past.length > 0,
      canRedo: undone.length > 0,
      keeping: keeping ?? (current?.sent ? 'server' : 'device'),
      refusal,
      rival,
      asides,
      play,
    };
  }

  function show(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  async function keep(): Promise<void> {
    // Whoever has opened the puzzle since keeps what is newer.
    if (isClosed) return;
    const now: Kept = { current, asides, play, gone };
    const wasKept = isKept;
    try {
      await ports.keep(now);
      isKept = true;
    } catch {
      isKept = false;
    }
    if (isKept !== wasKept) show();
  }

  function change(
    changes: Partial<Pick<DraftDocument, 'puzzle' | 'note' | 'plays' | 'base'>>,
  ): void {
    const draft = { ...(current?.draft ?? given), ...changes };
    if (isSame(draft, current?.draft ?? given)) return;
    current = { draft, sent: false, at: ports.now() };
    void keep();
    send(SEND_AFTER_MS);
    show();
  }

  function send(after: number): void {
    stopTimer();
    if (!isClosed) stopTimer = ports.later(() => void sendNow(), after);
  }

  const isOwed = () => rival === null && current !== null && !current.sent;

  async function sendNow(): Promise<void> {
    stopTimer();
    if (isClosed || sending !== null || !isOwed()) return;
    await sendOnce();
  }

  function sendOnce(): Promise<void> {
    sending = attempt().finally(() => {
      sending = null;
      reconcile(unmet);
      unmet = undefined;
      tryToRemove();
      if (isOwed()) {
        send(failures === 0 ? SEND_AFTER_MS : pauseAfter(failures, ports.random()));
      }
      void keep();
      show();
    });
    return sending;
  }

  async function attempt(): Promise<void> {
    if (current === null) return;
    const asked = { ...current.draft, revision: current.draft.revision + 1 };
    // The oldest stays: what the device had, and the bench before this one may have sent.
    ours = [...ours.slice(0, 1), asked];
    try {
      if (await ports.desk.saveDraft(asked)) {
        failures = 0;
        acknowledge(asked);
      } else {
        failures += 1;
        await findRival();
      }
      refusal = null;
    } catch (error) {
      failures += 1;
      const isAway = statusOf(error) === 'unavailable' || !(error instanceof Error);
      refusal = isAway ? null : error;
    }
  }

  /** The server has this. What was changed while it was on its way is still to be sent. */
  function acknowledge(stored: DraftDocument): void {
    hasMet = true;
    if (current === null) {
      // It was thrown away while it was on its way.
      gone = stored.revision;
      isStillThere = true;
      return;
    }
    gone = 0;
    const draft = { ...current.draft, revision: stored.revision };
    current = { ...current, draft, sent: saysTheSame(draft, stored) };
  }

  async function findRival(): Promise<void> {
    const theirs = await ports.desk.readDraft(given);
    hasMet = true;
    if (current === null) return;
    if (theirs === null) {
      current = { ...current, draft: { ...current.draft, revision: 0 } };
    } else if (theirs.revision <= gone) {
      failures = 0;
      meetGone(theirs);
    } else if (isOurs(theirs)) {
      // Its answer was lost.
      failures = 0;
      acknowledge(theirs);
    } else {
      rival = theirs;
    }
  }

  function putTheirsAside({ key: _key, at, ...draft }: Dated<DraftDocument>): void {
    putAside(draft, at);
  }

  function putAside(draft: DraftDocument, at: number): void {
    asides = withAside(asides, draft, at);
  }

  function step(from: readonly string[], to: readonly string[]): readonly [string[], string[]] {
    return [from.slice(0, -1), [...to, snapshot.puzzle].slice(-MOST_UNDO)];
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** An edit, which undo takes back. */
    edit(puzzle: string): void {
      if (puzzle === snapshot.puzzle) return;
      past = [...past, snapshot.puzzle].slice(-MOST_UNDO);
      undone = [];
      change({ puzzle });
    },
    /**
     * What follows from an edit, as how hard the board is: no edit of its own.
     *
     * @param of the puzzle that it was found for. Another that is here by now is left alone: what
     *   was an undo meanwhile would be taken back.
     */
    complete(of: string, puzzle: string): void {
      if (of !== snapshot.puzzle) return;
      if (current !== null || past.length > 0) change({ puzzle });
    },
    undo(): void {
      const before = past.at(-1);
      if (before === undefined) return;
      [past, undone] = step(past, undone);
      change({ puzzle: before });
    },
    redo(): void {
      const after = undone.at(-1);
      if (after === undefined) return;
      [undone, past] = step(undone, past);
      change({ puzzle: after });
    },
    writeNote: (note: string) => change({ note: withoutHalves(note) }),
    addPlay: (done: TestPlay) => change({ plays: playsJson([...snapshot.plays, done]) }),
    /** The test play as it is now, for this device; null when it has been answered for. */
    keepPlay(session: Json | null): void {
      if (session === null && play === null) return;
      play = session === null ? null : { session, at: ports.now() };
      void keep();
      show();
    },
    /** Something else is given out by now: what is shown, unless there is a draft. */
    renew(now: DraftDocument): void {
      given = now;
      if (current === null) show();
    },
    /** Goes on with another draft, somebody else's or one that was put aside: an edit. */
    takeOver(other: Pick<DraftDocument, 'puzzle' | 'note' | 'plays'>): void {
      if (current !== null) putAside(current.draft, ports.now());
      past = [...past, snapshot.puzzle].slice(-MOST_UNDO);
      undone = [];
      change({ puzzle: other.puzzle, note: other.note, plays: other.plays });
    },
    /** Of two copies of the editor's own: goes on with this device's, or with the other. */
    choose(which: 'this' | 'other'): void {
      if (rival === null || current === null) return;
      const { key: _key, at, ...theirs } = rival;
      rival = null;
      ours = [];
      if (which === 'this') {
        putAside(theirs, at);
        current = { ...current, draft: { ...current.draft, revision: theirs.revision } };
        send(0);
      } else {
        putAside(current.draft, ports.now());
        past = [...past, snapshot.puzzle];
        undone = [];
        current = { draft: theirs, sent: true, at };
      }
      void keep();
      show();
    },
    /** The draft goes on from another listing: what was published meanwhile has been looked at. */
    rebase: (base: number) => change({ base }),
    /** Begins to send what is not sent yet; after `close` it goes on where it was. */
    open(): void {
      isClosed = false;
      if (isOwed()) send(0);
      tryToRemove();
    },
    /** What the server has by now: it may be asked only after the draft was opened, and again. */
    meet(theirs: Served): void {
      if (isClosed || theirs === undefined) return;
      if (sending !== null) {
        unmet = theirs;
        return;
      }
      const was = { current, rival };
      reconcile(theirs);
      tryToRemove();
      if (current === was.current && rival === was.rival) return;
      void keep();
      if (isOwed()) send(SEND_AFTER_MS);
      show();
    },
    /** Tries again at once: the network is back, or the page goes. */
    retry(): Promise<void> {
      tryToRemove();
      return sendNow();
    },
    /** Nothing is left of the draft, here and on the server: it was published, or is not wanted. */
    async discard(): Promise<void> {
      stopTimer();
      const was = current;
      if (was !== null) {
        if (rival !== null) putTheirsAside(rival);
        putAside(was.draft, ports.now());
        gone = Math.max(gone, was.draft.revision, rival?.revision ?? 0);
      }
      current = null;
      rival = null;
      ours = [];
      past = [];
      undone = [];
      await keep();
      show();
      if (was !== null && was.draft.revision > 0) {
        isStillThere = true;
        await removeGone();
      }
    },
    /**
     * Somebody else may open the puzzle now: sends once what is owed, and neither keeps nor sends
     * anything after that. The device has kept it at the last edit.
     */
    async close(): Promise<void> {
      if (isClosed) return;
      isClosed = true;
      stopTimer();
      // The save in flight may lack the latest edit.
      await sending;
      if (isClosed && sending === null && isOwed()) await sendOnce();
    },
  };
}
