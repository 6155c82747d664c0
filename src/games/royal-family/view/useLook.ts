/** The list of clues, open or not, and the clue that is looked at, in it or on its bar. */
import { type MouseEvent, useState } from 'react';

/**
 * The clue that comes after another, or before it: those that are ticked off are passed over, until
 * there are no others. From none at all it is the first, or the last.
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
 * @param verdict what is amiss with the board: a new one stands where the clue was shown.
 * @param hasBar only one clue is to be seen, on the bar: from the beginning it is the first that is open.
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
      // The clue stands on the bar then, and whom it is about is in view. By keys, and read aloud,
      // one goes on in the list.
      if (looked !== clue && event.detail !== 0) setListOpen(false);
    },
    /** The next clue, or the one before, stands on the bar. */
    onStep(step: 1 | -1): number | null {
      const clue = clueBeside(ticked, looked, step);
      if (clue !== null) setLookedAt({ clue, verdict });
      return clue;
    },
  };
}
