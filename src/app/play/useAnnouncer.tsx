/** Live region for short screen-reader announcements. */
import { type ReactNode, useState, useSyncExternalStore } from 'react';

interface Spoken {
  readonly text: string;
  /**
   * Number of the announcement: it distinguishes a repeated sentence, which would not be read again
   * otherwise.
   */
  readonly turn: number;
}

/** Store of the last announcement: only the live region re-renders for it. */
function makeVoice() {
  let spoken: Spoken = { text: '', turn: 0 };
  const listeners = new Set<() => void>();
  return {
    announce(text: string): void {
      spoken = { text, turn: spoken.turn + 1 };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSpoken: () => spoken,
  };
}

function Region({ voice }: { readonly voice: ReturnType<typeof makeVoice> }) {
  const { text, turn } = useSyncExternalStore(voice.subscribe, voice.getSpoken);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text + (turn % 2 ? '\u00a0' : '')}
    </p>
  );
}

/** The announcer and its live region; both are stable for the life of the page. */
export function useAnnouncer(): { announce(text: string): void; region: ReactNode } {
  const [announcer] = useState(() => {
    const voice = makeVoice();
    return { announce: voice.announce, region: <Region voice={voice} /> };
  });
  return announcer;
}
