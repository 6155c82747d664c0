/** Panel of a finished puzzle: outcome, streak, and what comes after it. */
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import { dateOf, idFor } from '../../daily/numbering.ts';
import { isOnTime } from '../../daily/streak.ts';
import { count } from '../../lib/count.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { ownEnding } from '../../storage/ways.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { cx } from '../../ui/cx.ts';
import { weekdayName } from '../../ui/dates.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { optional } from '../../ui/optional.ts';
import { todayAtom } from '../device/today.ts';
import { isDayDone } from '../records/newestOpen.ts';
import { type GameRecord, type RecordProps, recordsAtom } from '../records/records.ts';
import { useStreak, useStreakOfDays } from '../records/streaks.ts';
import { celebrate } from './celebrate.ts';
import { finishWords, type Past } from './finishWords.ts';
import { MetMark } from './MetMark.tsx';
import { type FinishedProps, type Left, Onward } from './Onward.tsx';
import { usePlay } from './playContext.ts';
import { SavedLine } from './SavedLine.tsx';
import { useDeskNotice } from './useDeskNotice.ts';
import { hintsUsed, usePlayed } from './usePlayed.ts';

const TableStandings = optional(
  async () => (await import('../tables/TableStandings.tsx')).TableStandings,
);

const NO_RECORDS: readonly GameRecord[] = [];

/** Words about the hints used; empty where their number is unknown. */
function hintWords(hints: number | null): string {
  if (hints === null) return '';
  return hints === 0 ? 'No hints used. ' : `${count(hints, 'hint')} used. `;
}

/**
 * The view for which the player has left the result of an open puzzle: on the return the finished
 * day is not celebrated again.
 */
const leftFor = new WeakMap<OpenPuzzle, Left>();

export function FinishedPanel({ result, onShow }: FinishedProps) {
  const { open } = usePlay();
  const played = usePlayed();
  const hints = hintsUsed(played);
  const left = leftFor.get(open);
  const { definition, id } = open;
  const { measure, results } = definition;
  const today = useAtomValue(todayAtom);
  const records = useAtomValue(recordsAtom);
  const record = records?.find((one) => one.definition.id === definition.id) ?? null;
  const rank = results.rank(result);
  const isWin = results.isWin(result);
  const { heading: words, comparison } = finishWords(
    measure,
    { rank, won: isWin },
    pastOf(record, id),
  );
  const isFirstOfDay = !records?.some(
    (one) => one !== record && one.results.has(idFor(one.definition.schedule, today)),
  );
  const notice = useDeskNotice(true);
  const { current: days } = useStreakOfDays(records ?? NO_RECORDS, today);
  const heading = useRef<HTMLHeadingElement>(null);
  // This result completes all of today's puzzles.
  const endsTheDay =
    open.result === null &&
    left === undefined &&
    record?.results.has(idFor(definition.schedule, today)) === true &&
    records !== null &&
    isDayDone(records, today);
  useEffect(() => {
    if (endsTheDay) void celebrate('day');
  }, [endsTheDay]);
  // Move focus to the result's heading after finishing, not when an old result is opened. On the
  // return from the look back its button has the focus.
  const isNews = left === undefined ? open.result === null : left === 'way';
  useEffect(() => {
    if (isNews) heading.current?.focus({ preventScroll: true });
  }, [isNews]);

  return (
    <section
      aria-label="Your result"
      className="rounded-card border border-line bg-card p-inset lg:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        {/* The comparison with earlier plays needs the player's record, which may arrive later;
            the heading already holds the focus. */}
        <h2
          ref={heading}
          tabIndex={-1}
          aria-label={record === null ? 'Your result' : undefined}
          className="min-w-0 text-2xl outline-none"
        >
          {record === null ? ' ' : words}
        </h2>
        <p
          className={cx(
            'font-display text-[min(3rem,20vw)] leading-none font-semibold tabular-nums',
            isWin ? 'text-hue' : 'text-soft',
          )}
        >
          <span className="sr-only">{spokenFigure(measure, rank)}</span>
          <span aria-hidden="true">
            <span>{shortFigure(measure, rank)}</span>
            {measure.unit === 'guesses' && (
              <span className="text-2xl">{`/${measure.lost - 1}`}</span>
            )}
          </span>
        </p>
      </div>
      {/* The line keeps room for its words, which come one after the other: without it the buttons
          would move under a finger. In px, as large letters would double a gap that may stay empty. */}
      <p className="mt-1.5 min-h-[44px] text-[0.9375rem] leading-snug text-soft">
        {record !== null && (
          <>
            <span>{comparison === null ? '' : `${comparison} `}</span>
            <span>{hintWords(hints)}</span>
            <MetMark result={result} ending={ownEnding(record.results.get(id))} />
            <Streak record={record} isFirstOfDay={isFirstOfDay} today={today} />
          </>
        )}
      </p>
      <Onward
        result={result}
        records={records}
        today={today}
        words={words}
        played={played}
        isBack={left === 'play'}
        onLeave={(what, view) => {
          leftFor.set(open, what);
          onShow(view);
        }}
        onShow={onShow}
      />
      {notice?.words && <p className="mt-3 text-sm text-soft">{notice.words}</p>}
      <div className="mt-5 empty:hidden">
        <Suspense>
          <TableStandings definition={definition} id={id} invites={false} />
        </Suspense>
      </div>
      <SavedLine notice={notice} rank={rank} isWorthKeeping={isWin || days > 1} />
    </section>
  );
}

/**
 * The player's other plays for comparison; of the same weekday where puzzles grow harder from
 * Monday on.
 */
function pastOf(record: GameRecord | null, id: string): Past {
  const others = [...(record?.results.values() ?? [])].filter((row) => row.id !== id);
  if (record === null) return { peers: [], weekday: null, isFirst: true };
  const { results, schedule, growsThroughWeek } = record.definition;
  const weekdayOf = (one: string) => weekdayName(dateOf(schedule, one));
  const weekday = growsThroughWeek ? weekdayOf(id) : null;
  const peers = others
    .filter((row) => weekday === null || weekdayOf(row.id) === weekday)
    .map(({ result }) => ({ rank: results.rank(result), won: results.isWin(result) }));
  return { peers, weekday, isFirst: others.length === 0 };
}

function Streak({
  record,
  isFirstOfDay,
  today,
}: RecordProps & {
  /** No other game's puzzle of today is finished yet. */
  readonly isFirstOfDay: boolean;
}) {
  const { definition, id, openedOn: openedHere } = usePlay().open;
  const { current, rested } = useStreak(record, today);
  // Results synced from another device may lack `openedOn` (the day of the first opening), which
  // counts as on time.
  const kept = record.results.get(id);
  const openedOn = kept === undefined ? openedHere : kept.openedOn;
  if (!isOnTime(definition.schedule, { id, openedOn, won: true })) {
    return <span>Archive puzzles don’t count towards your streak.</span>;
  }
  if (current === 0) return null;
  const { unit } = cadenceWords(definition.schedule);
  if (kept !== undefined && !definition.results.isWin(kept.result)) {
    // A loss needs no rest before the current streak, or while the player was away.
    if (!rested.includes(dateOf(definition.schedule, id))) return null;
    return <span>{`A rest day saved your ${current}-${unit} streak.`}</span>;
  }
  // The line about a new streak is shown only once: on the first day every game would repeat it.
  if (current === 1) return isFirstOfDay ? <span>A new streak starts here.</span> : null;
  return <span>{`${current}-${unit} streak.`}</span>;
}
