/** Short sentences for screen readers. */
import { type ReactNode, useState, useSyncExternalStore } from 'react';

interface Spoken {
  readonly text: string;
  /** A repeated sentence has to differ from the one before, or it is not read again. */
  readonly turn: number;
}

/** What was said last: nobody but the region is drawn anew for it. */
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

/** Both stay the same as long as the page is there. */
export function useAnnouncer(): { announce(text: string): void; region: ReactNode } {
  const [announcer] = useState(() => {
    const voice = makeVoice();
    return { announce: voice.announce, region: <Region voice={voice} /> };
  });
  return announcer;
}
