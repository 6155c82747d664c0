/** A button that shares the picture of a week or a year; none while there is nothing to share. */
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import { button } from '../../ui/button.ts';
import type { GameRecord } from '../records/records.ts';
import { neighbourOf, recapOf, type SpanKind, spanAround } from './recap.ts';

const ShareRecap = lazy(async () => ({ default: (await import('./ShareRecap.tsx')).ShareRecap }));

export interface ShareSpanProps {
  readonly kind: SpanKind;
  readonly records: readonly GameRecord[];
  readonly day: CivilDate;
}

export function ShareSpan({ kind, records, day }: ShareSpanProps) {
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  const { span, recap } = useMemo(() => {
    const current = spanAround(kind, day);
    const own = { span: current, recap: recapOf(records, current) };
    if (kind === 'year' || own.recap.plays.length > 0) return own;
    // Nothing is finished yet on a Monday morning, when the week before is worth sharing.
    const before = neighbourOf(current, -1);
    return { span: before, recap: recapOf(records, before) };
  }, [kind, records, day]);
  if (recap.plays.length === 0) return null;
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
            recap={recap}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
