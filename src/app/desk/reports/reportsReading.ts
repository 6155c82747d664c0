/** Reads the desk's list of reports from the server. */
import { MOST_READ, type ReportDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import type { Reading } from '../useReading.ts';

/** Reads the newest reports, in `pages` requests of `MOST_READ` reports each. */
export function reportsReading(pages: number): Reading<readonly Dated<ReportDocument>[]> {
  return async (desk) => {
    const found = [...(await desk.readReports())];
    for (let page = 1; page < pages && found.length >= page * MOST_READ; page++) {
      found.push(...(await desk.readReports(found.at(-1)!.at)));
    }
    return found;
  };
}
