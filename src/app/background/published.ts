/**
 * Exchange with the server of the desk: downloads its changes of puzzles and sends players' reports.
 * Runs at the start, on a new connection, and when a tab becomes visible after a while.
 */
import { loadSite } from '../../firebase/config.ts';
import { openPublications } from '../../firebase/published.ts';
import { type GameId, resultsOf } from '../../games/definitions.ts';
import {
  type Publications,
  type PublishedStore,
  syncPublishedIndex,
} from '../../published/syncIndex.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { Storage } from '../../storage/port.ts';
import { isStarted } from '../../storage/rows.ts';
import { storage } from '../device/storage.ts';
import { today } from '../device/today.ts';
import { sendReports } from './reports.ts';

/** Age of the last exchange in ms after which a tab that becomes visible asks the server again. */
const STALE_MS = 15 * 60_000;

export function watchPublished(): void {
  let asked = performance.now();
  const ask = () => {
    if (!navigator.onLine) return;
    asked = performance.now();
    // A failed exchange is ignored: puzzles stay as they are until the next attempt.
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
  await syncPublishedIndex(publications, publishedStore(await storage()), today(), shown);
}

/** Longest wait in ms for the desk's version of a puzzle, before the pack's version is shown. */
const LONGEST_ASKING_MS = 5000;

/**
 * The document of a puzzle's version; null if there is none. Rejects without a connection.
 *
 * @param begun when the opening of the puzzle began (`performance.now()`): all its requests share
 *   one deadline.
 */
export function readVersion(
  game: GameId,
  id: string,
  version: number,
  begun: number,
): Promise<unknown> {
  const left = begun + LONGEST_ASKING_MS - performance.now();
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('Crema took too long to answer.')), left),
  );
  const asked = readPublications().then((server) => server?.readVersion(game, id, version) ?? null);
  return Promise.race([asked, tooLong]);
}

/** Opens the server's publications; null for a site without a server. Rejects without a network. */
async function readPublications(): Promise<Publications | null> {
  const site = await loadSite();
  return site && openPublications(site.firebase);
}

function publishedStore(opened: Storage): PublishedStore {
  return {
    readIndex: () => opened.getMeta(PUBLISHED),
    writeIndex: (index) => opened.putMeta(PUBLISHED, index),
    readPuzzle: opened.readPuzzle,
    async isStarted(game, id) {
      const [progress, result] = await Promise.all([
        opened.readProgress(game, id),
        opened.readResult(game, id),
      ]);
      const isFinished = result !== null && resultsOf(game).isComplete(result.result);
      return isFinished || (progress !== null && isStarted(progress));
    },
    replacePuzzle: opened.replacePuzzle,
  };
}
