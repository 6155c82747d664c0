/**
 * Marks for the state of a puzzle in the archive (solved, lost, unfinished), distinguished by shape as
 * well as colour.
 */
import { Check, X } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { GameRecord } from '../records/records.ts';

export type Mark = 'untouched' | 'begun' | 'solved' | 'lost' | 'held' | 'withdrawn';

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  untouched: 'not played',
  begun: 'unfinished',
  solved: 'solved',
  lost: 'lost',
  held: 'temporarily unavailable',
  withdrawn: 'withdrawn',
};

export function markOf({ definition, results, progress, excused }: GameRecord, id: string): Mark {
  const row = results.get(id);
  if (row) return definition.results.isWin(row.result) ? 'solved' : 'lost';
  if (progress.has(id)) return 'begun';
  const excuse = excused.get(id) ?? 'was-unavailable';
  return excuse === 'was-unavailable' ? 'untouched' : excuse;
}

export function Marker({ mark }: { readonly mark: Mark }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid size-4 place-items-center rounded-full border',
        mark === 'untouched' && 'border-edge',
        (mark === 'held' || mark === 'withdrawn') && 'border-edge border-dashed',
        mark === 'begun' && 'border-hue',
        mark === 'solved' && 'border-hue bg-hue text-card',
        mark === 'lost' && 'border-edge bg-edge text-card',
      )}
    >
      {mark === 'begun' && <span className="size-2 rounded-full bg-hue" />}
      {mark === 'solved' && <Check size={11} strokeWidth={3.5} />}
      {mark === 'lost' && <X size={11} strokeWidth={3.5} />}
    </span>
  );
}
