/**
 * Exchange with the server of the desk: downloads its changes of puzzles, sends players' reports
 * and, if the player has agreed to be counted, the tally of puzzles begun and finished. Runs at the
 * start, on a new connection, and when a tab becomes visible after a while.
 */
import { loadSite } from '../../firebase/config.ts';
import { openPublications } from '../../firebase/published.ts';
import { type GameId, resultsOf } from '../../games/definitions.ts';
import type { Listing } from '../../published/listing.ts';
import { listingsIn } from '../../published/listings.ts';
import { noteIn } from '../../published/past.ts';
import {
  fetchArchivedListing,
  type Publications,
  type PublishedStore,
  syncPublishedIndex,
} from '../../published/syncIndex.ts';
import { PUBLISHED, puzzleKey, TALLY } from '../../storage/keys.ts';
import type { Storage } from '../../storage/port.ts';
import { isStarted } from '../../storage/rows.ts';
import { sendErrorReports } from './errorReports.ts';
import { sendReports } from './reports.ts';
import { storage } from './storage.ts';
import { today } from './today.ts';

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
    sendErrorReports().catch(() => {});
    tellOfPuzzles().catch(() => {});
  };
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > STALE_MS) ask();
  });
}

/**
 * Sends the tally of the player's puzzles; its code is loaded only if the player has agreed to be
 * counted.
 */
async function tellOfPuzzles(): Promise<void> {
  if (!(await (await storage()).getMeta(TALLY))) return;
  const { sendTally } = await import('./tally.ts');
  await sendTally();
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
 * Access to the desk's version of a puzzle (`PublishedPuzzle` in src/play/deskVersion.ts). Make one
 * per opening of a puzzle: all its requests share one deadline.
 */
export function publishedPuzzle(game: GameId, id: string) {
  const until = performance.now() + LONGEST_ASKING_MS;
  return {
    readVersion: (version: number): Promise<unknown> =>
      inTime(until, async (server) => server?.readVersion(game, id, version) ?? null),
    readListing: (): Promise<Listing | null> =>
      inTime(
        until,
        async (server) =>
          server && fetchArchivedListing(server, publishedStore(await storage()), game, id),
      ),
  };
}

/**
 * Asks the server; rejects when there is no answer by the deadline `until` (`performance.now`
 * time).
 */
function inTime<T>(until: number, ask: (server: Publications | null) => Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The server took too long.')), until - performance.now()),
  );
  return Promise.race([readPublications().then(ask), tooLong]);
}

/**
 * The desk's changes of puzzles, as stored on this device. If the device holds only a note (a short
 * listing) of an old puzzle, the puzzle's full listing is fetched first.
 */
export async function publishedWith(game: GameId, id: string) {
  const opened = await storage();
  const published = await opened.getMeta(PUBLISHED);
  if (noteIn(listingsIn(published)[puzzleKey(game, id)]) === null) return published;
  // Offline the stored note of the desk's change is used.
  await publishedPuzzle(game, id)
    .readListing()
    .catch(() => null);
  return opened.getMeta(PUBLISHED);
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
