/**
 * What the desk has published comes onto this device; what was reported goes to it, and what the player
 * agreed to have counted: at the start, with a new connection, and when one comes back after a while.
 */
import { loadSite } from '../../firebase/config.ts';
import { openPublications } from '../../firebase/published.ts';
import { type GameId, resultsOf } from '../../games/definitions.ts';
import type { Listing } from '../../published/listing.ts';
import { listingsIn } from '../../published/listings.ts';
import { noteIn } from '../../published/past.ts';
import {
  type Publications,
  type PublishedStore,
  takePast,
  takePublished,
} from '../../published/take.ts';
import { PUBLISHED, puzzleKey, TALLY } from '../../storage/keys.ts';
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
    tellOfPuzzles().catch(() => {});
  };
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > STALE_MS) ask();
  });
}

/** Without the player's consent nothing of it is loaded. */
async function tellOfPuzzles(): Promise<void> {
  if (!(await (await storage()).getMeta(TALLY))) return;
  const { sendTally } = await import('./tally.ts');
  await sendTally();
}

async function takeNow(): Promise<void> {
  const publications = await readPublications();
  if (!publications) return;
  const shown = location.pathname.slice(1); // as listings are named: `{game}/{id}`
  await takePublished(publications, publishedStore(await storage()), today(), shown);
}

/** Longer nobody waits in front of a puzzle that the pack has as well, in ms. */
const LONGEST_ASKING_MS = 5000;

/**
 * See `PublishedPuzzle` of src/play/listed.ts. One for each opening of a puzzle: whatever is asked of it, all
 * of it is waited for no longer than anybody waits.
 */
export function publishedPuzzle(game: GameId, id: string) {
  const until = performance.now() + LONGEST_ASKING_MS;
  return {
    readVersion: (version: number): Promise<unknown> =>
      inTime(until, async (server) => server?.readVersion(game, id, version) ?? null),
    readListing: (): Promise<Listing | null> =>
      inTime(
        until,
        async (server) => server && takePast(server, publishedStore(await storage()), game, id),
      ),
  };
}

/** Rejects when there is no answer by then (`performance.now`). */
function inTime<T>(until: number, ask: (server: Publications | null) => Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The server took too long.')), until - performance.now()),
  );
  return Promise.race([readPublications().then(ask), tooLong]);
}

/**
 * What this device keeps of what was published, for what is to be said of that puzzle: of one of long
 * ago its listing is asked for first.
 */
export async function publishedWith(game: GameId, id: string) {
  const opened = await storage();
  const published = await opened.getMeta(PUBLISHED);
  if (noteIn(listingsIn(published)[puzzleKey(game, id)]) === null) return published;
  // Offline the note has to do.
  await publishedPuzzle(game, id)
    .readListing()
    .catch(() => null);
  return opened.getMeta(PUBLISHED);
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
