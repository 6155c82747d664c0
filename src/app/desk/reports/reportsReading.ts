/** What the desk's list of reports asks the server. */
import { MOST_READ, type ReportDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import type { Json } from '../../../lib/json.ts';
import { parseList, type Reading } from '../useReading.ts';

/** The newest so many pages of `MOST_READ`. */
export function reportsReading(pages: number): Reading<readonly Dated<ReportDocument>[]> {
  return {
    name: 'reports',
    async read(desk) {
      const found = [...(await desk.readReports())];
      for (let page = 1; page < pages && found.length >= page * MOST_READ; page++) {
        found.push(...(await desk.readReports(found.at(-1)!.at)));
      }
      return found;
    },
    parse: parseList,
    json: (value) => value as unknown as Json,
  };
}
