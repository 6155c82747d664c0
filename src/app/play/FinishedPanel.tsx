/** A finished puzzle: the result, the streak, sharing, and where to go next. */
import { useAtomValue } from 'jotai';
import { Share2, Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { dateOf } from '../../daily/numbering.ts';
import { isOnTime, streakOf } from '../../daily/streak.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { button } from '../../ui/button.ts';
import { weekdayAndDay } from '../../ui/dates.ts';
import { shortFigure, spokenFigure } from '../../ui/figures.ts';
import { finishedOf, useRecords } from '../playerResults.ts';
import { keepingAtom } from '../storage.ts';
import { todayAtom } from '../today.ts';
import { ShareDialog } from './ShareDialog.tsx';

export interface FinishedPanelProps {
  readonly open: OpenPuzzle;
  /** Complete. */
  readonly result: Json;
  onPlayMore(): void;
}

function Streak({ open }: { readonly open: OpenPuzzle }) {
  const { entry, id, openedOn } = open;
  const today = useAtomValue(todayAtom);
  const entries = useMemo(() => [entry], [entry]);
  const record = useRecords(entries, null)?.[0];
  if (!record) return null;
  if (!isOnTime(entry.schedule, { id, openedOn, won: true })) {
    return <>From the archive, so your streak stays as it is.</>;
  }
  const { current } = streakOf(entry.schedule, finishedOf(record), today);
  return current > 1 ? <>{current} days in a row.</> : <>The first of a new streak.</>;
}

export function FinishedPanel({ open, result, onPlayMore }: FinishedPanelProps) {
  const { entry, id, session } = open;
  const { game } = session;
  const keeping = useAtomValue(keepingAtom);
  const [sharing, setSharing] = useState(false);
  const rank = game.rank(result);
  const parts = Array.isArray(result) && result.length === entry.boards.length ? result : [];

  return (
    <section
      aria-labelledby="finished"
      className="rounded-card border border-line bg-card p-6 text-center"
    >
      <p className="text-sm text-soft">{weekdayAndDay(dateOf(entry.schedule, id))}</p>
      <h2 id="finished" className="mt-1 text-2xl">
        {game.isWin(result) ? 'All done' : 'Not this time'}
      </h2>
      <p className="my-2 font-display text-5xl font-semibold text-hue tabular-nums">
        <span className="sr-only">{spokenFigure(entry.measure, rank)}</span>
        <span aria-hidden="true">{shortFigure(entry.measure, rank)}</span>
      </p>
      <p className="min-h-6 text-[0.9375rem] text-soft">
        <Streak open={open} />
      </p>
      {parts.length > 1 && (
        <dl className="mt-4 grid auto-cols-fr grid-flow-col border-t border-line pt-4">
          {parts.map((part, i) => (
            <div key={entry.boards[i]?.name} className="flex flex-col">
              <dt className="text-xs text-soft">{entry.boards[i]?.name}</dt>
              <dd className="font-semibold tabular-nums">
                {shortFigure(entry.measure, Number(part))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-2.5">
        <button type="button" className={button.primary} onClick={() => setSharing(true)}>
          <Share2 size={18} aria-hidden /> Share
        </button>
        <Link to={`/${entry.id}/${id}/leaderboard`} className={button.secondary}>
          <Trophy size={18} aria-hidden /> Leaderboard
        </Link>
        <button type="button" className={button.secondary} onClick={onPlayMore}>
          Play more
        </button>
      </div>
      <p className="mt-5 text-sm text-soft">
        {keeping === 'kept'
          ? 'Saved on this device.'
          : 'Not saved yet: this browser gives us no room. Keep this page open.'}
      </p>
      <ShareDialog
        open={sharing}
        text={game.share(entry.title, id, result)}
        onClose={() => setSharing(false)}
      />
    </section>
  );
}
