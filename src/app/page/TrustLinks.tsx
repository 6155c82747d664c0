/** Links to the pages on privacy and accessibility. */
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

export const TRUST_LINK =
  'inline-flex min-h-11 items-center text-sm text-soft underline decoration-line decoration-2 underline-offset-4 hover:text-ink hover:decoration-current';

export interface TrustLinksProps {
  /** Called when a link is followed, to close the dialog that has it. */
  onFollow?(): void;
  /** Further links behind them. */
  readonly children?: ReactNode;
}

export function TrustLinks({ onFollow, children }: TrustLinksProps) {
  return (
    <nav aria-label="About Crema" className="flex flex-wrap gap-x-5">
      <Link to="/privacy" {...(onFollow && { onClick: onFollow })} className={TRUST_LINK}>
        Privacy
      </Link>
      <Link to="/accessibility" {...(onFollow && { onClick: onFollow })} className={TRUST_LINK}>
        Accessibility
      </Link>
      {children}
    </nav>
  );
}
