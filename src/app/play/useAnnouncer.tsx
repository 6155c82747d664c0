/** Live region for short screen-reader announcements. */
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { LiveRegion, type Said } from '../../ui/LiveRegion.tsx';

/** Store of the last announcement: only the live region re-renders for it. */
function makeVoice() {
  let spoken: Said = { text: '' };
  const listeners = new Set<() => void>();
  return {
    announce(text: string): void {
      spoken = { text };
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
  const spoken = useSyncExternalStore(voice.subscribe, voice.getSpoken);
  return (
    <LiveRegion of={spoken} className="sr-only" aria-live="polite">
      {spoken.text}
    </LiveRegion>
  );
}

/** The announcer and its live region; all are stable for the life of the page. */
export function useAnnouncer(): {
  announce(text: string): void;
  lastSaid(): string;
  region: ReactNode;
} {
  const [announcer] = useState(() => {
    const voice = makeVoice();
    return {
      announce: voice.announce,
      lastSaid: () => voice.getSpoken().text,
      region: <Region voice={voice} />,
    };
  });
  return announcer;
}
