/** Who changed what, when and why. */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AuditDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import type { Json } from '../../../lib/json.ts';
import { boardIdOf } from '../../../published/listing.ts';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { PuzzleLink } from '../puzzleLink.tsx';
import { Said } from '../Said.tsx';
import { momentWords, SeenLine } from '../SeenLine.tsx';
import { STATE_WORDS } from '../stateWords.ts';
import { parseList, type Reading, useReading } from '../useReading.ts';

/** More than a morning's reading; the rest is in the database. */
const MOST = 100;
const FIRST = 25;

const reading: Reading<readonly Dated<AuditDocument>[]> = {
  name: 'audit',
  read: (desk) => desk.readAudit(MOST),
  parse: parseList,
  json: (value) => value as unknown as Json,
};

const KINDS: Readonly<Record<AuditDocument['kind'], string>> = {
  publish: 'Published another puzzle',
  correct: 'Corrected',
  hold: 'Held',
  withdraw: 'Withdrawn',
  release: 'Released',
  undo: 'Took the last change back',
  accept: 'Accepted a held result',
  refuse: 'Refused a held result',
  'take-off': 'Took an entry off its leaderboard',
  'put-back': 'Put an entry back on its leaderboard',
};

export function Audit() {
  const read = useReading(reading);
  const [all, setAll] = useState(false);
  const entries = read.value ?? [];
  return (
    <div className="max-w-3xl">
      <SeenLine read={read} />
      {read.value !== null && entries.length === 0 && (
        <p className="text-soft">Nothing was changed yet.</p>
      )}
      <ol>
        {entries.slice(0, all ? MOST : FIRST).map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ol>
      {!all && entries.length > FIRST && (
        <button type="button" className={`${button.secondary} mt-4`} onClick={() => setAll(true)}>
          Show {entries.length - FIRST} more
        </button>
      )}
    </div>
  );
}

function Entry({ entry }: { readonly entry: Dated<AuditDocument> }) {
  const { at, email, game, id, kind, reason, note, after } = entry;
  const today = useAtomValue(todayAtom);
  const board = after === undefined ? id : boardIdOf(id, after.version);
  return (
    <li className="border-t border-line py-3">
      <p>
        <span className="font-semibold">{KINDS[kind] ?? kind}</span>
        {': '}
        <PuzzleLink game={game} board={board} />
        {kind === 'undo' && after && `: ${STATE_WORDS[after.state]}`}
      </p>
      {reason && <Reason entry={entry} />}
      {note && (
        <p className="text-soft">
          Note: <Said>{note}</Said>
        </p>
      )}
      <p className="text-sm text-soft wrap-anywhere">
        {email}, {momentWords(at, today)}
      </p>
    </li>
  );
}

/** Of a result it is why it was held, and no player reads that. */
function Reason({ entry: { kind, reason } }: { readonly entry: AuditDocument }) {
  if (kind === 'accept' || kind === 'refuse') {
    return (
      <p>
        It was held: “<Said>{reason}</Said>”
      </p>
    );
  }
  return (
    <p>
      Players read: “<Said>{reason}</Said>”
    </p>
  );
}
