/** The desk's calendar: the days around today with their puzzles, and alarms about them. */
import { useAtomValue } from 'jotai';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type CalendarDay, calendarOf, type Supply } from '../../../desk/calendar.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../../../games/definitions.ts';
import { count } from '../../../lib/count.ts';
import { button } from '../../../ui/button.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { Drink } from '../../../ui/Drink.tsx';
import { fullDate } from '../../../ui/dates.ts';
import { onlineAtom } from '../../device/online.ts';
import { todayAtom } from '../../device/today.ts';
import { ReadLine } from '../ReadLine.tsx';
import { useReading } from '../useReading.ts';
import { calendarReading } from './calendarReading.ts';
import { Days } from './Days.tsx';
import { usePackFacts } from './packFacts.ts';

/** How many days narrow screens show at first. */
const FEW = 14;

type Shown = 'all' | 'alarms';

const SHOWN = [
  { value: 'all', label: 'Every day' },
  { value: 'alarms', label: 'Only alarms' },
] as const;

const GAMES: readonly { readonly value: GameId | 'all'; readonly label: string }[] = [
  { value: 'all', label: 'All games' },
  ...DEFINITIONS.map(({ id, title }) => ({ value: id, label: title })),
];

/**
 * Days with the puzzles that match the editor's filters; days without any are left out, unless all
 * are shown.
 */
function filtered(
  days: readonly CalendarDay[],
  shown: Shown,
  game: GameId | 'all',
): readonly CalendarDay[] {
  const kept = days.map((day) => ({
    ...day,
    puzzles: day.puzzles.filter(
      (puzzle) =>
        (game === 'all' || puzzle.game === game) && (shown === 'all' || puzzle.alarms.length > 0),
    ),
  }));
  return shown === 'all' && game === 'all'
    ? kept
    : kept.filter(({ puzzles }) => puzzles.length > 0);
}

/** @param only the single game shown; without it, all games or a chosen one. */
export function Calendar({ only }: { readonly only?: GameId }) {
  const today = useAtomValue(todayAtom);
  const online = useAtomValue(onlineAtom);
  const read = useReading(calendarReading);
  const packs = usePackFacts(today, online);
  const [shown, setShown] = useState<Shown>('all');
  const [game, setGame] = useState<GameId | 'all'>(only ?? 'all');
  const [few, setFew] = useState(FEW);
  const data = read.value;

  const calendar = useMemo(() => {
    if (packs === null) return null;
    const { index, reports, versions } = data ?? NOTHING;
    const puzzles = new Map([...packs.puzzles, ...versions]);
    return calendarOf({ today, puzzles, unread: packs.unread, index, reports });
  }, [today, packs, data]);

  const days = calendar ? filtered(calendar.days, shown, game) : [];
  const games = DEFINITIONS.filter(({ id }) => game === 'all' || id === game);
  const ahead = days.filter(({ date }) => date >= today);
  const past = days.filter(({ date }) => date < today);
  return (
    <>
      <ReadLine read={read} />
      {calendar === null ? (
        <p className="text-soft">Loading puzzles…</p>
      ) : (
        <>
          <Supplies supplies={calendar.supplies.filter(({ game: of }) => !only || of === only)} />
          <div className="my-6 flex flex-wrap gap-x-8 gap-y-4">
            <Choice<Shown> label="Show" value={shown} options={SHOWN} onChange={setShown} />
            {only === undefined && (
              <Choice<GameId | 'all'>
                label="Game"
                value={game}
                options={GAMES}
                onChange={setGame}
              />
            )}
          </div>
          <h2 className="mb-2 text-2xl">Today and the next 90 days</h2>
          {ahead.length === 0 ? (
            <p className="text-soft">{NONE[shown]}</p>
          ) : (
            <Days
              days={ahead}
              games={games}
              today={today}
              label="Today and the next 90 days"
              few={few}
            />
          )}
          {ahead.length > FEW && (
            <button
              type="button"
              className={`${button.secondary} mt-3 lg:hidden`}
              onClick={() => setFew(few === FEW ? Number.POSITIVE_INFINITY : FEW)}
            >
              {few === FEW ? `Show all ${count(ahead.length, 'day')}` : `Show ${count(FEW, 'day')}`}
            </button>
          )}
          <h2 className="mt-10 mb-2 text-2xl">The last 14 days</h2>
          {past.length === 0 ? (
            <p className="text-soft">{NONE[shown]}</p>
          ) : (
            <Days
              days={[...past].reverse()}
              games={games}
              today={today}
              label="The last 14 days"
              few={past.length}
            />
          )}
        </>
      )}
    </>
  );
}

const NONE: Readonly<Record<Shown, string>> = {
  all: 'No puzzles come out on these days.',
  alarms: 'No alarms here.',
};

const NOTHING = { index: new Map(), reports: [], versions: new Map() } as const;

/** For each game, the last day for which there are puzzles. */
function Supplies({ supplies }: { readonly supplies: readonly Supply[] }) {
  return (
    <ul
      aria-label="Last day with a puzzle"
      className="overflow-hidden rounded-card border border-line bg-card sm:grid sm:grid-cols-5"
    >
      {supplies.map(({ game, until, alarm }) => {
        const { title, hue, drink } = definitionOf(game);
        return (
          <li
            key={game}
            className={cx(
              hue,
              'flex items-start gap-3 border-line px-3 py-2.5 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l',
            )}
          >
            <span className="text-hue sm:hidden lg:block">
              <Drink drink={drink} size={22} />
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2 sm:block">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-soft">
                {until === null ? 'No puzzle for today' : `until ${fullDate(until)}`}
              </p>
              {alarm && (
                <p className="flex basis-full items-start gap-1.5 text-sm text-bad sm:mt-1">
                  <TriangleAlert size={14} className="mt-1 shrink-0" aria-hidden />
                  <span>{alarm}</span>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
