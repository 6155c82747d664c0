/** The desk's calendar: the days around today with their puzzles, and alarms about them. */
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { type CalendarDay, calendarOf } from '../../../desk/calendar.ts';
import { DEFINITIONS, type GameId } from '../../../games/definitions.ts';
import { count } from '../../../lib/count.ts';
import { button } from '../../../ui/button.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { onlineAtom } from '../../device/online.ts';
import { todayAtom } from '../../device/today.ts';
import { ReadLine } from '../ReadLine.tsx';
import { useReading } from '../useReading.ts';
import { calendarReading } from './calendarReading.ts';
import { Days } from './Days.tsx';
import { usePackFacts } from './packFacts.ts';
import { Supplies } from './Supplies.tsx';

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
