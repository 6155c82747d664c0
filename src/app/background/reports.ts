/** Players' reports about puzzles: kept on the device until they are sent. */

import {
  type OwnReports,
  REPORTS,
  withFailed,
  withoutSent,
  withReport,
} from '../../feedback/ownReports.ts';
import { loadSite } from '../../firebase/config.ts';
import type { ReportPuzzleRequest } from '../../protocol/reportCallables.ts';
import { readEntry, writeEntry } from '../../storage/metaEntry.ts';
import { sendEach } from '../../sync/sendEach.ts';
import { storage } from '../device/storage.ts';

/** Changes the stored reports about puzzles under a lock shared by all tabs. */
async function change(how: (reports: OwnReports) => OwnReports): Promise<OwnReports> {
  const opened = await storage();
  const run = async () => {
    const changed = how(await readEntry(opened, REPORTS));
    await writeEntry(opened, REPORTS, changed);
    return changed;
  };
  return navigator.locks ? navigator.locks.request('crema-reports', run) : run();
}

export async function readReports(): Promise<OwnReports> {
  return readEntry(await storage(), REPORTS);
}

/** Stores a report about a puzzle and tries to send it. Resolves once it is stored. */
export async function report(request: ReportPuzzleRequest): Promise<void> {
  await change((reports) => withReport(reports, request));
  sendReports().catch(() => {});
}

/**
 * Sends the waiting reports about puzzles, without the player's session. Rejects when the server is
 * unreachable or has failed on a report; the reports not sent by then stay queued. Permanently refused
 * reports are dropped with a console warning.
 */
export async function sendReports(): Promise<void> {
  const { waiting } = await readReports();
  if (waiting.length === 0 || !navigator.onLine) return;
  const site = await loadSite();
  if (site === null) return;
  const { sendReport } = await import('../../firebase/reports.ts');
  await sendEach(
    waiting,
    async ({ failing: _failing, ...request }) => {
      await sendReport(site.firebase, request);
    },
    async ({ game, id, key }, fate, error) => {
      if (fate !== 'taken') console.warn(`The report on ${game}/${id} was not taken.`, error);
      const isFailed = fate === 'failed';
      await change((reports) =>
        isFailed ? withFailed(reports, key, Date.now()) : withoutSent(reports, new Set([key])),
      );
    },
  );
}
