/** What a player has to say about a puzzle: kept on the device until the desk has it. */
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

/** Reads, changes and writes what is kept; tabs take turns. */
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

/** Keeps the report, and sends it when that is possible. Resolves as soon as it is kept. */
export async function report(request: ReportPuzzleRequest): Promise<void> {
  await change((reports) => withReport(reports, request));
  sendReports().catch(() => {});
}

/**
 * Sends what waits. Rejects when the server cannot be reached, or has failed on one: what is left then
 * waits on. What the server will never take goes, with a word in the console.
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
