/**
 * Reason for a rejected move: announced to screen readers, shown briefly, and cleared by the next
 * action.
 */
import { useCallback, useEffect, useState } from 'react';

/** Time for which a refusal is shown, in ms: enough to read a short sentence. */
const SHOWN_MS = 3000;

export interface Refusal {
  readonly why: string;
  /** Distinguishes consecutive refusals with the same reason. */
  readonly number: number;
}

/**
 * @param position the present state of the board: when it changes, for example by Undo, the refusal
 *   is cleared.
 */
export function useRefusal(announce: (text: string) => void, position: unknown) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [seen, setSeen] = useState(position);
  if (seen !== position) {
    setSeen(position);
    setRefusal(null);
  }

  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => setRefusal(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal]);

  const refuse = useCallback(
    (why: string) => {
      announce(why);
      setRefusal((before) => ({ why, number: (before?.number ?? 0) + 1 }));
    },
    [announce],
  );

  /** Announces an action and clears the refusal. */
  const tell = useCallback(
    (text: string) => {
      announce(text);
      setRefusal(null);
    },
    [announce],
  );

  return { refusal, refuse, tell };
}
