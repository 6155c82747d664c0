/** A page's heading with a back link above it. */
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

export interface PageHeadProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  readonly children?: ReactNode;
}

export function PageHead({ back, title, children }: PageHeadProps) {
  return (
    <div className="pt-1 pb-6 lg:pt-4">
      <Link
        to={back.to}
        className="-ml-1.5 inline-flex min-h-11 items-center gap-0.5 pr-3 text-[0.9375rem] text-soft hover:text-ink"
      >
        <ChevronLeft size={18} aria-hidden />
        <span>{back.label}</span>
      </Link>
      <h1 className="text-[min(2rem,12.5vw)] lg:text-[2.5rem]">{title}</h1>
      {children}
    </div>
  );
}
