/**
 * Why something does not go where it was meant to: said to screen readers, shown for a moment, and gone as
 * soon as something is done.
 */
import { useCallback, useEffect, useState } from 'react';

/** Long enough to read a short sentence, in ms. */
const SHOWN_MS = 3000;

export interface Refusal {
  readonly why: string;
  /** Tells one from the next, though the reason may be the same. */
  readonly number: number;
}

/** @param position of the board: a new one, by Undo say, takes the refusal away. */
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

  /** Announces what was done instead. */
  const tell = useCallback(
    (text: string) => {
      announce(text);
      setRefusal(null);
    },
    [announce],
  );

  return { refusal, refuse, tell };
}
