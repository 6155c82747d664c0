/**
 * Undo and redo: the texts of a draft before and after the present text, which the caller holds.
 */

const MAX_STEPS = 500;

export function makeHistory() {
  let past: readonly string[] = [];
  let undone: readonly string[] = [];
  const withText = (texts: readonly string[], text: string) => [...texts, text].slice(-MAX_STEPS);
  return {
    canUndo: () => past.length > 0,
    canRedo: () => undone.length > 0,
    /** Call before an edit, with the text that it replaces. Nothing can be redone afterwards. */
    remember(text: string): void {
      past = withText(past, text);
      undone = [];
    },
    /** The text before the present one; null when there is none. */
    undo(present: string): string | null {
      const before = past.at(-1) ?? null;
      if (before === null) return null;
      past = past.slice(0, -1);
      undone = withText(undone, present);
      return before;
    },
    /** The text that was undone last; null when there is none. */
    redo(present: string): string | null {
      const after = undone.at(-1) ?? null;
      if (after === null) return null;
      undone = undone.slice(0, -1);
      past = withText(past, present);
      return after;
    },
    clear(): void {
      past = [];
      undone = [];
    },
  };
}
