/**
 * Whether a puzzle is in progress, in this tab or another: an update waits for it. Each playing
 * tab holds a shared Web Lock, which the browser lets go of with the tab, however it ends.
 */
const LOCK = 'crema-playing';

let release: (() => void) | null = null;
let here = false;

/** Says whether this tab has a puzzle in progress. */
export function setPlaying(playing: boolean): void {
  if (playing === here) return;
  here = playing;
  if (!playing) {
    release?.();
    release = null;
    return;
  }
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => {
    if (!here) return;
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  });
}

/** Whether any tab has a puzzle in progress. */
export async function isAnyonePlaying(): Promise<boolean> {
  if (here) return true;
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some((lock) => lock.name === LOCK);
}
