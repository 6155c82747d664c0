/**
 * The page for errors: address not found, puzzle not yet out, part of the app failed to load, and
 * others.
 */
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { type CivilDate, daysBetween } from '../../daily/date.ts';
import { count } from '../../lib/count.ts';
import { button } from '../../ui/button.ts';
import { fullDate, weekdayName } from '../../ui/dates.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import { PageError } from '../page/pageError.ts';
import { useTitle } from '../page/useTitle.ts';
import { isFailedLoad, reloadIfOutdated } from '../updates/failedLoad.ts';

interface Shown {
  readonly status: number;
  readonly message: string;
  /** The error's own message and stack, shown for reporting it. */
  readonly detail: string;
  /** The day on which the puzzle comes out; null when the error is about no future puzzle. */
  readonly opens: CivilDate | null;
}

function describe(error: unknown): Shown {
  if (error instanceof PageError) {
    return {
      status: error.status,
      message: error.message,
      detail: error.message,
      opens: error.opens,
    };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, message: 'Internal Server Error', detail, opens: null };
}

function NotFound({ shown: { message, opens } }: { readonly shown: Shown }) {
  if (opens !== null) return <NotYet opens={opens} message={message} />;
  return (
    <>
      <p className="text-sm font-semibold tracking-wide text-soft">404</p>
      <h1 className="text-3xl">Nothing on this tray</h1>
      <p className="text-soft wrap-anywhere">{message}</p>
      <p className="text-soft">Check the address for typos.</p>
    </>
  );
}

/** The page for a puzzle that is not out yet. */
function NotYet({ opens, message }: { readonly opens: CivilDate; readonly message: string }) {
  const today = useAtomValue(todayAtom);
  const days = daysBetween(today, opens);
  const when = days <= 1 ? 'at midnight tonight' : `on ${weekdayName(opens)} ${fullDate(opens)}`;
  return (
    <>
      <h1 className="text-3xl">Still in the kitchen</h1>
      <p className="text-soft">
        {`This puzzle comes out ${when}${days > 1 ? `, in ${count(days, 'day')}` : ''}.`}
      </p>
      <p className="text-sm text-soft wrap-anywhere">{message}</p>
    </>
  );
}

function Failure({ shown, failedLoad }: { readonly shown: Shown; readonly failedLoad: boolean }) {
  const { pathname } = useLocation();
  // Without its chunk the page stands all the same.
  const Report = useAsync(
    async () => (await import('./SendErrorReport.tsx').catch(() => null))?.SendErrorReport,
    [],
  );
  return (
    <>
      <p className="text-sm font-semibold tracking-wide text-soft">{`${shown.status} ${shown.message}`}</p>
      <h1 className="text-3xl">
        {failedLoad ? 'This page didn’t load' : 'We’ve spilled something'}
      </h1>

      <p className="text-soft">
        {failedLoad
          ? 'Part of Crema couldn’t load. Check your connection and try again.'
          : 'Your results and unfinished games are safe on this device.'}
      </p>
      {Report && (
        <Report
          build={__BUILD_ID__}
          message={`${shown.status} ${shown.message}`}
          path={pathname}
          agent={navigator.userAgent}
          stack={shown.detail}
        />
      )}
    </>
  );
}

export interface ErrorPageProps {
  readonly error: unknown;
  /** The layout itself has failed: the error page brings its own margins and a home link. */
  readonly standalone: boolean;
  onRetry(): void;
}

export function ErrorPage({ error, standalone, onRetry }: ErrorPageProps) {
  const failedLoad = isFailedLoad(error);
  const isReloading = useAsync(
    async () => (failedLoad ? reloadIfOutdated() : undefined),
    [failedLoad],
  );
  const shown = describe(error);
  useTitle(shown.status === 404 ? 'Page not found' : 'Something went wrong');

  // Show nothing until it is known whether a newer build is out, and then until the page reloads.
  if (failedLoad && isReloading !== false) return <main className="min-h-dvh" aria-busy="true" />;

  const body = (
    <div className="mx-auto flex max-w-md flex-col items-start gap-3 px-4 py-16">
      <Logo size={56} />
      {shown.status === 404 ? (
        <NotFound shown={shown} />
      ) : (
        <Failure shown={shown} failedLoad={failedLoad} />
      )}
      <div className="mt-3 flex gap-3">
        <Link to="/" className={button.primary}>
          Go home
        </Link>
        {shown.status !== 404 && (
          <button
            type="button"
            className={button.secondary}
            onClick={() => {
              // After a failed load reload the page: a newer build may have given the chunk a name
              // that this page cannot know.
              if (failedLoad) location.reload();
              else onRetry();
            }}
          >
            Try again
          </button>
        )}
      </div>
    </div>
  );
  return standalone ? <main>{body}</main> : body;
}
