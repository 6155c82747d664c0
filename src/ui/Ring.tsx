/** A progress ring for a day. */
import type { ReactNode } from 'react';

export interface RingProps {
  /** The filled part of the ring, 0 to 1; for null the space of the ring stays empty. */
  readonly value: number | null;
  readonly children?: ReactNode;
}

const RADIUS = 14.5;
const LENGTH = 2 * Math.PI * RADIUS;

export function Ring({ value, children }: RingProps) {
  return (
    <span className="relative grid aspect-square w-full max-w-9 place-items-center">
      <svg viewBox="0 0 36 36" className="absolute inset-0 -rotate-90" aria-hidden="true">
        {value !== null && (
          <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
        )}
        {value !== null && value > 0 && (
          <circle
            cx="18"
            cy="18"
            r={RADIUS}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray={`${LENGTH * Math.min(1, value)} ${LENGTH}`}
            className="stroke-accent"
          />
        )}
      </svg>
      <span className="relative text-[0.8125rem] tabular-nums">{children}</span>
    </span>
  );
}
