/**
 * The desk's list of players' reports about faulty puzzles, by puzzle. A report changes nothing by
 * itself.
 */
import { useAtomValue } from 'jotai';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { MOST_READ, type ReportDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import { countOf, groupReports, REASON_WORDS, type ReportedPuzzle } from '../../../desk/reports.ts';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { onlineAtom } from '../../device/online.ts';
import { todayAtom } from '../../device/today.ts';
import { useActing } from '../act.ts';
import { momentWords } from '../days.ts';
import { useNextFocus } from '../nextFocus.ts';
import { PuzzleLink } from '../puzzleLink.tsx';
import { ReadLine } from '../ReadLine.tsx';
import { Said } from '../Said.tsx';
import { useReading } from '../useReading.ts';
import { reportsReading } from './reportsReading.ts';
import { keyOf, useVerdicts, type Verdict } from './useVerdicts.ts';

/** Whether the document is a report; false if it only counts reports that were not kept. */
const isKept = ({ more }: ReportDocument) => more === undefined;

const LOOKS = { good: 'text-accent', bad: 'text-bad', none: 'text-soft' } as const;

type Report = Dated<ReportDocument>;

/**
 * Reports that the editor has settled on this page, by report key; `settled` is false once undone.
 * The reports stay in the list.
 */
type Settled = ReadonlyMap<string, { readonly report: Report; readonly settled: boolean }>;

export function Reports() {
  const [pages, setPages] = useState(1);
  const read = useReading(useMemo(() => reportsReading(pages), [pages]));
  const { value } = read;
  const [done, setDone] = useState<Settled>(new Map());
  const puzzles = useMemo(
    () => groupReports([...(value ?? []), ...[...done.values()].map(({ report }) => report)]),
    [done, value],
  );
  const verdicts = useVerdicts(puzzles, useAtomValue(onlineAtom));
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="max-w-3xl">
      <ReadLine read={read} />
      {read.value !== null && puzzles.length === 0 && (
        <p className="text-soft">Nothing was reported, or all of it is settled.</p>
      )}
      <ul ref={list} className="grid grid-cols-1 gap-4">
        {puzzles.map((puzzle) => (
          <Reported
            key={keyOf(puzzle)}
            puzzle={puzzle}
            verdict={verdicts.get(keyOf(puzzle)) ?? null}
            done={done}
            list={list}
            onSettled={(reports, settled) =>
              setDone(
                (before) =>
                  new Map([
                    ...before,
                    ...reports.map((report) => [report.key, { report, settled }] as const),
                  ]),
              )
            }
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
  /** The solver's verdict on the reported puzzle; null while it is working. */
  readonly verdict: Verdict | null;
  readonly done: Settled;
  /** The element that lists all reported puzzles. */
  readonly list: RefObject<HTMLElement | null>;
  onSettled(reports: readonly Report[], settled: boolean): void;
}

function Reported({ puzzle, verdict, done, list, onSettled }: ReportedProps) {
  const { game, board, reports, more } = puzzle;
  const { problem, run } = useActing();
  /** Requests without an answer yet, by report key: true for settling, false for undoing it. */
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const today = useAtomValue(todayAtom);
  const online = useAtomValue(onlineAtom);
  const focusNext = useNextFocus();
  const isSettled = ({ key }: Report) => done.get(key)?.settled === true;
  const open = reports.filter((report) => !isSettled(report));

  async function settle(of: readonly Report[], settled: boolean, pressed: Element): Promise<void> {
    // The button stays enabled during its request, as a disabled one would lose the focus; reports
    // whose request is under way are skipped.
    const reports = of.filter(({ key }) => !asked.has(key));
    if (reports.length === 0) return;
    setAsked(
      (before) => new Map([...before, ...reports.map(({ key }) => [key, settled] as const)]),
    );
    const done: Report[] = [];
    const isDone = await run(async (desk) => {
      const all = await Promise.allSettled(
        reports.map(async (report) => {
          await desk.settleReport(report.key, settled);
          done.push(report);
        }),
      );
      // Reports that were settled stay so, even if the request for another failed.
      for (const one of all) if (one.status === 'rejected') throw one.reason;
    });
    const isThis = new Set(reports.map(({ key }) => key));
    setAsked((before) => new Map([...before].filter(([key]) => !isThis.has(key))));
    // Move the focus only if the editor has not moved on to another button.
    if (isDone && document.activeElement === pressed) {
      focusNext(() => (settled ? openAfter(list.current, pressed) : (pressed as HTMLElement)));
    }
    if (done.length > 0) onSettled(done, settled);
  }

  function standingOf({ key }: Report): string {
    if (asked.has(key)) return asked.get(key) ? 'Settling.' : 'Taking it back.';
    return done.get(key)?.settled === true ? 'Settled.' : '';
  }

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
            <div className={cx('min-w-0 flex-[1_1_14rem] py-1', isSettled(report) && 'text-soft')}>
              <p className="font-medium">{REASON_WORDS[report.reason] ?? report.reason}</p>
              {report.text && (
                <p>
                  “<Said>{report.text}</Said>”
                </p>
              )}
              <p className="text-sm text-soft">{momentWords(report.at, today)}</p>
            </div>
            <span className="flex flex-wrap items-center">
              <span role="status" className="text-sm text-soft">
                {standingOf(report)}
              </span>
              <button
                type="button"
                className={button.compact}
                data-open={isSettled(report) ? undefined : ''}
                disabled={!online}
                onClick={({ currentTarget }) =>
                  void settle([report], !isSettled(report), currentTarget)
                }
              >
                {isSettled(report) ? 'Undo' : 'Settle'}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line py-2 text-soft">
          {`${more === 1 ? 'One more came.' : `${more} more came.`} Of so many only the first are kept.`}
        </p>
      )}
      {(reports.length > 1 || more > 0) && (
        <button
          type="button"
          className={`${button.secondary} mt-2`}
          disabled={!online}
          onClick={({ currentTarget }) =>
            void settle(open.length > 0 ? open : reports, open.length > 0, currentTarget)
          }
        >
          {open.length > 0
            ? allWords(open.reduce((sum, report) => sum + countOf(report), 0))
            : 'Undo all'}
        </button>
      )}
      <p role="alert" className="text-bad">
        {problem}
      </p>
    </li>
  );
}

const allWords = (count: number) => (count === 1 ? 'Settle the last one' : `Settle all ${count}`);

/**
 * The button of the next unsettled report; without one, the pressed button itself, which undoes.
 */
function openAfter(list: HTMLElement | null, pressed: Element): HTMLElement {
  const open = [...(list?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
  const isAfter = (one: Element) =>
    (pressed.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return open.find(isAfter) ?? (pressed as HTMLElement);
}
