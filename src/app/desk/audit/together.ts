/** The log as it is read: what was done to many results at once is one line of it. */
import type { AuditDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';

type Entry = Dated<AuditDocument>;

export interface LogLine {
  /** The newest of them. */
  readonly entry: Entry;
  readonly count: number;
}

/** A call that decides many is done within this. */
const AT_ONCE_MS = 60_000;

/** Neighbours that say the same of one board, in a minute, by one editor. Other changes stand alone. */
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
