/** The player's shelf: a piece for each game, made of the puzzles they have finished. */
import { useAtomValue } from 'jotai';
import { Printer, Share2 } from 'lucide-react';
import { lazy, memo, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import type { PieceModule } from '../../games/contract/view.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import { loadPiece } from '../../games/pieceLoader.ts';
import { adoptStyles } from '../../games/shared/styles.ts';
import { count } from '../../lib/count.ts';
import { button } from '../../ui/button.ts';
import { hoursAndMinutes } from '../../ui/hoursAndMinutes.ts';
import { nextFrame } from '../../ui/nextFrame.ts';
import { Steps } from '../../ui/Steps.tsx';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { type GameRecord, playedDates, readRecordsFirst, recordsAtom } from '../records/records.ts';
import { forgivenessAtom } from '../settings/forgiveness.ts';
import { keepUnchanged, overallFigures } from './figures.ts';
import { OnShelf } from './OnShelf.tsx';
import { neighbourOf, type Span, type SpanKind, spanAround } from './recap.ts';
import { restsSentence } from './restsSentence.ts';
import styles from './shelf.css?inline';

interface Loaded {
  readonly records: readonly GameRecord[];
  readonly pieces: readonly PieceModule[];
}

export async function load(): Promise<Loaded> {
  adoptStyles('shelf', styles);
  const [records, pieces] = await Promise.all([
    readRecordsFirst(),
    Promise.all(DEFINITIONS.map(({ id }) => loadPiece(id))),
  ]);
  return { records, pieces };
}

const FIRST_YEAR = DEFINITIONS.reduce(
  (first, { schedule }) => (schedule.first < first ? schedule.first : first),
  '9999-12-31' as CivilDate,
).slice(0, 4);

export function Page({ data }: PageProps<Loaded>) {
  useTitle('Your shelf');
  const today = useAtomValue(todayAtom);
  const latest = useAtomValue(recordsAtom) ?? data.records;
  const records = useMemo(() => keepUnchanged(data.records, latest), [data.records, latest]);
  const [chosen, setYear] = useState<string | null>(null);
  const year = chosen ?? today.slice(0, 4);
  const shown = useShown(records.length);
  return (
    <div className="shelf mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <PageHead back={{ to: '/', label: 'Home' }} title="Your shelf">
        <Overall records={records} today={today} />
      </PageHead>
      <div className="no-print flex flex-wrap items-center">
        <div className="mr-auto">
          <Steps
            name={year}
            kind="year"
            hasBefore={year > FIRST_YEAR}
            hasAfter={year < today.slice(0, 4)}
            onStep={(by) => setYear(String(Number(year) + by))}
          />
        </div>
        <button type="button" className={button.compact} onClick={() => print()}>
          <Printer size={16} aria-hidden /> Print
        </button>
        <div className="shelf-shares">
          <ShareSpan kind="week" records={records} day={today} />
          <ShareSpan kind="year" records={records} day={`${year}-12-31` as CivilDate} />
        </div>
      </div>
      {records.slice(0, shown).map((record, i) => (
        <OnShelf
          key={record.definition.id}
          record={record}
          piece={data.pieces[i]!}
          year={year}
          today={today}
        />
      ))}
    </div>
  );
}

/** Number of pieces shown since the app was loaded: Back finds the page at its full height. */
let shownBefore = 1;

/** The number of pieces to show: one more after each frame, as 900 links at once would take many. */
function useShown(all: number): number {
  const [shown, setShown] = useState(shownBefore);
  useEffect(() => {
    shownBefore = shown;
    if (shown >= all) return;
    let isOpen = true;
    void nextFrame().then(() => isOpen && startTransition(() => setShown(shown + 1)));
    return () => {
      isOpen = false;
    };
  }, [shown, all]);
  return shown;
}

interface OverallProps {
  readonly records: readonly GameRecord[];
  readonly today: CivilDate;
}

const Overall = memo(function Overall({ records, today }: OverallProps) {
  const forgiveness = useAtomValue(forgivenessAtom);
  const { played, streak, time } = overallFigures(records, today, forgiveness);
  if (played === 0) {
    return (
      <div className="max-w-prose">
        <p className="mt-2 text-soft">
          Nothing here yet. When you finish a puzzle, it goes on your shelf.
        </p>
        <Link to="/" className={`${button.primary} mt-4`}>
          Today’s puzzles
        </Link>
      </div>
    );
  }
  const facts = [
    count(played, 'puzzle'),
    time > 0 && `${hoursAndMinutes(time)} of play`,
    streak.current > 1 && `${streak.current}-day streak`,
    streak.best > streak.current && `best streak ${count(streak.best, 'day')}`,
  ];
  return (
    <>
      <p className="mt-2 text-soft tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      {forgiveness.hasRests && (
        <p className="no-print mt-1 max-w-prose text-sm text-soft">{restsSentence(streak)}</p>
      )}
    </>
  );
});

const ShareRecap = lazy(async () => ({ default: (await import('./ShareRecap.tsx')).ShareRecap }));

interface ShareSpanProps {
  readonly kind: SpanKind;
  readonly records: readonly GameRecord[];
  readonly day: CivilDate;
}

/** The span to share: on a Monday morning, when nothing is finished yet, the week before. */
function spanOf(kind: SpanKind, records: readonly GameRecord[], day: CivilDate): Span | null {
  const dates = records.flatMap(playedDates);
  const current = spanAround(kind, day);
  const spans = kind === 'year' ? [current] : [current, neighbourOf(current, -1)];
  const isPlayed = ({ from, until }: Span) => dates.some((date) => from <= date && date <= until);
  return spans.find(isPlayed) ?? null;
}

/** A button that shares the picture of a week or a year; none while there is nothing to share. */
function ShareSpan({ kind, records, day }: ShareSpanProps) {
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  const span = useMemo(() => spanOf(kind, records, day), [kind, records, day]);
  if (!span) return null;
  return (
    <>
      <button type="button" className={button.compact} onClick={() => setSharing('open')}>
        <Share2 size={16} aria-hidden />
        <span>{kind === 'week' ? 'Share your week' : 'Share your year'}</span>
      </button>
      {sharing !== 'never' && (
        <Suspense>
          <ShareRecap
            open={sharing === 'open'}
            span={span}
            records={records}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
