/** Panel of a finished puzzle: outcome, streak, next game and sharing. */
import { useAtomValue } from 'jotai';
import { ArrowRight, Share2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { dateOf, idFor } from '../../daily/numbering.ts';
import { isOnTime, streakOf } from '../../daily/streak.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { cx } from '../../ui/cx.ts';
import { weekdayName } from '../../ui/dates.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { isDayDone, nextToPlay } from '../records/newestOpen.ts';
import { finishedOf, type GameRecord, useRecords } from '../records/records.ts';
import { celebrate } from './celebrate.ts';
import { finishWords, type Past } from './finishWords.ts';
import { pastPuzzles } from './pastPuzzles.ts';
import { SavedLine } from './SavedLine.tsx';
import { ShareResult } from './ShareResult.tsx';
import { useListed } from './useListed.ts';

/** Follow-up views: other games, or this puzzle in another way. */
export type More = 'games' | 'way';

export interface FinishedPanelProps {
  readonly open: OpenPuzzle;
  /** Complete. */
  readonly result: Json;
  /** Hints taken; null when no longer known. */
  readonly hints: number | null;
  onMore(what: More): void;
}

function usedWords(hints: number): string {
  if (hints === 0) return 'Without a hint.';
  return hints === 1 ? 'With one hint.' : `With ${hints} hints.`;
}

/** Puzzles that the player has left for another way: no second celebration of the day. */
const lookedFurther = new WeakSet<OpenPuzzle>();

export function FinishedPanel({ open, result, hints, onMore }: FinishedPanelProps) {
  const { definition, id } = open;
  const { measure, results } = definition;
  const today = useAtomValue(todayAtom);
  const records = useRecords(DEFINITIONS, null);
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
  const listed = useListed(open, true);
  const heading = useRef<HTMLHeadingElement>(null);
  // This result completes all of today's puzzles.
  const endsTheDay =
    open.result === null &&
    !lookedFurther.has(open) &&
    record?.results.has(idFor(definition.schedule, today)) === true &&
    records !== null &&
    isDayDone(records, today);
  useEffect(() => {
    if (endsTheDay) void celebrate('day');
  }, [endsTheDay]);
  // Move focus to the heading after finishing, not when an old result is opened.
  const isNews = open.result === null || lookedFurther.has(open);
  useEffect(() => {
    if (isNews) heading.current?.focus({ preventScroll: true });
  }, [isNews]);

  return (
    <section
      aria-label="Your result"
      className="rounded-card border border-line bg-card p-5 lg:p-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        {/* The comparison needs the record; the heading already holds the focus. */}
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
            'font-display text-5xl leading-none font-semibold tabular-nums',
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
      <p className="mt-1.5 min-h-11 text-[0.9375rem] leading-snug text-soft">
        {record !== null && (
          <>
            <span>{comparison === null ? '' : `${comparison} `}</span>
            <span>{hints === null ? '' : `${usedWords(hints)} `}</span>
            <Streak open={open} record={record} isFirstOfDay={isFirstOfDay} today={today} />
          </>
        )}
      </p>
      <Onward
        open={open}
        result={result}
        records={records}
        today={today}
        words={words}
        onMore={(what) => {
          if (what === 'way') lookedFurther.add(open);
          onMore(what);
        }}
      />
      {listed?.words && <p className="mt-3 text-sm text-soft">{listed.words}</p>}
      <SavedLine open={open} listed={listed} />
    </section>
  );
}

/** The player's other plays; of the same weekday where puzzles grow harder from Monday on. */
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
  open: { definition, id, openedOn: openedHere },
  record,
  isFirstOfDay,
  today,
}: {
  readonly open: OpenPuzzle;
  readonly record: GameRecord;
  /** No other game's puzzle of today is finished yet. */
  readonly isFirstOfDay: boolean;
  readonly today: CivilDate;
}) {
  // Rows synced from another device may lack `openedOn`, which counts as on time.
  const kept = record.results.get(id);
  const openedOn = kept === undefined ? openedHere : kept.openedOn;
  if (!isOnTime(definition.schedule, { id, openedOn, won: true })) {
    return <span>From the archive, so your streak stays as it is.</span>;
  }
  const { current } = streakOf(definition.schedule, finishedOf(record), today);
  if (current === 0) return null;
  // On the first day every game would repeat this line.
  if (current === 1) return isFirstOfDay ? <span>A new streak.</span> : null;
  return <span>{`${current} ${cadenceWords(definition.schedule).many} in a row.`}</span>;
}

/** Links to further play: the next game first, or a closing line when the day is done. */
function Onward({
  open,
  result,
  records,
  today,
  words,
  onMore,
}: Omit<FinishedPanelProps, 'hints'> & {
  readonly records: readonly GameRecord[] | null;
  readonly today: CivilDate;
  readonly words: string;
}) {
  const { definition, id } = open;
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  // Exclude this game: its result may not be in `records` yet.
  const isCurrent = id === idFor(definition.schedule, today);
  const others = records?.filter(
    (one) =>
      one.definition.schedule.cadence === 'daily' &&
      !(isCurrent && one.definition.id === definition.id),
  );
  const next = others && nextToPlay(others, today);
  const own = records?.find((one) => one.definition.id === definition.id);
  return (
    <>
      <div className="mt-4 grid grid-cols-2 gap-2.5 *:px-3">
        {next ? (
          <Link
            to={`/${next.definition.id}/${idFor(next.definition.schedule, today)}`}
            className={`${button.primary} col-span-2`}
          >
            <span>{`Next: ${next.definition.title} `}</span>
            <ArrowRight size={18} aria-hidden />
          </Link>
        ) : (
          <Link
            to="/"
            className={cx(button.primary, 'col-span-2', records === null && 'invisible')}
          >
            See your day
          </Link>
        )}
        <button
          type="button"
          className={`${button.secondary} col-span-2`}
          onClick={() => setSharing('open')}
        >
          <Share2 size={18} aria-hidden /> Share
        </button>
        <Link to={`/${definition.id}/${id}/leaderboard`} className={button.secondary}>
          Leaderboard
        </Link>
        <button type="button" className={button.secondary} onClick={() => onMore('games')}>
          Play more
        </button>
        {isMoreToFind(open, own ?? null) && (
          <button
            type="button"
            className={`${button.secondary} col-span-2`}
            onClick={() => onMore('way')}
          >
            Another way
          </button>
        )}
      </div>
      {sharing !== 'never' && (
        <Suspense>
          <ShareResult
            open={open}
            result={result}
            ending={own?.results.get(id)?.ending ?? null}
            words={words}
            isOpen={sharing === 'open'}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the puzzle has ways that the player has not found yet. */
function isMoreToFind({ session, views }: OpenPuzzle, own: GameRecord | null): boolean {
  const ways = views.waysFound?.(session.puzzle, pastPuzzles(own?.results.values() ?? []));
  return ways !== undefined && ways.found < ways.of;
}
