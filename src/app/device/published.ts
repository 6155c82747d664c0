/**
 * What the desk has published comes onto this device, and what was reported goes to it: at the start,
 * with a new connection, and when one comes back after a while.
 */
import { loadSite } from '../../firebase/config.ts';
import { openPublications } from '../../firebase/published.ts';
import { type GameId, resultsOf } from '../../games/definitions.ts';
import { type Publications, type PublishedStore, takePublished } from '../../published/take.ts';
import { PUBLISHED } from '../../storage/early/names.ts';
import type { Storage } from '../../storage/port.ts';
import { isBegun } from '../../storage/rows.ts';
import { sendReports } from './reports.ts';
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
    sendReports().catch(() => {});
  };
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > STALE_MS) ask();
  });
}

async function takeNow(): Promise<void> {
  const publications = await readPublications();
  if (!publications) return;
  const shown = location.pathname.slice(1); // as listings are named: `{game}/{id}`
  await takePublished(publications, publishedStore(await storage()), today(), shown);
}

/** Longer nobody waits in front of a puzzle that the pack has as well, in ms. */
const LONGEST_ASKING_MS = 5000;

/** See `FetchVersion` of src/play/listed.ts. */
export async function fetchVersion(game: GameId, id: string, version: number): Promise<unknown> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The server took too long.')), LONGEST_ASKING_MS),
  );
  const asking = readPublications().then((found) => found?.readVersion(game, id, version) ?? null);
  return Promise.race([asking, tooLong]);
}

/** Null where there is no server. Rejects without a network. */
async function readPublications(): Promise<Publications | null> {
  const site = await loadSite();
  return site && openPublications(site.firebase);
}

function publishedStore(opened: Storage): PublishedStore {
  return {
    readIndex: () => opened.getMeta(PUBLISHED),
    writeIndex: (index) => opened.putMeta(PUBLISHED, index),
    readPuzzle: opened.readPuzzle,
    async isBegun(game, id) {
      const [progress, result] = await Promise.all([
        opened.readProgress(game, id),
        opened.readResult(game, id),
      ]);
      const isFinished = result !== null && resultsOf(game).isComplete(result.result);
      return isFinished || (progress !== null && isBegun(progress));
    },
    replacePuzzle: opened.replacePuzzle,
  };
}
