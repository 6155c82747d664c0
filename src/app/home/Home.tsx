/** Today: the games with their state, the week, and what the player should know. */
import { useAtomValue } from 'jotai';
import { CloudUpload, Download, Flame } from 'lucide-react';
import { useEffect } from 'react';
import { weekStrip } from '../../daily/calendar.ts';
import { addDays, type CivilDate } from '../../daily/date.ts';
import { idFor, nextRelease, releasedOn } from '../../daily/numbering.ts';
import { overallStreak, type Streak } from '../../daily/streak.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { unsentOf } from '../../sync/unsent.ts';
import { dayAndMonth, fullDate, partOfDay } from '../../ui/dates.ts';
import { onlineAtom } from '../device/online.ts';
import { askForPersistence } from '../device/persistence.ts';
import { useStored } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { whenIdle } from '../device/whenIdle.ts';
import type { PageProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import {
  finishedDates,
  finishedOf,
  type GameRecord,
  readRecordsFirst,
  useRecords,
} from '../records/records.ts';
import { offlineReadyAtom } from '../updates/serviceWorker.ts';
import { GameCard } from './GameCard.tsx';
import { HOME_GRID, isWide } from './grid.ts';
import { InstallInvitation } from './InstallInvitation.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { WeekStrip } from './WeekStrip.tsx';

export const load = readRecordsFirst;

/** How many puzzles came out on a day: the weekly one has days of its own. */
const puzzlesOf = (date: CivilDate) =>
  DEFINITIONS.filter(({ schedule }) => releasedOn(schedule, date) !== null).length;

/** The last day for which every game's puzzle is in this build's packs. */
function packedUntil() {
  const dates = DEFINITIONS.map(({ id, schedule }) => {
    const last = __LAST_PACKED_IDS__[id];
    return last === undefined ? null : addDays(nextRelease(schedule, last), -1);
  });
  const known = dates.filter((date) => date !== null).sort();
  return known[0] ?? null;
}

function streakWords({ current, best }: Streak): string {
  if (current === 0) return `Best streak ${best} ${best === 1 ? 'day' : 'days'}`;
  if (current === 1) return best === 1 ? 'The first day of a streak' : `1 day, best ${best}`;
  return `${current} days in a row, best ${best}`;
}

interface Waiting {
  readonly account: string | null;
  /** The player's results that no server has yet. */
  readonly waiting: number;
}

const NOTHING_WAITS: Waiting = { account: null, waiting: 0 };

async function readWaiting(opened: ResilientStorage): Promise<Waiting> {
  const [account, outbox] = await Promise.all([opened.readAccount(), opened.listOutbox()]);
  const owner = account?.uid ?? null;
  return { account: owner, waiting: unsentOf(outbox, owner).length };
}

function Footnotes({ records }: { readonly records: readonly GameRecord[] }) {
  const today = useAtomValue(todayAtom);
  const offlineReady = useAtomValue(offlineReadyAtom);
  const online = useAtomValue(onlineAtom);
  const { account, waiting } = useStored(readWaiting, NOTHING_WAITS);
  const streak = overallStreak(
    records.map((record) => ({
      schedule: record.definition.schedule,
      results: finishedOf(record),
    })),
    today,
  );
  const until = packedUntil();
  return (
    <ul className="flex flex-col gap-2 text-[0.9375rem] text-soft [&>li]:flex [&>li]:items-center [&>li]:gap-2.5 [&_svg]:shrink-0">
      {streak.best > 0 && (
        <li className={streak.current > 0 ? 'text-warn' : ''}>
          <Flame size={18} aria-hidden />
          {streakWords(streak)}
        </li>
      )}
      {waiting > 0 && (
        <li>
          <CloudUpload size={18} aria-hidden />
          {waiting === 1 ? 'One result is' : `${waiting} results are`}{' '}
          {account === null
            ? 'saved on this device.'
            : online
              ? 'waiting to be sent.'
              : 'saved here until you are online.'}
        </li>
      )}
      {offlineReady && until !== null && (
        <li>
          <Download size={18} aria-hidden />
          Ready offline until{' '}
          {until.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(until) : fullDate(until)}
        </li>
      )}
    </ul>
  );
}

export function Page({ data: loaded }: PageProps<readonly GameRecord[]>) {
  useTitle('Daily puzzles');
  const today = useAtomValue(todayAtom);
  const records = useRecords(DEFINITIONS, loaded) ?? loaded;
  const dates = records.flatMap(finishedDates);
  const nextPlace = records.findIndex(
    ({ definition, results }) => !results.has(idFor(definition.schedule, today)),
  );
  const strip = weekStrip(today, 'ending-today', dates);
  // Here, where no board and no celebration is in the way of the browser's question.
  const hasResults = dates.length > 0;
  useEffect(() => {
    if (hasResults) whenIdle(() => void askForPersistence());
  }, [hasResults]);

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <div className="flex flex-col gap-6 pt-2 pb-6 sm:flex-row sm:items-end sm:justify-between lg:pt-8 lg:pb-8">
        <div>
          <h1 className="text-[2rem] lg:text-[2.75rem]">
            {partOfDay(today, new Date().getHours())}
          </h1>
          <p className="mt-1 text-soft lg:text-lg">{dayAndMonth(today)}. Your coffee is ready.</p>
        </div>
        <WeekStrip days={strip} puzzles={puzzlesOf} />
      </div>
      <div className={HOME_GRID}>
        {records.map((record, place) => (
          <GameCard
            key={record.definition.id}
            record={record}
            today={today}
            wide={isWide(place, records.length)}
            next={place === nextPlace}
          />
        ))}
      </div>
      <div className="mt-8 grid gap-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <ThisWeek records={records} today={today} />
        <div className="flex flex-col gap-5">
          <Footnotes records={records} />
          <InstallInvitation />
        </div>
      </div>
    </div>
  );
}
