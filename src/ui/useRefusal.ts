/** Why something does not go where it was meant to: said to screen readers, shown for a moment. */
import { useCallback, useEffect, useState } from 'react';

/** Long enough to read a short sentence, in ms. */
const SHOWN_MS = 3000;

export interface Refusal {
  readonly why: string;
  /** Tells one from the next, though the reason may be the same. */
  readonly number: number;
}

export function useRefusal(announce: (text: string) => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);

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

  return { refusal, refuse };
}
