/** Players' reports, grouped by the puzzle version that they are about. */
import type { GameId } from '../games/definitions.ts';
import type { ReportDocument } from '../protocol/deskDocuments.ts';
import { boardIdOf } from '../protocol/listing.ts';
import type { ReportReason } from '../protocol/reportCallables.ts';
import type { Dated } from './port.ts';

export interface ReportedPuzzle {
  readonly game: GameId;
  readonly id: string;
  readonly version: number;
  /** Id of the version's leaderboard (`boardIdOf`). */
  readonly board: string;
  /** Newest first. */
  readonly reports: readonly Dated<ReportDocument>[];
  /** Number of reports that were not kept. */
  readonly more: number;
}

/** How many reports a document stands for. */
export const countOf = ({ more }: Pick<ReportDocument, 'more'>): number => more ?? 1;

/**
 * Groups reports by puzzle version: the most reported first, then the newest. Drops duplicates, as
 * the server's answers overlap.
 */
export function groupReports(reports: readonly Dated<ReportDocument>[]): ReportedPuzzle[] {
  const groups = new Map<string, Dated<ReportDocument>[]>();
  for (const report of new Map(reports.map((one) => [one.key, one])).values()) {
    const key = `${report.game}/${boardIdOf(report.id, report.version)}`;
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  const puzzles = [...groups.values()].map((list): ReportedPuzzle => {
    const sorted = [...list].sort((a, b) => b.at - a.at);
    const { game, id, version } = sorted[0]!;
    const more = sorted.reduce((sum, report) => sum + (report.more ?? 0), 0);
    return { game, id, version, board: boardIdOf(id, version), reports: sorted, more };
  });
  return puzzles.sort((a, b) => numberOf(b) - numberOf(a) || b.reports[0]!.at - a.reports[0]!.at);
}

const numberOf = ({ reports }: ReportedPuzzle): number =>
  reports.reduce((sum, report) => sum + countOf(report), 0);

export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  'no-solution': 'It has no solution',
  several: 'It has several solutions',
  'wrong-fact': 'Something in it is wrong',
  'too-hard': 'It is too hard',
  other: 'Something else',
};
