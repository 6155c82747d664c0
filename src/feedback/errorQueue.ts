/** Error reports that wait on this device until they are sent. */
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { MOST_OF_ERROR, type ReportErrorRequest } from '../protocol/reportCallables.ts';
import { type Failing, parseFailing } from '../storage/failing.ts';
import type { MetaEntry } from '../storage/metaEntry.ts';

export type WaitingError = ReportErrorRequest & { readonly failing?: Failing };

/** Most error reports that wait; further ones replace the oldest. */
const MOST_WAITING = 20;

const FIELDS = ['key', ...Object.keys(MOST_OF_ERROR)] as readonly (keyof ReportErrorRequest)[];

/** Parses one stored report; skips an unreadable one. */
function parse(json: unknown): WaitingError[] {
  const fields = fieldsOf(json);
  if (fields === null || !FIELDS.every((field) => typeof fields[field] === 'string')) return [];
  const request = Object.fromEntries(FIELDS.map((field) => [field, fields[field]]));
  const failing = parseFailing(fields.failing);
  return [{ ...(request as unknown as ReportErrorRequest), ...(failing && { failing }) }];
}

export const withErrorReport = (
  waiting: readonly WaitingError[],
  report: ReportErrorRequest,
): readonly WaitingError[] => [...waiting, report].slice(-MOST_WAITING);

export const ERROR_REPORTS: MetaEntry<readonly WaitingError[]> = {
  key: 'error-reports',
  parse: (json) => (Array.isArray(json) ? json.flatMap(parse) : []),
  json: (waiting): Json => waiting.map((report) => ({ ...report })),
};
