/** The frame of all pages of the desk: a title, and links to the other pages. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { benchPath, DEFINITIONS, FORMER_DATA_PATH } from '../../games/definitions.ts';
import { adoptStyles } from '../../games/shared/styles.ts';
import { cx } from '../../ui/cx.ts';
import { useScrollEdges } from '../../ui/useScrollEdges.ts';
import { Link } from '../page/Link.tsx';
import { useTitle } from '../page/useTitle.ts';
import styles from './desk.css?inline';

const WAYS = [
  { to: '/barista', label: 'Calendar' },
  { to: '/barista?show=inbox', label: 'Inbox' },
  { to: '/barista?show=log', label: 'Log' },
  { to: FORMER_DATA_PATH, label: 'Old data' },
  { to: '/barista?show=guide', label: 'Guide' },
] as const;

export interface DeskFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DeskFrame({ title, children }: DeskFrameProps) {
  adoptStyles('desk', styles);
  useTitle(title, 'The desk');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <Ways />
      <h1 className="pt-3 pb-2 text-[min(2rem,13vw)] lg:text-[2.5rem]">{title}</h1>
      {children}
    </div>
  );
}

function Ways() {
  const { pathname, search } = useLocation();
  const here = pathname.replace(/\/$/, '') + search.replace(/&.*/, '');
  const row = useRef<HTMLElement>(null);
  useScrollEdges(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of a phone shows the page's link
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) row.current!.scrollLeft = link.offsetLeft - 56;
  }, [here]);
  return (
    <nav
      ref={row}
      aria-label="The desk"
      className="fades -mx-4 border-b border-line px-4 pb-2 max-sm:overflow-x-auto max-sm:pt-1 lg:-mx-6 lg:px-6"
    >
      <ul className="-mx-2 flex gap-x-1 *:shrink-0 max-sm:w-max sm:flex-wrap">
        {WAYS.map(({ to, label }) => (
          <Way key={to} to={to} label={label} current={here === to} />
        ))}
        {/* Line break: the links to the games' benches get rows of their own. */}
        <li aria-hidden="true" className="basis-full max-sm:hidden" />
        {DEFINITIONS.map(({ id, title, hue }) => (
          <Way
            key={id}
            to={benchPath(id)}
            label={title}
            hue={hue}
            current={pathname.startsWith(benchPath(id)) && !pathname.endsWith('-legacy')}
          />
        ))}
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly to: string;
  readonly label: string;
  /** CSS class of a game's hue, for the link to its bench. */
  readonly hue?: string;
  readonly current: boolean;
}

function Way({ to, label, hue, current }: WayProps) {
  return (
    <li className={hue}>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-full px-3 text-[0.9375rem] hover:bg-sunken',
          current ? 'bg-sunken font-semibold text-ink' : 'text-soft hover:text-ink',
        )}
      >
        {hue && <span aria-hidden="true" className="size-2 rounded-full bg-hue" />}
        <span>{label}</span>
      </Link>
    </li>
  );
}
