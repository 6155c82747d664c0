/** What is around every page of the desk: who is there, the way about, and how old what is shown is. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DEFINITIONS, type GameId } from '../../games/definitions.ts';
import { adoptStyles } from '../../games/shared/styles.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { storage } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';
import { useReopen } from '../page/reopen.ts';
import { useTitle } from '../page/useTitle.ts';
import { askAgainHere, rememberedStaff } from './access/staff.ts';
import styles from './desk.css?inline';
import { type AtDesk, DeskContext } from './deskContext.ts';
import { keepDeskFiles } from './keepDeskFiles.ts';

/** The address of a game's bench. */
export const benchPath = (game: GameId): string => `/barista/${game.replace('-shift', '')}`;

const WAYS = [
  { to: '/barista', label: 'Calendar' },
  { to: '/barista?show=reports', label: 'Reports' },
  { to: '/barista?show=held', label: 'Held results' },
  { to: '/barista?show=log', label: 'Log' },
  { to: '/barista/yearly-daily-legacy', label: 'Old data' },
  { to: '/barista?show=guide', label: 'Guide' },
] as const;

export interface DeskFrameProps {
  readonly title: string;
  /** It takes all the width that there is. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

type Person = Pick<AtDesk, 'uid' | 'email'>;

export function DeskFrame({ title, wide = false, children }: DeskFrameProps) {
  adoptStyles('desk', styles);
  useTitle(title, 'The desk');
  const person = usePerson();
  const [turn, setTurn] = useState(0);
  const readAgain = useCallback(() => setTurn((last) => last + 1), []);
  const at = useMemo(() => person && { ...person, turn, readAgain }, [person, turn, readAgain]);
  const signIn = useSignInWanted();
  useEffect(() => {
    void keepDeskFiles();
  }, []);
  return (
    <div className={cx('mx-auto w-full px-4 pb-16 lg:px-6', wide ? 'max-w-7xl' : 'max-w-5xl')}>
      <Ways />
      <h1 className="pt-3 pb-2 text-[min(2rem,13vw)] lg:text-[2.5rem]">{title}</h1>
      {signIn}
      {at && <DeskContext value={at}>{children}</DeskContext>}
    </div>
  );
}

/** Who was let in; asked of the server once more, for a token is believed for an hour. */
function usePerson(): Person | null {
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    let wanted = true;
    storage()
      .then(rememberedStaff)
      .then((found) => wanted && found && setPerson({ uid: found.uid, email: found.email }))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  return person;
}

/** A line for whoever has to sign in again; who is not staff any more is at the door at once. */
function useSignInWanted(): ReactNode {
  const online = useAtomValue(onlineAtom);
  const openDialog = useSetAtom(accountDialogAtom);
  const { reopen } = useReopen();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!online) return;
    let current = true;
    askAgainHere()
      .then((doorway) => {
        if (!current) return;
        if (doorway?.kind === 'not-staff') reopen();
        setWanted(doorway?.kind === 'signed-out');
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [online, reopen]);
  if (!wanted) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-3">
      <p className="mr-auto">Your session has run out. What is shown here is what was read last.</p>
      <button type="button" className={button.secondary} onClick={() => openDialog('sign-in')}>
        Sign in again
      </button>
    </div>
  );
}

function Ways() {
  const { pathname, search } = useLocation();
  const here = pathname.replace(/\/$/, '') + search.replace(/&.*/, '');
  return (
    <nav
      aria-label="The desk"
      className="-mx-4 border-b border-line px-4 pb-2 max-sm:overflow-x-auto lg:-mx-6 lg:px-6"
    >
      <ul className="-mx-2 flex gap-x-1 max-sm:w-max sm:flex-wrap">
        {WAYS.map(({ to, label }) => (
          <Way key={to} to={to} label={label} current={here === to} />
        ))}
        {/* The benches have a row of their own where there is more than one. */}
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
  /** Of a game's bench. */
  readonly hue?: string;
  readonly current: boolean;
}

function Way({ to, label, hue, current }: WayProps) {
  const item = useRef<HTMLLIElement>(null);
  // On a phone they are a row that is wider than the screen.
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <li ref={item} className={hue}>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-full px-3 text-[0.9375rem] hover:bg-sunken',
          current ? 'bg-sunken font-semibold text-ink' : 'text-soft hover:text-ink',
        )}
      >
        {hue && <span aria-hidden="true" className="size-2 rounded-full bg-hue" />}
        {label}
      </Link>
    </li>
  );
}
