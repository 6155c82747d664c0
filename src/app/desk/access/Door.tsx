/** What is at the desk's addresses for whoever does not come in. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { button } from '../../../ui/button.ts';
import { accountAtom, accountDialogAtom } from '../../device/accountState.ts';
import { onlineAtom } from '../../device/online.ts';
import { Link } from '../../page/Link.tsx';
import type { PageModule } from '../../page/page.ts';
import { useReopen } from '../../page/reopen.ts';
import { useTitle } from '../../page/useTitle.ts';

export type Doorway =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-staff'; readonly email: string | null }
  /** The server cannot be asked, and this device does not know. */
  | { readonly kind: 'unreachable' };

/** The page for that visitor. */
export function door(doorway: Doorway): PageModule<unknown> {
  return { Page: () => <Door doorway={doorway} /> };
}

function Door({ doorway }: { readonly doorway: Doorway }) {
  useTitle('The desk');
  useAnotherTry();
  const openDialog = useSetAtom(accountDialogAtom);
  const { reopen, reopening } = useReopen();
  switch (doorway.kind) {
    case 'signed-out':
      return (
        <Standing
          heading="The desk"
          about="This is where the café’s own people look after the puzzles. Sign in with your staff account."
        >
          <button type="button" className={button.primary} onClick={() => openDialog('sign-in')}>
            Sign in
          </button>
        </Standing>
      );
    case 'not-staff':
      return (
        <Standing
          heading="This room is for the staff."
          about={
            doorway.email === null
              ? 'Your account does not belong to the staff.'
              : `You are signed in as ${doorway.email}, which is not a staff account.`
          }
        >
          <button type="button" className={button.secondary} onClick={() => openDialog('account')}>
            Your account
          </button>
        </Standing>
      );
    case 'unreachable':
      return (
        <Standing
          heading="The desk cannot be opened just now"
          about="This device does not know yet whether your account belongs to the staff, and the server cannot be asked without a connection. Open the desk once while you are online; from then on it opens offline too."
        >
          <button type="button" className={button.secondary} disabled={reopening} onClick={reopen}>
            Try again
          </button>
        </Standing>
      );
  }
}

/** Looks in again when another account is there, or the network is back. */
function useAnotherTry(): void {
  const uid = useAtomValue(accountAtom)?.uid ?? null;
  const online = useAtomValue(onlineAtom);
  const { reopen } = useReopen();
  const before = useRef({ uid, online });
  useEffect(() => {
    const last = before.current;
    before.current = { uid, online };
    // The account is unknown for a moment after the start, and was asked for by then.
    const hasEntered = uid !== null && uid !== last.uid;
    if (hasEntered || (online && !last.online)) reopen();
  }, [uid, online, reopen]);
}

interface StandingProps {
  readonly heading: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Standing({ heading, about, children }: StandingProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-3 px-4 py-16">
      <h1 className="text-3xl">{heading}</h1>
      <p className="text-soft wrap-anywhere">{about}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {children}
        <Link to="/" className={button.quiet}>
          To the puzzles
        </Link>
      </div>
    </div>
  );
}
