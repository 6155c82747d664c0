/** Keeps the screen on while a player thinks. */
import { useEffect } from 'react';

/** Time without input after which the screen may turn off, in ms: a forgotten phone keeps its battery. */
export const AWAKE_MS = 5 * 60_000;

/** Inputs that start the time anew; the browser drops the lock whenever the page is hidden. */
const EVENTS = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/** Holds a screen wake lock while `isWanted`, where the browser has one. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    return holdWakeLock(navigator.wakeLock);
  }, [isWanted]);
}

/** @returns a function that lets the screen turn off again. */
function holdWakeLock(wakeLock: WakeLock): () => void {
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;
  let timer = 0;

  function letGo(): void {
    void held?.release();
    held = null;
  }

  async function hold(): Promise<void> {
    clearTimeout(timer);
    timer = window.setTimeout(letGo, AWAKE_MS);
    if (isAsking || document.hidden || (held && !held.released)) return;
    isAsking = true;
    try {
      held = await wakeLock.request('screen');
      if (isOver) letGo();
    } catch {
      // Browsers refuse while the battery is low; the next input asks again.
    } finally {
      isAsking = false;
    }
  }

  const listen = () => void hold();
  for (const event of EVENTS) document.addEventListener(event, listen);
  listen();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const event of EVENTS) document.removeEventListener(event, listen);
    letGo();
  };
}
