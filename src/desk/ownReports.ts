/** Reports that a device has made of puzzles: those that wait for a connection, and what was reported. */
import { isGameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { withoutHalves } from '../lib/text.ts';
import { isHash } from '../published/listing.ts';
import { type Failing, failedAgain, isHopeless, parseFailing } from '../storage/failing.ts';
import { MAX_REPORT, REPORT_REASONS, type ReportPuzzleRequest } from './callables.ts';

/** The value's key among storage's meta values. */
export const REPORTS_KEY = 'reports';

/** A report that is still to be sent; `failing` where the server has answered it with its own failure. */
export type WaitingReport = ReportPuzzleRequest & { readonly failing?: Failing };

export interface OwnReports {
  /** Oldest first. */
  readonly waiting: readonly WaitingReport[];
  /** `reportName` of every report that was made here, sent or not. */
  readonly made: readonly string[];
}

/** More than anybody makes; the oldest names go. */
const MOST_REMEMBERED = 500;

/** One a player and version. */
export function reportName({
  game,
  id,
  hash,
}: Pick<ReportPuzzleRequest, 'game' | 'id' | 'hash'>): string {
  return `${game}/${id}/${hash}`;
}

/** Accepts anything; what cannot be read of it is passed over. */
export function parseReports(json: unknown): OwnReports {
  const fields = fieldsOf(json);
  const [waiting, made] = [fields?.waiting, fields?.made];
  return {
    waiting: Array.isArray(waiting) ? waiting.filter(isRequest).map(readWaiting) : [],
    made: Array.isArray(made) ? made.filter((name) => typeof name === 'string') : [],
  };
}

/** Older builds have kept texts that no server takes. */
function readWaiting(request: WaitingReport): WaitingReport {
  const { failing: kept, ...rest } = request;
  const failing = parseFailing(kept);
  return { ...rest, text: withoutHalves(rest.text), ...(failing && { failing }) };
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

/** With one report more; the same as before where there is one of that puzzle's version already. */
export function withReport(reports: OwnReports, request: ReportPuzzleRequest): OwnReports {
  const name = reportName(request);
  if (reports.made.includes(name)) return reports;
  return {
    waiting: [...reports.waiting, { ...request, text: withoutHalves(request.text) }],
    made: [...reports.made, name].slice(-MOST_REMEMBERED),
  };
}

/** Without those that were sent, or will never be taken. */
export function withoutSent(reports: OwnReports, keys: ReadonlySet<string>): OwnReports {
  return { ...reports, waiting: reports.waiting.filter(({ key }) => !keys.has(key)) };
}

/**
 * After the server has failed on that report once more: it waits on, or is given up.
 *
 * @param at epoch ms.
 */
export function withFailed(reports: OwnReports, key: string, at: number): OwnReports {
  const waiting = reports.waiting.flatMap((request): WaitingReport[] => {
    if (request.key !== key) return [request];
    const failing = failedAgain(request.failing, at);
    return isHopeless(failing, at) ? [] : [{ ...request, failing }];
  });
  return { ...reports, waiting };
}

export const reportsAsJson = ({ waiting, made }: OwnReports): Json => ({
  waiting: waiting.map((request) => ({ ...request })),
  made,
});
