/** Puzzle reports made on this device: those still to be sent, and the names of all reports. */
import { isGameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { withoutHalves } from '../lib/text.ts';
import { isHash } from '../protocol/listing.ts';
import {
  MAX_REPORT,
  REPORT_REASONS,
  type ReportPuzzleRequest,
} from '../protocol/reportCallables.ts';
import { type Failing, parseFailing } from '../storage/failing.ts';
import type { MetaEntry } from '../storage/metaEntry.ts';
import { waitingAfterFailure, waitingWithout } from './waiting.ts';

/** A report still to be sent; `failing` once the server has failed on it. */
export type WaitingReport = ReportPuzzleRequest & { readonly failing?: Failing };

export interface OwnReports {
  /** Oldest first. */
  readonly waiting: readonly WaitingReport[];
  /** `reportName` of every report that was made on this device, sent or not. */
  readonly made: readonly string[];
}

/** Most names of reports remembered, more than a player makes; the oldest names are dropped. */
const MOST_REMEMBERED = 500;

/** Identifies the reported puzzle version: a player reports each version once. */
export function reportName({
  game,
  id,
  hash,
}: Pick<ReportPuzzleRequest, 'game' | 'id' | 'hash'>): string {
  return `${game}/${id}/${hash}`;
}

/** Parses the stored reports. Accepts anything; skips unreadable parts. */
export function parseReports(json: unknown): OwnReports {
  const fields = fieldsOf(json);
  const [waiting, made] = [fields?.waiting, fields?.made];
  return {
    waiting: Array.isArray(waiting) ? waiting.filter(isRequest).map(readWaiting) : [],
    made: Array.isArray(made) ? made.filter((name) => typeof name === 'string') : [],
  };
}

function readWaiting(request: WaitingReport): WaitingReport {
  const { failing: kept, ...rest } = request;
  const failing = parseFailing(kept);
  return { ...rest, ...(failing && { failing }) };
}

function isRequest(json: unknown): json is ReportPuzzleRequest {
  const fields = fieldsOf(json);
  if (fields === null) return false;
  const { game, id, hash, reason, text, key } = fields;
  return (
    isGameId(game) &&
    typeof id === 'string' &&
    isHash(hash) &&
    REPORT_REASONS.some((one) => one === reason) &&
    typeof text === 'string' &&
    text.length <= MAX_REPORT &&
    typeof key === 'string'
  );
}

/** Adds a report; returns `reports` unchanged if this puzzle version was reported before. */
export function withReport(reports: OwnReports, request: ReportPuzzleRequest): OwnReports {
  const name = reportName(request);
  if (reports.made.includes(name)) return reports;
  return {
    waiting: [...reports.waiting, { ...request, text: withoutHalves(request.text) }],
    made: [...reports.made, name].slice(-MOST_REMEMBERED),
  };
}

/** Removes reports that were sent, or rejected for good. */
export function withoutSent(reports: OwnReports, keys: ReadonlySet<string>): OwnReports {
  return { ...reports, waiting: waitingWithout(reports.waiting, keys) };
}

/**
 * Called after the server has failed on a report again: keeps the report for a retry, or gives it
 * up.
 *
 * @param at epoch ms.
 */
export function withFailed(reports: OwnReports, key: string, at: number): OwnReports {
  return { ...reports, waiting: waitingAfterFailure(reports.waiting, key, at) };
}

export const reportsAsJson = ({ waiting, made }: OwnReports): Json => ({
  waiting: waiting.map((request) => ({ ...request })),
  made,
});

export const REPORTS: MetaEntry<OwnReports> = {
  key: 'reports',
  parse: parseReports,
  json: reportsAsJson,
};
