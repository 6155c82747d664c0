/**
 * Panel for a finished board of a puzzle with several boards: its time and a button to the next
 * board.
 */
import { useEffect, useRef } from 'react';
import { count } from '../../lib/count.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import { button } from '../../ui/button.ts';

export interface BoardDoneProps {
  readonly name: string;
  /** Time for the finished board in ms. */
  readonly time: number;
  readonly hints: number;
  /** Name of the next unfinished board; null when this was the last. */
  readonly next: string | null;
  onNext(): void;
}

export function BoardDone({ name, time, hints, next, onNext }: BoardDoneProps) {
  const nextButton = useRef<HTMLButtonElement>(null);
  // Focus the button to the next board, so that Enter presses it.
  useEffect(() => nextButton.current?.focus({ preventScroll: true }), []);
  return (
    <div className="rounded-card border border-line bg-card p-inset text-center" role="status">
      <p className="font-display text-2xl font-semibold">{`${name} done`}</p>
      <p className="mt-1 text-soft">
        <span className="sr-only">{`In ${spokenDuration(time)}`}</span>
        <span aria-hidden="true" className="tabular-nums">
          {formatDuration(time)}
        </span>
        <span>{hints > 0 ? ` with ${count(hints, 'hint')}` : ''}</span>
      </p>
      {next === null ? (
        <p className="mt-3 text-soft">Saving your result.</p>
      ) : (
        <button
          ref={nextButton}
          type="button"
          className={`${button.primary} mt-4`}
          onClick={onNext}
        >
          {`Next: ${next}`}
        </button>
      )}
    </div>
  );
}
