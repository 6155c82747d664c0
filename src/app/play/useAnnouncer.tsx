/** Short sentences for screen readers. */
import { type ReactNode, useCallback, useState } from 'react';

export function useAnnouncer(): { announce(text: string): void; region: ReactNode } {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => {
    setSpoken(({ turn }) => ({ text, turn: turn + 1 }));
  }, []);
  // A repeated sentence has to differ from the one before, or it is not read again.
  const text = spoken.text + (spoken.turn % 2 ? '\u00a0' : '');
  return {
    announce,
    region: (
      <p className="sr-only" role="status" aria-live="polite">
        {text}
      </p>
    ),
  };
}
