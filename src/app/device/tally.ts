/**
 * The tally: counts which puzzles the player begins and finishes, each of them once, if the player
 * has agreed to be counted (src/feedback/ownTally.ts). Loaded only after the player has agreed, or
 * when asking whether the player agrees.
 */
import {
  agreeToTally,
  batchesOf,
  isKeptSo,
  type OwnTally,
  type PlayedRows,
  tallyEntry,
  withBatch,
  withFailedBatch,
  withoutBatch,
  withoutImported,
} from '../../feedback/ownTally.ts';
import { loadSite } from '../../firebase/config.ts';
import { GAME_IDS } from '../../games/definitions.ts';
import { TALLY } from '../../storage/keys.ts';
import { readEntry, writeEntry } from '../../storage/metaEntry.ts';
import type { Storage } from '../../storage/port.ts';
import { sendEach } from '../../sync/sendEach.ts';
import { storage } from './storage.ts';

/** Runs a change of the tally under a lock shared by all tabs. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('crema-tally', run) : run();
}

async function read(opened: Storage): Promise<OwnTally | null> {
  const account = await opened.readAccount();
  return readEntry(opened, tallyEntry(account?.uid ?? null));
}

/** Stores the tally; null deletes it. */
function keep(opened: Storage, own: OwnTally | null): Promise<void> {
  return writeEntry(opened, tallyEntry(own?.owner ?? null), own);
}

/**
 * Changes the stored tally; null if the player has not agreed to be counted. Another account's
 * tally is deleted.
 */
async function change(
  how: (own: OwnTally) => OwnTally | Promise<OwnTally>,
): Promise<OwnTally | null> {
  const opened = await storage();
  return inTurn(async () => {
    const own = await read(opened);
    const changed = own && (await how(own));
    // Signing out has removed the tally; write only on change, so that watchers are not woken.
    const kept = await opened.getMeta(TALLY);
    if (kept && !isKeptSo(kept, changed)) await keep(opened, changed);
    return changed;
  });
}

async function rowsOf(opened: Storage): Promise<PlayedRows> {
  const [progress, ...results] = await Promise.all([
    opened.listProgress(),
    ...GAME_IDS.map(async (game) =>
      (await opened.readResults(game)).map((row) => ({ ...row, game })),
    ),
  ]);
  return { progress, results: results.flat() };
}

export const hasAgreed = async (opened: Storage): Promise<boolean> => (await read(opened)) !== null;

/**
 * Stores whether the player agrees to be counted; withdrawing the agreement deletes unsent counts.
 */
export async function agree(isAgreed: boolean): Promise<void> {
  const opened = await storage();
  await inTurn(async () => {
    const own = await read(opened);
    if (isAgreed === (own !== null)) return;
    const [account, rows] = await Promise.all([opened.readAccount(), rowsOf(opened)]);
    await keep(opened, isAgreed ? agreeToTally(account?.uid ?? null, rows, Date.now()) : null);
  });
}

/**
 * Runs an import of puzzles that were played elsewhere, and keeps those puzzles out of the tally.
 */
export async function withForeignPuzzles<T>(run: (opened: Storage) => Promise<T>): Promise<T> {
  const opened = await storage();
  return inTurn(async () => {
    if (!(await hasAgreed(opened))) return run(opened);
    const before = await rowsOf(opened);
    const outcome = await run(opened);
    const own = await read(opened);
    if (own !== null) await keep(opened, withoutImported(own, before, await rowsOf(opened)));
    return outcome;
  });
}

/**
 * Sends the tally. Rejects when the server is unreachable or fails; the batch of counts then stays
 * and is resent unchanged.
 */
export async function sendTally(): Promise<void> {
  if (!navigator.onLine) return;
  const site = await loadSite();
  if (site === null) return;
  const opened = await storage();
  const key = crypto.randomUUID().replaceAll('-', '');
  const own = await change(async (own) => withBatch(own, await rowsOf(opened), Date.now(), key));
  if (own === null || batchesOf(own).length === 0) return;
  const { sendCounts } = await import('../../firebase/reports.ts');
  await sendEach(
    batchesOf(own),
    async ({ at: _at, failing: _failing, ...request }) => {
      const { refused } = await sendCounts(site.firebase, request);
      for (const { game, id, message } of refused) {
        console.warn(`${game}/${id} was not counted: ${message}`);
      }
    },
    async ({ key }, fate, error) => {
      if (fate !== 'taken') {
        console.warn('What was done with some puzzles could not be counted.', error);
      }
      const isFailed = fate === 'failed';
      await change((own) =>
        isFailed ? withFailedBatch(own, key, Date.now()) : withoutBatch(own, key),
      );
    },
    // The batch is dropped only if the server calls it invalid: other errors may be temporary.
    (status) => status === 'invalid-argument',
  );
}
