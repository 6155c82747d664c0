/**
 * An editor's draft on the bench, with undo and redo. The browser keeps it; no
 * server has it before it is published. Independent of React.
 */
import { fieldsOf, isWhole } from '../lib/reading.ts';

export interface DraftContent {
  /** The puzzle's JSON text, as in a pack. */
  readonly puzzle: string;
  /** `Listing.revision` that the draft was begun from. */
  readonly base: number;
}

export interface DraftSnapshot extends DraftContent {
  /** `untouched`: it is what players get. `unkept`: the browser cannot keep it. */
  readonly saving: 'untouched' | 'kept' | 'unkept';
  /** Number of steps that can be undone. */
  readonly steps: number;
  readonly canRedo: boolean;
}

const MAX_STEPS = 500;

/** Parses a kept draft, which may be anything; null unless it is a draft. */
export function parseDraft(json: unknown): DraftContent | null {
  const { puzzle, base } = fieldsOf(json) ?? {};
  if (typeof puzzle !== 'string' || !isWhole(base, 0, Number.MAX_SAFE_INTEGER)) return null;
  return { puzzle, base };
}

export type Draft = ReturnType<typeof makeDraft>;

/**
 * @param given what players get.
 * @param kept the draft that an earlier bench has left.
 * @param keep keeps a draft, or with null forgets it; false where the browser cannot keep it.
 */
export function makeDraft(
  given: DraftContent,
  kept: DraftContent | null,
  keep: (draft: DraftContent | null) => boolean,
) {
  let present = kept ?? given;
  let past: readonly string[] = [];
  let undone: readonly string[] = [];
  let isHeld = kept !== null;
  let snapshot = look();
  const listeners = new Set<() => void>();

  function look(): DraftSnapshot {
    const isTouched = present.puzzle !== given.puzzle;
    // A bench without a draft forgets none: another tab may have one.
    const isKept = isTouched || isHeld ? keep(isTouched ? present : null) : true;
    isHeld = isTouched;
    return {
      ...(isTouched ? present : given),
      saving: !isTouched ? 'untouched' : isKept ? 'kept' : 'unkept',
      steps: past.length,
      canRedo: undone.length > 0,
    };
  }
  function change(puzzle: string, base = snapshot.base): void {
    present = { puzzle, base };
    snapshot = look();
    for (const listener of listeners) listener();
  }
  const withText = (texts: readonly string[]) => [...texts, present.puzzle].slice(-MAX_STEPS);
  function edit(puzzle: string): void {
    if (puzzle === present.puzzle) return;
    past = withText(past);
    undone = [];
    change(puzzle);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    /** Completes the text with what was measured of it, which is no step to undo. */
    complete(of: string, puzzle: string): void {
      if (of === present.puzzle && puzzle !== of) change(puzzle);
    },
    undo(): void {
      const before = past.at(-1);
      if (before === undefined) return;
      past = past.slice(0, -1);
      undone = withText(undone);
      change(before);
    },
    redo(): void {
      const after = undone.at(-1);
      if (after === undefined) return;
      undone = undone.slice(0, -1);
      past = withText(past);
      change(after);
    },
    /** Goes back to what players get, as a step that can be undone. */
    startOver: () => edit(given.puzzle),
    /** Called when the editor has seen all changes up to that revision. */
    rebase: (base: number) => change(present.puzzle, base),
    /** Takes what players get now; a draft stays as it is, with its base. */
    renew(now: DraftContent): void {
      const isTouched = snapshot.saving !== 'untouched';
      given = now;
      // A step back would bring another editor's change back to what it has replaced.
      if (!isTouched && now.puzzle !== present.puzzle) past = undone = [];
      const { puzzle, base } = isTouched ? present : now;
      change(puzzle, base);
    },
  };
}
