/** The page with a player's statistics over all games; every chart has a table. */
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { statisticsOf } from '../../daily/statistics.ts';
import { button } from '../../ui/button.ts';
import { Drink } from '../../ui/Drink.tsx';
import { dayAndMonth } from '../../ui/dates.ts';
import { shortFigure } from '../../ui/figures.ts';
import { Histogram } from '../../ui/Histogram.tsx';
import { hoursAndMinutes } from '../../ui/hoursAndMinutes.ts';
import { useScrollEdges } from '../../ui/useScrollEdges.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { OwnStatistics } from '../records/OwnStatistics.tsx';
import { type GameRecord, readRecordsFirst, recordsAtom } from '../records/records.ts';
import { useStreak } from '../records/streaks.ts';
import { forgivenessAtom } from '../settings/forgiveness.ts';
import { overallFigures, weekdayMedians } from './figures.ts';
import { Recap } from './Recap.tsx';
import { restsSentence } from './restsSentence.ts';

export const load = readRecordsFirst;

export function Page({ data: loaded }: PageProps<readonly GameRecord[]>) {
  useTitle('Your statistics');
  const today = useAtomValue(todayAtom);
  const records = useAtomValue(recordsAtom) ?? loaded;
  const played = records.filter(({ results }) => results.size > 0);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <PageHead back={{ to: '/', label: 'Home' }} title="Your statistics" />
      {played.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <Overall records={records} today={today} />
          <Recap records={played} today={today} />
          <Compared records={played} today={today} />
          <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
            {played.map((record) => (
              <OneGame key={record.definition.id} record={record} today={today} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <div className="max-w-prose">
      <p className="text-soft">
        Nothing here yet. Finish a puzzle to see your streak, your best and typical times, and your
        fastest weekdays.
      </p>
      <Link to="/" className={`${button.primary} mt-4`}>
        Today’s puzzles
      </Link>
    </div>
  );
}

interface Props {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
}

function Overall({ records, today }: Props) {
  const forgiveness = useAtomValue(forgivenessAtom);
  const { played, streak, time, weeks } = overallFigures(records, today, forgiveness);
  return (
    <section aria-label="All games" className="grid gap-8 lg:grid-cols-2 lg:gap-14">
      <div>
        <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-5">
          <Figure label="Puzzles finished">{played}</Figure>
          <Figure label="Time played">{hoursAndMinutes(time)}</Figure>
          <Figure label="Current streak">{streak.current}</Figure>
          <Figure label="Best streak">{streak.best}</Figure>
        </dl>
        {forgiveness.hasRests && (
          <p className="mt-4 max-w-prose text-sm text-soft">{restsSentence(streak)}</p>
        )}
      </div>
      <div>
        <Histogram
          captioned
          caption="Puzzles in the last ten weeks"
          unit="Week beginning"
          counted="Puzzles"
          bars={weeks.map(({ from, count }, i) => ({
            label: dayAndMonth(from),
            // Label of a week in the chart, such as "14 Sep"; only every third week has one, for
            // lack of space.
            tick: i % 3 === 0 ? dayAndMonth(from).replace(/(\w{3})\w*$/, '$1') : '',
            count,
          }))}
        />
      </div>
    </section>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display text-[min(1.75rem,10vw)] leading-tight sm:text-[2.25rem] font-semibold tabular-nums">
        {children}
      </dd>
    </div>
  );
}

/**
 * Columns of the table that compares the games. On phones the number of puzzles played is left out,
 * which each game repeats below.
 */
const COLUMNS = [
  { name: 'Played', className: 'px-2 max-sm:hidden' },
  { name: 'Streak', className: 'px-1 sm:px-2' },
  { name: 'Best', className: 'px-1 sm:px-2' },
  { name: 'Median', className: 'pl-1 sm:pl-2' },
] as const;

/** Table that compares the player's results in the games. */
function Compared({ records, today }: Props) {
  const row = useRef<HTMLElement>(null);
  useScrollEdges(row, records);
  return (
    <section aria-labelledby="compared" className="mt-10">
      <h2 id="compared" className="text-2xl">
        Game by game
      </h2>
      <section
        ref={row}
        className="fades mt-2 overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label="Each game’s statistics"
      >
        <table className="w-full tabular-nums max-sm:text-sm">
          <thead>
            <tr className="text-left text-sm text-soft">
              <th scope="col" className="py-2 pr-3 font-medium">
                Game
              </th>
              {COLUMNS.map(({ name, className }) => (
                <th key={name} scope="col" className={`${className} py-2 text-right font-medium`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <ComparedRow key={record.definition.id} record={record} today={today} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function ComparedRow({
  record,
  today,
}: {
  readonly record: GameRecord;
  readonly today: CivilDate;
}) {
  const { definition } = record;
  const streak = useStreak(record, today);
  const { played, best, median } = figuresOf(record);
  const figure = (rank: number | null) =>
    rank === null ? '–' : shortFigure(definition.measure, rank);
  const values: Readonly<Record<string, string | number>> = {
    Played: played,
    Streak: streak.current,
    Best: figure(best),
    Median: figure(median),
  };
  return (
    <tr className={`${definition.hue} border-t border-line`}>
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        <Link
          to={`/${definition.id}`}
          className="inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline"
        >
          <span className="hidden text-hue sm:inline">
            <Drink drink={definition.drink} size={22} />
          </span>
          <span>{definition.title}</span>
        </Link>
      </th>
      {COLUMNS.map(({ name, className }) => (
        <td key={name} className={`${className} text-right`}>
          {values[name]}
        </td>
      ))}
    </tr>
  );
}

function figuresOf({ definition, results }: GameRecord) {
  const plays = [...results.values()].map((row) => ({
    rank: definition.results.rank(row.result),
    won: definition.results.isWin(row.result),
  }));
  return statisticsOf(plays, definition.measure);
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function OneGame({ record, today }: { readonly record: GameRecord; readonly today: CivilDate }) {
  const { definition } = record;
  const heading = `statistics-${definition.id}`;
  const medians = weekdayMedians(record);
  const known = medians.filter((median) => median !== null).length;
  return (
    <section aria-labelledby={heading} className={definition.hue}>
      <h2 id={heading} className="mb-4 text-2xl">
        {definition.title}
      </h2>
      <OwnStatistics record={record} today={today} />
      {/* The chart of weekdays is left out for a weekly game: it has a single bar. */}
      {known > 1 && (
        <div className="mt-6">
          <Histogram
            captioned
            caption="Median by weekday"
            unit="Weekday"
            counted="Median"
            bars={medians.map((median, i) => ({
              label: WEEKDAYS[i] ?? '',
              short: WEEKDAYS[i]?.charAt(0) ?? '',
              count: median ?? 0,
              shown: median === null ? '–' : shortFigure(definition.measure, median),
            }))}
          />
        </div>
      )}
    </section>
  );
}
