/** Steps back and on through spans of time, with the present one between. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { button } from './button.ts';

/** Not `disabled` at the end: the button would lose the focus of the press that led there. */
const STEP = `${button.icon} aria-disabled:pointer-events-none aria-disabled:opacity-45`;

export interface StepsProps {
  /** Name of the span shown: "23 to 29 November". */
  readonly name: string;
  /** The kind of span in the buttons' labels: "week". */
  readonly kind: string;
  readonly hasBefore?: boolean;
  readonly hasAfter: boolean;
  onStep(by: -1 | 1): void;
}

export function Steps({ name, kind, hasBefore = true, hasAfter, onStep }: StepsProps) {
  return (
    <div className="flex min-w-0 max-w-full items-center gap-1">
      <button
        type="button"
        className={STEP}
        aria-label={`The ${kind} before`}
        aria-disabled={!hasBefore}
        onClick={() => hasBefore && onStep(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <p role="status" className="min-w-0 flex-1 text-center font-medium tabular-nums">
        {name}
      </p>
      <button
        type="button"
        className={STEP}
        aria-label={`The ${kind} after`}
        aria-disabled={!hasAfter}
        onClick={() => hasAfter && onStep(1)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
