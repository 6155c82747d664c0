/** A line of news above a page's content, read out by screen readers when it appears. */
import type { ReactNode, Ref } from 'react';

export interface StripProps {
  readonly children: ReactNode;
  readonly className: string;
  /** For a strip that takes the focus when what had it is gone. */
  readonly ref?: Ref<HTMLDivElement>;
}

export function Strip({ children, className, ref }: StripProps) {
  return (
    <div
      ref={ref}
      role="status"
      {...(ref && { tabIndex: -1 })}
      className={`flex flex-wrap items-center justify-between gap-x-4 rounded-2xl border border-line bg-card px-4 py-1.5 text-sm ${className}`}
    >
      {children}
    </div>
  );
}
