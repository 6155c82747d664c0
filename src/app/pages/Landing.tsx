/** A game's own page: what it is, how to play, today's puzzle, and the player's figures. */
import { useAtomValue } from 'jotai';
import { CalendarDays, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { idFor } from '../../daily/numbering.ts';
import type { GameEntry } from '../../games/registry.ts';
import type { GameViews } from '../../games/view.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { Drink } from '../../ui/Drink.tsx';
import { puzzleName } from '../../ui/puzzleName.ts';
import { OwnStatistics } from '../OwnStatistics.tsx';
import { type GameRecord, readRecord, useRecord } from '../playerResults.ts';
import type { PageProps } from '../routes.ts';
import { settingsAtom } from '../settings.ts';
import { storage } from '../storage.ts';
import { todayAtom } from '../today.ts';
import { useTitle } from '../useTitle.ts';

interface Loaded {
  readonly record: GameRecord;
  readonly views: GameViews;
}

export async function load({ entry }: { readonly entry: GameEntry }): Promise<Loaded> {
  const [opened, views] = await Promise.all([storage(), entry.loadViews()]);
  return { record: await readRecord(opened, entry), views };
}

export function Page({ data: loaded, entry }: PageProps<Loaded>) {
  const record = useRecord(entry, loaded.record) ?? loaded.record;
  const today = useAtomValue(todayAtom);
  const id = idFor(entry.schedule, today);
  const { HowToPlay, about } = loaded.views;
  const preferences = useAtomValue(settingsAtom);
  useTitle(entry.title);

  const { current } = cadenceWords(entry.schedule);
  const result = record.results.has(id);
  const begun = record.progress.has(id);
  return (
    <div className={`${entry.hue} mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6`}>
      <div className="grid items-center gap-6 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12 lg:pt-10">
        <div>
          <h1 className="text-[2.25rem] lg:text-[3rem]">{entry.title}</h1>
          <p className="mt-3 max-w-prose text-soft lg:text-lg">{about}</p>
          <p className="mt-4 font-medium">{puzzleName(entry.schedule, id)}</p>
          <div className="mt-3 grid grid-cols-2 gap-2.5 *:first:col-span-2 sm:flex">
            <Link to={`/${entry.id}/${id}`} className={button.primary}>
              {result ? `See ${current} result` : begun ? `Continue ${current}` : `Play ${current}`}
            </Link>
            <Link to={`/${entry.id}/archive`} className={button.secondary}>
              <CalendarDays size={18} aria-hidden /> Archive
            </Link>
            <Link to={`/${entry.id}/${id}/leaderboard`} className={button.secondary}>
              <Trophy size={18} aria-hidden /> Leaderboard
            </Link>
          </div>
        </div>
        <span className="hidden size-56 place-items-center rounded-[2.5rem] bg-hue-wash text-hue lg:grid">
          <Drink drink={entry.drink} size={120} />
        </span>
      </div>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        <section aria-labelledby="how">
          <h2 id="how" className="mb-4 text-2xl">
            How to play
          </h2>
          <HowToPlay preferences={preferences} />
        </section>
        <section aria-labelledby="figures">
          <h2 id="figures" className="mb-4 text-2xl">
            Your results
          </h2>
          <OwnStatistics record={record} today={today} />
        </section>
      </div>
    </div>
  );
}
