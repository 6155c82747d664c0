/** What is around every page of the desk: who is there, the way about, and how old what is shown is. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DEFINITIONS, type GameId } from '../../games/definitions.ts';
import { adoptStyles } from '../../games/shared/styles.ts';
import { statusOf } from '../../sync/status.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { useMore } from '../../ui/useMore.ts';
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
  { to: '/barista?show=best', label: 'Best results' },
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
  const { notice, doubt } = useStillStaff(readAgain);
  const at = useMemo(
    () => person && { ...person, turn, readAgain, doubt },
    [person, turn, readAgain, doubt],
  );
  useEffect(() => {
    void keepDeskFiles();
  }, []);
  return (
    <div className={cx('mx-auto w-full px-4 pb-16 lg:px-6', wide ? 'max-w-7xl' : 'max-w-5xl')}>
      <Ways />
      <h1 className="pt-3 pb-2 text-[min(2rem,13vw)] lg:text-[2.5rem]">{title}</h1>
      {notice}
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

/**
 * Asks whether whoever is here is still staff: when the page opens, when the network is back, and when
 * the server has refused something. Who is none as the page opens is at the door at once; who was at
 * work is told so, with everything left where it is.
 */
function useStillStaff(readAgain: () => void): {
  readonly notice: ReactNode;
  readonly doubt: AtDesk['doubt'];
} {
  const online = useAtomValue(onlineAtom);
  const openDialog = useSetAtom(accountDialogAtom);
  const { reopen } = useReopen();
  const [out, setOut] = useState<'signed-out' | 'not-staff' | null>(null);
  /** At work: let in by the server, or without a network. */
  const isAtWork = useRef(!online);
  /** The newest question; 0 when the page is gone: an answer that comes later is about nothing. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = 0;
    },
    [],
  );
  const ask = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const doorway = await askAgainHere();
    if (turn !== asked.current || doorway?.kind === 'unreachable') return;
    if (doorway === null) isAtWork.current = true;
    if (doorway?.kind === 'not-staff' && !isAtWork.current) reopen();
    else setOut(doorway?.kind ?? null);
  }, [reopen]);
  useEffect(() => {
    if (online) ask().catch(() => {});
  }, [online, ask]);
  const doubt = useCallback(
    (error: unknown) => {
      const status = statusOf(error);
      if (status !== 'permission-denied' && status !== 'unauthenticated') return;
      ask().catch(() => {});
    },
    [ask],
  );
  if (out === null) return { notice: null, doubt };
  const isOut = out === 'not-staff';
  const notice = (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-[1_1_16rem]">{isOut ? NOT_STAFF : SESSION_OVER}</p>
      {isOut ? (
        <button
          type="button"
          className={button.secondary}
          onClick={() => void ask().then(readAgain, () => {})}
        >
          Ask again
        </button>
      ) : (
        <button type="button" className={button.secondary} onClick={() => openDialog('sign-in')}>
          Sign in again
        </button>
      )}
    </div>
  );
  return { notice, doubt };
}

const NOT_STAFF =
  'Your account does not belong to the staff any more, so the server takes nothing from here. What you have written stays on this device.';
const SESSION_OVER =
  'Your session has run out. What is shown here is what was read last, and what you have written stays on this device.';

function Ways() {
  const { pathname, search } = useLocation();
  const here = pathname.replace(/\/$/, '') + search.replace(/&.*/, '');
  const strip = useRef<HTMLElement>(null);
  useMore(strip);
  return (
    <div className="-mx-4 border-b border-line lg:-mx-6">
      <nav
        ref={strip}
        aria-label="The desk"
        className="desk-ways px-4 pb-2 max-sm:overflow-x-auto lg:px-6"
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
    </div>
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
        <span>{label}</span>
      </Link>
    </li>
  );
}
