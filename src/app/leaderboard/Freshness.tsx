/**
 * The number of players on a leaderboard and, for a cached copy, the time at which the copy was
 * fetched.
 */
import { useAtomValue } from 'jotai';
import type { Leaderboard } from '../../leaderboard/port.ts';
import { button } from '../../ui/button.ts';
import { seenWords } from '../../ui/seenWords.ts';
import { todayAtom } from '../device/today.ts';
import type { Trouble } from '../page/trouble.ts';
import { playersWords } from './words.ts';

export interface FreshnessProps {
  /** Null while the leaderboard is loading. */
  readonly board: Leaderboard | null;
  readonly seenAt: number | null;
  readonly trouble: Trouble | null;
  onRetry(): void;
}

export function Freshness({ board, seenAt, trouble, onRetry }: FreshnessProps) {
  const today = useAtomValue(todayAtom);
  const seen = board !== null && seenAt !== null ? seenWords(seenAt, today) : null;
  return (
    <div className="mb-2 px-1">
      <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal">
          {board ? playersWords(board.entries.length, board.players) : 'Players'}
        </h2>
        <p role="status" className="text-sm text-soft">
          {board === null ? <span className="sr-only">Loading the leaderboard.</span> : seen}
        </p>
      </div>
      {trouble !== null && board !== null && (
        <div className="mt-1 flex items-center justify-between gap-3 text-sm text-soft">
          <p>
            {trouble.kind === 'offline'
              ? 'You’re offline. This leaderboard updates when you’re back online.'
              : trouble.message}
          </p>
          {trouble.kind === 'failed' && (
            <button type="button" className={`${button.secondary} shrink-0`} onClick={onRetry}>
              Try again
            </button>
          )}
        </div>
      )}
    </div>
  );
}
