/** Steps back and on through spans of time, with the present one between. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ActionButton } from './ActionButton.tsx';
import { button } from './button.ts';

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
      <ActionButton
        className={button.icon}
        aria-label={`Previous ${kind}`}
        disabled={!hasBefore}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </ActionButton>
      <p role="status" className="min-w-0 flex-1 text-center font-medium tabular-nums">
        {name}
      </p>
      <ActionButton
        className={button.icon}
        aria-label={`Next ${kind}`}
        disabled={!hasAfter}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={20} aria-hidden />
      </ActionButton>
    </div>
  );
}
