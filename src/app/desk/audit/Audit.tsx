/** The desk's log of all changes by staff: author, action, time and reason. */

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Dated, Desk } from '../../../desk/port.ts';
import { count } from '../../../lib/count.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import { boardIdOf } from '../../../protocol/listing.ts';
import { isReleased } from '../../../protocol/resultKeys.ts';
import { momentWords } from '../../../ui/moments.ts';
import { todayAtom } from '../../device/today.ts';
import { loggedWords } from '../bench/publishWords.ts';
import { PuzzleLink } from '../puzzleLink.tsx';
import { ReadLine } from '../ReadLine.tsx';
import { Said } from '../Said.tsx';
import { stateWords } from '../stateWords.ts';
import { useReading } from '../useReading.ts';
import { useShort } from '../useShort.tsx';

/** Most entries of the log that are read; older ones stay in the database. */
const MOST = 100;
const FIRST = 25;

const reading = (desk: Desk) => desk.readAudit(MOST);

export function Audit() {
  const read = useReading(reading);
  const lines = useMemo(() => putTogether(read.value ?? []), [read.value]);
  const { shown, more } = useShort(lines, FIRST);
  return (
    <div className="max-w-3xl">
      <ReadLine read={read} />
      {read.value !== null && lines.length === 0 && <p className="text-soft">No changes yet.</p>}
      <ol>
        {shown.map((line) => (
          <Line key={line.entry.key} {...line} />
        ))}
      </ol>
      {more}
    </div>
  );
}

/** A line of the log in words, such as "Refused 20 held results". */
function nameOfLine({ entry, count: decided }: LogLine): string {
  const words = loggedWords(entry);
  if (decided === 1) return words.charAt(0).toUpperCase() + words.slice(1);
  return `${entry.kind === 'refuse' ? 'Refused' : 'Accepted'} ${count(decided, 'held result')}`;
}

function Line(line: LogLine) {
  const { entry } = line;
  const { at, email, game, id, kind, reason, note, after, playerName } = entry;
  const today = useAtomValue(todayAtom);
  const board = after === undefined ? id : boardIdOf(id, after.version);
  return (
    <li className="border-t border-line py-3">
      <p>
        <span className="font-semibold">{nameOfLine(line)}</span>
        {': '}
        <PuzzleLink game={game} board={board} />
        {line.count === 1 && playerName !== undefined && <span>{`, by ${playerName}`}</span>}
        {kind === 'undo' && after && (
          <span>{`: ${stateWords(after, isReleased(game, id, at))}`}</span>
        )}
      </p>
      {reason && <Reason entry={entry} />}
      {note && (
        <p className="text-soft">
          Note: <Said>{note}</Said>
        </p>
      )}
      <p className="text-sm text-soft wrap-anywhere">{`${email}, ${momentWords(at, today)}`}</p>
    </li>
  );
}

/**
 * Shows the reason of a log entry. For a result it is why the result was held, which players never
 * see.
 */
function Reason({ entry: { kind, reason } }: { readonly entry: AuditDocument }) {
  if (kind === 'accept' || kind === 'refuse') {
    return (
      <p>
        Held because: “<Said>{reason}</Said>”
      </p>
    );
  }
  return (
    <p>
      Shown to players: “<Said>{reason}</Said>”
    </p>
  );
}

type Entry = Dated<AuditDocument>;

interface LogLine {
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
function putTogether(entries: readonly Entry[]): LogLine[] {
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
