/** Players' reports about puzzles: kept on the device until they are sent. */
import type { ReportPuzzleRequest } from '../../desk/callables.ts';
import {
  type OwnReports,
  parseReports,
  REPORTS_KEY,
  reportsAsJson,
  withFailed,
  withoutSent,
  withReport,
} from '../../desk/ownReports.ts';
import { loadSite } from '../../firebase/config.ts';
import { sendEach } from '../../sync/sendEach.ts';
import { storage } from './storage.ts';

/** Reads, changes and writes the stored reports under a lock shared by all tabs. */
async function change(how: (reports: OwnReports) => OwnReports): Promise<OwnReports> {
  const opened = await storage();
  const run = async () => {
    const changed = how(parseReports(await opened.getMeta(REPORTS_KEY)));
    await opened.putMeta(REPORTS_KEY, reportsAsJson(changed));
    return changed;
  };
  return navigator.locks ? navigator.locks.request('crema-reports', run) : run();
}

export async function readReports(): Promise<OwnReports> {
  return parseReports(await (await storage()).getMeta(REPORTS_KEY));
}

/** Stores the report and tries to send it. Resolves once it is stored. */
export async function report(request: ReportPuzzleRequest): Promise<void> {
  await change((reports) => withReport(reports, request));
  sendReports().catch(() => {});
}

/**
 * Sends the waiting reports. Rejects when the server is unreachable or has failed on one; the rest
 * stays queued. Permanently refused reports are dropped with a console warning.
 */
export async function sendReports(): Promise<void> {
  const { waiting } = await readReports();
  if (waiting.length === 0 || !navigator.onLine) return;
  const site = await loadSite();
  if (site === null) return;
  const [{ connect }, { sendReport }] = await Promise.all([
    import('../../firebase/app.ts'),
    import('../../firebase/reports.ts'),
  ]);
  await sendEach(
    waiting,
    async ({ failing: _failing, ...request }) => {
      await sendReport(connect(site.firebase), request);
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
