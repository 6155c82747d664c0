/** Players' reports of puzzles and errors: kept on the device until they are sent. */
import {
  afterAttempt,
  isError,
  type OwnReports,
  REPORTS,
  withError,
  withReport,
} from '../../feedback/ownReports.ts';
import { loadSite } from '../../firebase/config.ts';
import type { ReportErrorRequest, ReportPuzzleRequest } from '../../protocol/reportCallables.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import { sendEach } from '../../sync/sendEach.ts';
import { storage } from '../device/storage.ts';
import { changeEntry } from './changeEntry.ts';

export async function readReports(): Promise<OwnReports> {
  return readEntry(await storage(), REPORTS);
}

/** Stores a report and tries to send it. Resolves once it is stored. */
export async function report(request: ReportPuzzleRequest | ReportErrorRequest): Promise<void> {
  await changeEntry(REPORTS, (reports) =>
    isError(request) ? withError(reports, request) : withReport(reports, request),
  );
  sendReports().catch(() => {});
}

/**
 * Sends the waiting reports, without the player's session. Rejects when the server is unreachable or
 * has failed on a report; the reports not sent by then stay queued. Permanently refused reports are
 * dropped with a console warning.
 */
export async function sendReports(): Promise<void> {
  const { waiting } = await readReports();
  if (waiting.length === 0 || !navigator.onLine) return;
  const site = await loadSite();
  if (site === null) return;
  const { sendError, sendReport } = await import('../../firebase/reports.ts');
  await sendEach(
    waiting,
    async ({ failing: _failing, ...request }) => {
      await (isError(request)
        ? sendError(site.firebase, request)
        : sendReport(site.firebase, request));
    },
    async ({ key }, fate, error) => {
      if (fate !== 'taken') console.warn('A report was refused.', error);
      await changeEntry(REPORTS, (reports) =>
        afterAttempt(reports, key, fate === 'failed', Date.now()),
      );
    },
  );
}
