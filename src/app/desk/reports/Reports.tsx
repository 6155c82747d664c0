/** What players think is wrong, puzzle by puzzle. Nothing follows from it by itself. */
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { MOST_READ, type ReportDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import { groupReports, REASON_WORDS, type ReportedPuzzle } from '../../../desk/reports.ts';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { onlineAtom } from '../../device/online.ts';
import { todayAtom } from '../../device/today.ts';
import { useActing } from '../act.ts';
import { PuzzleLink } from '../puzzleLink.tsx';
import { momentWords, SeenLine } from '../SeenLine.tsx';
import { useReading } from '../useReading.ts';
import { reportsReading } from './reportsReading.ts';
import { keyOf, useVerdicts, type Verdict } from './useVerdicts.ts';

/** All but what stands for those that were not kept. */
const isKept = ({ more }: ReportDocument) => more === undefined;

const LOOKS = { good: 'text-accent', bad: 'text-bad', none: 'text-soft' } as const;

export function Reports() {
  const [pages, setPages] = useState(1);
  const read = useReading(useMemo(() => reportsReading(pages), [pages]));
  const { value } = read;
  const puzzles = useMemo(() => groupReports(value ?? []), [value]);
  const verdicts = useVerdicts(puzzles);
  return (
    <div className="max-w-3xl">
      <SeenLine read={read} />
      {read.value !== null && puzzles.length === 0 && (
        <p className="text-soft">Nothing was reported, or all of it is settled.</p>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {puzzles.map((puzzle) => (
          <Reported
            key={keyOf(puzzle)}
            puzzle={puzzle}
            verdict={verdicts.get(keyOf(puzzle)) ?? null}
          />
        ))}
      </ul>
      {(value?.length ?? 0) >= pages * MOST_READ && (
        <button
          type="button"
          className={`${button.secondary} mt-4`}
          onClick={() => setPages(pages + 1)}
        >
          Show older ones
        </button>
      )}
    </div>
  );
}

interface ReportedProps {
  readonly puzzle: ReportedPuzzle;
  /** What the solver says of it; null while it is at it. */
  readonly verdict: Verdict | null;
}

function Reported({ puzzle: { game, board, reports, more }, verdict }: ReportedProps) {
  const { busy, problem, run } = useActing();
  const today = useAtomValue(todayAtom);
  const online = useAtomValue(onlineAtom);
  const settle = (of: readonly Dated<ReportDocument>[]) =>
    run((desk) => Promise.all(of.map(({ key }) => desk.settleReport(key))));
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <h2 className="font-sans text-base tracking-normal">
        <PuzzleLink game={game} board={board} />
      </h2>
      <p role="status" className={cx('text-sm', LOOKS[verdict?.kind ?? 'none'])}>
        {verdict?.words ?? 'The solver is looking at it.'}
      </p>
      <ul>
        {reports.filter(isKept).map((report) => (
          <li
            key={report.key}
            className="flex flex-wrap items-start gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-[1_1_14rem] py-1">
              <p className="font-medium">{REASON_WORDS[report.reason] ?? report.reason}</p>
              {report.text && <p className="wrap-anywhere">“{report.text}”</p>}
              <p className="text-sm text-soft">{momentWords(report.at, today)}</p>
            </div>
            <button
              type="button"
              className={button.compact}
              disabled={busy || !online}
              onClick={() => void settle([report])}
            >
              Settle
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line py-2 text-soft">
          {more === 1 ? 'One more came.' : `${more} more came.`} Of so many only the first are kept.
        </p>
      )}
      {(reports.length > 1 || more > 0) && (
        <button
          type="button"
          className={`${button.secondary} mt-2`}
          disabled={busy || !online}
          onClick={() => void settle(reports)}
        >
          Settle all {reports.filter(isKept).length + more}
        </button>
      )}
      <p role="alert" className="text-bad">
        {problem}
      </p>
    </li>
  );
}
