/** What the desk has published comes onto this device: at the start, and when one comes back after a while. */
import { loadSite } from '../../firebase/config.ts';
import { openPublications } from '../../firebase/published.ts';
import { type Publications, type PublishedStore, takePublished } from '../../published/take.ts';
import { PUBLISHED } from '../../storage/early/names.ts';
import type { Storage } from '../../storage/port.ts';
import { storage } from './storage.ts';
import { today } from './today.ts';

/** Coming back to the tab asks again after so long, in ms. */
const STALE_MS = 15 * 60_000;

export function watchPublished(): void {
  let asked = performance.now();
  const ask = () => {
    if (!navigator.onLine) return;
    asked = performance.now();
    // Nobody waits for it: without an answer puzzles are what they were.
    takeNow().catch(() => {});
  };
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > STALE_MS) ask();
  });
}

async function takeNow(): Promise<void> {
  const publications = await readPublications();
  if (publications) await takePublished(publications, publishedStore(await storage()), today());
}

/** Null where there is no server. Rejects without a network. */
export async function readPublications(): Promise<Publications | null> {
  const site = await loadSite();
  return site && openPublications(site.firebase);
}

function publishedStore(opened: Storage): PublishedStore {
  return {
    readIndex: () => opened.getMeta(PUBLISHED),
    writeIndex: (index) => opened.putMeta(PUBLISHED, index),
    readPuzzle: opened.readPuzzle,
    replacePuzzle: opened.replacePuzzle,
  };
}
