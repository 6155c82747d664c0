/** Players' reports of faulty puzzles, by puzzle. A report changes nothing by itself. */
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Dated } from '../../../desk/port.ts';
import { groupReports, REASON_WORDS, type ReportedPuzzle } from '../../../desk/reports.ts';
import type { ReportDocument } from '../../../protocol/deskDocuments.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { momentWords } from '../days.ts';
import { PuzzleLink, puzzleWords } from '../puzzleLink.tsx';
import { Said } from '../Said.tsx';
import { type Settling, useSettling } from './useSettling.tsx';

export function Reports({ reports }: { readonly reports: readonly Dated<ReportDocument>[] }) {
  const puzzles = useMemo(() => groupReports(reports), [reports]);
  const settling = useSettling((desk, key, settled) => desk.settleReport(key, settled));
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="text-2xl">
        Reports
      </h2>
      {settling.said}
      {puzzles.length === 0 && (
        <p className="text-soft">Nothing was reported, or all of it is settled.</p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {puzzles.map((puzzle) => (
          <Reported key={`${puzzle.game}/${puzzle.board}`} puzzle={puzzle} settling={settling} />
        ))}
      </ul>
    </section>
  );
}

interface ReportedProps {
  readonly puzzle: ReportedPuzzle;
  readonly settling: Settling;
}

function Reported({
  puzzle: { game, board, reports, more },
  settling: { busy, settle },
}: ReportedProps) {
  const today = useAtomValue(todayAtom);
  const keys = reports.map(({ key }) => key);
  const kept = reports.filter((report) => report.more === undefined);
  const count = kept.length + more;
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h3 className="font-sans text-base tracking-normal">
        <PuzzleLink game={game} board={board} />
      </h3>
      <ul>
        {kept.map(({ key, reason, text, at }) => (
          <li key={key} className="border-t border-line py-2 first:border-t-0">
            <p className="font-medium">{REASON_WORDS[reason] ?? reason}</p>
            {text && (
              <p>
                “<Said>{text}</Said>”
              </p>
            )}
            <p className="text-sm text-soft">{momentWords(at, today)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line py-2 text-soft">
          {`${more === 1 ? 'One more came.' : `${more} more came.`} Of so many only the first are kept.`}
        </p>
      )}
      <ActionButton
        className={`${button.secondary} mt-1`}
        disabled={busy}
        onClick={() => settle(puzzleWords(game, board), keys)}
      >
        {count === 1 ? 'Settle' : `Settle all ${count}`}
      </ActionButton>
    </li>
  );
}
