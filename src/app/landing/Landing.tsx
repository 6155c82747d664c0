/** A game's own page: description, rules, today's puzzle and the player's figures. */

import { useAtomValue } from 'jotai';
import { CalendarDays, Trophy } from 'lucide-react';
import type { ComponentType } from 'react';
import { idFor } from '../../daily/numbering.ts';
import type { Definition } from '../../games/contract/definition.ts';
import type { GameViews, HowToPlayProps } from '../../games/contract/view.ts';
import { loadHowToPlay, loadViews } from '../../games/viewLoaders.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { Drink } from '../../ui/Drink.tsx';
import { menuWords } from '../../ui/menuWords.ts';
import { puzzleName } from '../../ui/puzzleName.ts';
import { useInput } from '../../ui/useInput.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { storage } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import type { PageProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { OwnStatistics } from '../records/OwnStatistics.tsx';
import { type GameRecord, readRecord, useRecord } from '../records/records.ts';
import { settingsAtom } from '../settings/settings.ts';

interface Loaded {
  readonly record: GameRecord;
  readonly views: GameViews;
  readonly HowToPlay: ComponentType<HowToPlayProps>;
}

export async function load({ definition }: Pick<PageProps, 'definition'>): Promise<Loaded> {
  const [opened, views, { HowToPlay }] = await Promise.all([
    storage(),
    loadViews(definition.id),
    loadHowToPlay(definition.id),
  ]);
  return { record: await readRecord(opened, definition), views, HowToPlay };
}

export function Page({ data: loaded, definition }: PageProps<Loaded>) {
  const record = useRecord(definition, loaded.record) ?? loaded.record;
  const today = useAtomValue(todayAtom);
  const id = idFor(definition.schedule, today);
  const { HowToPlay } = loaded;
  const { about } = loaded.views;
  const preferences = useAtomValue(settingsAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const input = useInput();
  useTitle(definition.title);

  const { current } = cadenceWords(definition.schedule);
  const { menu }: Definition = definition;
  const week = menuWords(menu, id);
  const result = record.results.has(id);
  const begun = record.progress.has(id);
  return (
    <div className={`${definition.hue} mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6`}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12 lg:pt-10">
        <div>
          <h1 className="text-[min(2.25rem,14vw)] lg:text-[3rem]">{definition.title}</h1>
          <p className="mt-3 max-w-prose text-soft lg:text-lg">{about}</p>
          <p className="mt-4 font-medium">{puzzleName(definition.schedule, id)}</p>
          {week && <p className="mt-1 text-soft">{`${week.now}. ${week.next}`}</p>}
          <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,calc(50%-0.3125rem)),1fr))] gap-2.5 *:first:col-[1/-1] sm:flex">
            <Link to={`/${definition.id}/${id}`} className={button.primary}>
              {result
                ? 'See your result'
                : begun
                  ? `Continue ${current} puzzle`
                  : `Play ${current} puzzle`}
            </Link>
            <Link to={`/${definition.id}/archive`} className={button.secondary}>
              <CalendarDays size={18} aria-hidden /> Archive
            </Link>
            {hasAccounts !== false && (
              <Link to={`/${definition.id}/${id}/leaderboard`} className={button.secondary}>
                <Trophy size={18} aria-hidden /> Leaderboard
              </Link>
            )}
          </div>
        </div>
        <span className="hidden size-56 place-items-center rounded-[2.5rem] bg-hue-wash text-hue lg:grid">
          <Drink drink={definition.drink} size={120} />
        </span>
      </div>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        <section aria-labelledby="how">
          <h2 id="how" className="mb-4 text-2xl">
            How to play
          </h2>
          <HowToPlay preferences={preferences} input={input} />
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
