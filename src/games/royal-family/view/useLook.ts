/**
 * Keeps whether the list of clues is open, and which clue is selected, in the list or on the
 * phone's bar.
 */
import { type MouseEvent, useState } from 'react';

/**
 * Returns the next or the previous clue; skips those ticked off unless all are. With no clue
 * selected it starts at the first or the last.
 */
export function clueBeside(
  ticked: readonly boolean[],
  looked: number | null,
  step: 1 | -1,
): number | null {
  const count = ticked.length;
  const isOpen = (clue: number) => !ticked[clue] || !ticked.includes(false);
  const from = looked ?? (step === 1 ? -1 : count);
  for (let i = 1; i <= count; i++) {
    const clue = (from + step * i + count * 2) % count;
    if (isOpen(clue)) return clue;
  }
  return null;
}

/**
 * @param verdict the board's problem as a text; a changed text clears the selection of a clue.
 * @param hasBar whether the phone's bar shows a single clue; the bar starts with the first clue not
 *   ticked off.
 */
export function useLook(verdict: string, ticked: readonly boolean[], hasBar: boolean) {
  const [listOpen, setListOpen] = useState(false);
  const [lookedAt, setLookedAt] = useState(() => {
    const clue = hasBar ? clueBeside(ticked, null, 1) : null;
    return clue === null ? null : { clue, verdict };
  });
  const looked = lookedAt?.verdict === verdict ? lookedAt.clue : null;
  return {
    listOpen,
    setListOpen,
    looked,
    onLook(event: MouseEvent, clue: number): void {
      setLookedAt(looked === clue ? null : { clue, verdict });
      // Close the sheet of clues: the bar shows the selected clue, and the tree the people in it.
      // Keyboard and screen reader users stay in the list.
      if (looked !== clue && event.detail !== 0) setListOpen(false);
    },
    /** Selects the next or the previous clue. */
    onStep(step: 1 | -1): number | null {
      const clue = clueBeside(ticked, looked, step);
      if (clue !== null) setLookedAt({ clue, verdict });
      return clue;
    },
  };
}
