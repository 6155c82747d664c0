/** The list of clues, open or not, and the clue that is looked at in it. */
import { type MouseEvent, useState } from 'react';

/** @param verdict what is amiss with the board: a new one stands where the clue was shown. */
export function useLook(verdict: string) {
  const [listOpen, setListOpen] = useState(false);
  const [lookedAt, setLookedAt] = useState<{ clue: number; verdict: string } | null>(null);
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
  };
}
