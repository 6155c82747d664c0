/** A finished puzzle: the result, the streak, sharing, and where to go next. */
import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isOnTime, streakOf } from '../../daily/streak.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { button } from '../../ui/button.ts';
import { cadenceWords } from '../../ui/cadence.ts';
import { cx } from '../../ui/cx.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { finishedOf, useRecord } from '../records/records.ts';
import { SavedLine } from './SavedLine.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export interface FinishedPanelProps {
  readonly open: OpenPuzzle;
  /** Complete. */
  readonly result: Json;
  onPlayMore(): void;
}

function Streak({ open }: { readonly open: OpenPuzzle }) {
  const { definition, id } = open;
  const today = useAtomValue(todayAtom);
  const record = useRecord(definition, null);
  if (!record) return null;
  // What another device has sent may not tell the day, which counts as on time.
  const kept = record.results.get(id);
  const openedOn = kept === undefined ? open.openedOn : kept.openedOn;
  if (!isOnTime(definition.schedule, { id, openedOn, won: true })) {
    return <>From the archive, so your streak stays as it is.</>;
  }
  const { current } = streakOf(definition.schedule, finishedOf(record), today);
  if (current === 0) return null;
  if (current === 1) return <>A new streak.</>;
  return (
    <>
      {current} {cadenceWords(definition.schedule).many} in a row.
    </>
  );
}

export function FinishedPanel({ open, result, onPlayMore }: FinishedPanelProps) {
  const { definition, id, session, views } = open;
  const [sharing, setSharing] = useState(false);
  const rank = definition.results.rank(result);
  const isWin = definition.results.isWin(result);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone or no use any more. Who only looks at an old result keeps it.
  const isNews = open.result === null;
  useEffect(() => {
    if (isNews) heading.current?.focus({ preventScroll: true });
  }, [isNews]);

  return (
    <section
      aria-labelledby="finished"
      className="rounded-card border border-line bg-card p-5 lg:p-6"
    >
      <div className="flex items-end justify-between gap-3">
        <div>
          <h2 ref={heading} id="finished" tabIndex={-1} className="text-2xl outline-none">
            {isWin ? 'All done' : 'Not this time'}
          </h2>
          <p className="mt-1 min-h-6 text-[0.9375rem] text-soft">
            <Streak open={open} />
          </p>
        </div>
        <p
          className={cx(
            'font-display text-5xl leading-none font-semibold tabular-nums',
            isWin ? 'text-hue' : 'text-soft',
          )}
        >
          <span className="sr-only">{spokenFigure(definition.measure, rank)}</span>
          <span aria-hidden="true">
            {shortFigure(definition.measure, rank)}
            {definition.measure.unit === 'guesses' && (
              <span className="text-2xl">/{definition.measure.lost - 1}</span>
            )}
          </span>
        </p>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <button
          type="button"
          className={`${button.primary} col-span-2`}
          onClick={() => setSharing(true)}
        >
          <Share2 size={18} aria-hidden /> Share
        </button>
        <Link to={`/${definition.id}/${id}/leaderboard`} className={button.secondary}>
          Leaderboard
        </Link>
        <button type="button" className={button.secondary} onClick={onPlayMore}>
          Play more
        </button>
      </div>
      <SavedLine definition={definition} id={id} />
      <ShareDialog
        open={sharing}
        text={views.share(definition.title, session.puzzle, result)}
        address={`${location.origin}/${definition.id}/${id}`}
        onClose={() => setSharing(false)}
      />
    </section>
  );
}
