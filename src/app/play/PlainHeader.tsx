/** Header of a page that is shown instead of the puzzle: no time, no menu. */
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../ui/button.ts';
import { Link } from '../page/Link.tsx';

/** @param props.children the title. */
export function PlainHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className="mx-auto flex h-13 w-full max-w-(--play-width) items-center px-2 lg:h-16 lg:px-5">
      <Link to="/" className={button.icon} aria-label="Back home">
        <ChevronLeft size={22} aria-hidden />
      </Link>
      <h1 className="mr-auto truncate text-xl">{children}</h1>
    </header>
  );
}
