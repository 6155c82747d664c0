/** Groups the desk's log for reading: a decision about many results becomes one line. */
import type { Dated } from '../../../desk/port.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';

type Entry = Dated<AuditDocument>;

export interface LogLine {
  /** The newest of the entries that the line combines. */
  readonly entry: Entry;
  readonly count: number;
}

/** The longest time in ms between log entries that the same server call wrote. */
const AT_ONCE_MS = 60_000;

/**
 * Merges neighbouring log entries: equal decisions by one editor about results of one leaderboard,
 * within a minute. Other changes stand alone.
 */
export function putTogether(entries: readonly Entry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && isSameCall(last.entry, entry)) {
      lines[lines.length - 1] = { ...last, count: last.count + 1 };
    } else lines.push({ entry, count: 1 });
  }
  return lines;
}

function isSameCall(a: Entry, b: Entry): boolean {
  const isOfResult = a.kind === 'accept' || a.kind === 'refuse';
  const fields = ['kind', 'uid', 'game', 'id', 'reason', 'note'] as const;
  return (
    isOfResult &&
    Math.abs(a.at - b.at) < AT_ONCE_MS &&
    fields.every((field) => a[field] === b[field])
  );
}
