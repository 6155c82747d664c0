/** A button that shares the picture of a week or a year; none while there is nothing to share. */
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { button } from '../../ui/button.ts';
import { type GameRecord, playedDates } from '../records/records.ts';
import { neighbourOf, type Span, type SpanKind, spanAround } from './recap.ts';

const ShareRecap = lazy(async () => ({ default: (await import('./ShareRecap.tsx')).ShareRecap }));

export interface ShareSpanProps {
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

export function ShareSpan({ kind, records, day }: ShareSpanProps) {
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
