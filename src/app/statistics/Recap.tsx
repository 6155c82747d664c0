/** Looking back at a week or a year: each number opens the list behind it. */
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { cx } from '../../ui/cx.ts';
import { Steps } from '../../ui/Steps.tsx';
import { WeekCup } from '../../ui/WeekCup.tsx';
import type { GameRecord } from '../records/records.ts';
import { PlayList } from './PlayList.tsx';
import { nameOfSpan, neighbourOf, recapOf, type Span, spanAround } from './recap.ts';
import { FIGURES, figureOf, type RecapFigure } from './recapFigures.ts';

/** Number of puzzles that fill a day's layer of the cup. */
const FULL = 5;

const ShareRecap = lazy(async () => ({ default: (await import('./ShareRecap.tsx')).ShareRecap }));

export function Recap({
  records,
  today,
}: {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
}) {
  const [span, setSpan] = useState<Span>(() => spanAround('week', today));
  const [opened, setOpened] = useState<RecapFigure | null>(null);
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  const list = useId();
  const recap = useMemo(() => recapOf(records, span), [records, span]);
  const figures = FIGURES[span.kind];
  return (
    <section aria-labelledby="recap" className="mt-10">
      <h2 id="recap" className="text-2xl">
        {span.kind === 'week' ? 'Your week' : 'Your year'}
      </h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <Choice
          label="Period"
          value={span.kind}
          options={[
            { value: 'week', label: 'Week' },
            { value: 'year', label: 'Year' },
          ]}
          onChange={(kind) => {
            setOpened(null);
            setSpan(spanAround(kind, today));
          }}
        />
        <Steps
          name={nameOfSpan(span)}
          kind={span.kind}
          hasAfter={span.until < today}
          onStep={(by) => setSpan(neighbourOf(span, by))}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-center gap-x-8 gap-y-5 sm:flex-nowrap">
        {span.kind === 'week' && <WeekCup days={recap.parts.map((plays) => plays.length / FULL)} />}
        <ul className="grid min-w-0 flex-[1_1_16rem] grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-2.5">
          {figures.map((name) => {
            const { label, value, count } = figureOf(recap, name);
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-expanded={opened === name}
                  aria-controls={list}
                  disabled={count === 0}
                  onClick={() => setOpened(opened === name ? null : name)}
                  className={cx(
                    'flex min-h-11 w-full flex-col items-start rounded-card border px-3.5 py-2.5 text-left hover:usable:border-edge',
                    opened === name ? 'border-edge bg-sunken' : 'border-line bg-card',
                  )}
                >
                  <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
                  <span className="text-sm text-soft">{label}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <div id={list} className="empty:hidden">
        {opened && figureOf(recap, opened).count > 0 && <PlayList recap={recap} figure={opened} />}
      </div>
      {recap.plays.length > 0 && (
        <button
          type="button"
          className={`${button.secondary} mt-4`}
          onClick={() => setSharing('open')}
        >
          <Share2 size={18} aria-hidden />
          <span>{span.kind === 'week' ? 'Share this week' : 'Share this year'}</span>
        </button>
      )}
      {sharing !== 'never' && (
        <Suspense>
          <ShareRecap
            open={sharing === 'open'}
            span={span}
            recap={recap}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}
