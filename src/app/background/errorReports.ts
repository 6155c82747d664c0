/** Reports of errors in the app: kept on the device until they are sent. */

import { ERROR_REPORTS, type WaitingError, withErrorReport } from '../../feedback/errorQueue.ts';
import { waitingAfterFailure, waitingWithout } from '../../feedback/waiting.ts';
import { loadSite } from '../../firebase/config.ts';
import type { ReportErrorRequest } from '../../protocol/reportCallables.ts';
import { readEntry, writeEntry } from '../../storage/metaEntry.ts';
import { sendEach } from '../../sync/sendEach.ts';
import { storage } from '../device/storage.ts';

type Waiting = readonly WaitingError[];

/** Changes the waiting error reports under a lock shared by all tabs. */
async function change(how: (waiting: Waiting) => Waiting): Promise<void> {
  const opened = await storage();
  const run = async () =>
    writeEntry(opened, ERROR_REPORTS, how(await readEntry(opened, ERROR_REPORTS)));
  await (navigator.locks ? navigator.locks.request('crema-error-reports', run) : run());
}

/** Stores an error report and tries to send it. Resolves once it is stored. */
export async function keepErrorReport(report: ReportErrorRequest): Promise<void> {
  await change((waiting) => withErrorReport(waiting, report));
  sendErrorReports().catch(() => {});
}

/**
 * Sends the waiting error reports, without the player's session. Rejects when the server is
 * unreachable or has failed on a report; the reports not sent by then stay queued.
 */
export async function sendErrorReports(): Promise<void> {
  const waiting = await readEntry(await storage(), ERROR_REPORTS);
  if (waiting.length === 0 || !navigator.onLine) return;
  const site = await loadSite();
  if (site === null) return;
  const { sendError } = await import('../../firebase/reports.ts');
  await sendEach(
    waiting,
    async ({ failing: _, ...request }) => {
      await sendError(site.firebase, request);
    },
    async ({ key }, fate, error) => {
      if (fate !== 'taken') console.warn('An error report was not taken.', error);
      const isFailed = fate === 'failed';
      await change((reports) =>
        isFailed
          ? waitingAfterFailure(reports, key, Date.now())
          : waitingWithout(reports, new Set([key])),
      );
    },
  );
}
