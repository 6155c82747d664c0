/** All past puzzles of a game: calendars by month, or weeks for a weekly game. */
import { useAtomValue } from 'jotai';
import { archiveMonths } from '../../daily/calendar.ts';
import type { GameEntry } from '../../games/registry.ts';
import { MonthCalendar } from '../archive/MonthCalendar.tsx';
import { MARK_WORDS, type Mark, Marker } from '../archive/marks.tsx';
import { WeekList } from '../archive/WeekList.tsx';
import { PageHead } from '../PageHead.tsx';
import { type GameRecord, readRecord, useRecord } from '../playerResults.ts';
import type { PageProps } from '../routes.ts';
import { storage } from '../storage.ts';
import { todayAtom } from '../today.ts';
import { useTitle } from '../useTitle.ts';

export async function load({ entry }: { readonly entry: GameEntry }): Promise<GameRecord> {
  return readRecord(await storage(), entry);
}

export function Page({ data: loaded, entry }: PageProps<GameRecord>) {
  const record = useRecord(entry, loaded) ?? loaded;
  const marks: Mark[] = ['untouched', 'begun', 'solved'];
  if (entry.measure === 'count') marks.push('lost');
  const today = useAtomValue(todayAtom);
  useTitle('Archive', entry.title);

  return (
    <div className={`${entry.hue} mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6`}>
      <PageHead back={{ to: `/${entry.id}`, label: entry.title }} title="Archive">
        <p className="mt-2 max-w-prose text-soft">
          Every puzzle back to the first. Playing an old one leaves your streak as it is.
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft" aria-label="Marks">
          {marks.map((mark) => (
            <li key={mark} className="flex items-center gap-1.5">
              <Marker mark={mark} /> {MARK_WORDS[mark]}
            </li>
          ))}
        </ul>
      </PageHead>
      {entry.schedule.cadence === 'daily' ? (
        <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {archiveMonths(entry.schedule, today).map((month) => (
            <MonthCalendar key={month} record={record} month={month} today={today} />
          ))}
        </div>
      ) : (
        <WeekList record={record} today={today} />
      )}
    </div>
  );
}
