/** Reports of puzzles and errors made on this device: those still to be sent, and the names of puzzles'. */
import { isGameId } from '../games/definitions.ts';
import { fieldsOf } from '../lib/reading.ts';
import { withoutHalves } from '../lib/text.ts';
import { isHash } from '../protocol/listing.ts';
import {
  MAX_REPORT,
  MOST_OF_ERROR,
  REPORT_REASONS,
  type ReportErrorRequest,
  type ReportPuzzleRequest,
} from '../protocol/reportCallables.ts';
import { type Failing, failedAgain, isHopeless, parseFailing } from '../storage/failing.ts';
import type { MetaEntry } from '../storage/metaEntry.ts';

/** A report still to be sent; `failing` once the server has failed on it. */
export type WaitingReport = (ReportPuzzleRequest | ReportErrorRequest) & {
  readonly failing?: Failing;
};

export interface OwnReports {
  /** Oldest first. */
  readonly waiting: readonly WaitingReport[];
  /** `reportName` of every report of a puzzle that was made on this device, sent or not. */
  readonly made: readonly string[];
}

/** Most names of reports remembered, more than a player makes; the oldest names are dropped. */
const MOST_REMEMBERED = 500;

/** Most error reports that wait; further ones replace the oldest. */
const MOST_ERRORS = 20;

/** Identifies the reported puzzle version: a player reports each version once. */
export function reportName({
  game,
  id,
  hash,
}: Pick<ReportPuzzleRequest, 'game' | 'id' | 'hash'>): string {
  return `${game}/${id}/${hash}`;
}

export const isError = (request: object): request is ReportErrorRequest => 'stack' in request;

/** Accepts anything; skips unreadable parts. */
function parse(json: unknown): OwnReports {
  const { waiting, made } = fieldsOf(json) ?? {};
  return {
    waiting: Array.isArray(waiting) ? waiting.flatMap(readWaiting) : [],
    made: Array.isArray(made) ? made.filter((name) => typeof name === 'string') : [],
  };
}

function readWaiting(json: unknown): WaitingReport[] {
  if (!isErrorReport(json) && !isPuzzleReport(json)) return [];
  const { failing: kept, ...request } = json as WaitingReport;
  const failing = parseFailing(kept);
  return [{ ...request, ...(failing && { failing }) }];
}

function isErrorReport(json: unknown): json is ReportErrorRequest {
  const fields = fieldsOf(json);
  return ['key', ...Object.keys(MOST_OF_ERROR)].every((name) => typeof fields?.[name] === 'string');
}

function isPuzzleReport(json: unknown): json is ReportPuzzleRequest {
  const { game, id, hash, reason, text, key } = fieldsOf(json) ?? {};
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

/** Adds a report of a puzzle; returns `reports` unchanged if this version was reported before. */
export function withReport(reports: OwnReports, request: ReportPuzzleRequest): OwnReports {
  const name = reportName(request);
  if (reports.made.includes(name)) return reports;
  return {
    waiting: [...reports.waiting, { ...request, text: withoutHalves(request.text) }],
    made: [...reports.made, name].slice(-MOST_REMEMBERED),
  };
}

export function withError(reports: OwnReports, request: ReportErrorRequest): OwnReports {
  const kept = reports.waiting.filter(isError).slice(1 - MOST_ERRORS);
  const others = reports.waiting.filter((one) => !isError(one) || kept.includes(one));
  return { ...reports, waiting: [...others, request] };
}

/**
 * The reports after an attempt to send one of them: it is gone, or waits for a retry if the server has
 * failed on it, unless that is hopeless.
 *
 * @param at epoch ms.
 */
export function afterAttempt(
  reports: OwnReports,
  key: string,
  isFailed: boolean,
  at: number,
): OwnReports {
  const waiting = reports.waiting.flatMap((report) => {
    if (report.key !== key) return [report];
    const failing = failedAgain(report.failing, at);
    return isFailed && !isHopeless(failing, at) ? [{ ...report, failing }] : [];
  });
  return { ...reports, waiting };
}

export const REPORTS: MetaEntry<OwnReports> = {
  key: 'reports',
  parse,
  json: ({ waiting, made }) => ({ waiting: waiting.map((request) => ({ ...request })), made }),
};
