/**
 * Shows the desk to staff, tells others why they may not enter, and checks again when access is in
 * doubt.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { statusOf } from '../../protocol/status.ts';
import type { Account } from '../../storage/entities.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { storage, useStored } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';
import { useTitle } from '../page/useTitle.ts';
import { type AtDesk, DeskContext } from './deskContext.ts';
import { openDesk } from './openDesk.ts';
import { type Answer, askWhoIsThere } from './staff.ts';

const ask = async () => askWhoIsThere({ storage: await storage(), openDesk });

const readAccount = (opened: ResilientStorage): Promise<Account | null | undefined> =>
  opened.readAccount();

/**
 * The server's latest answer whether the visitor is staff; null before the first. Asks on opening,
 * on reconnecting, and on request.
 */
function useAnswer(): { readonly answer: Answer | null; askAgain(): void } {
  const account = useStored(readAccount, undefined);
  const uid = account?.uid;
  const online = useAtomValue(onlineAtom);
  const [answer, setAnswer] = useState<Answer | null>(null);
  /**
   * Number of the newest request whether the visitor is staff; answers to older ones are ignored.
   */
  const asked = useRef(0);
  const askAgain = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    ask()
      .catch((): Answer => ({ kind: 'unreachable' }))
      .then((now) => turn === asked.current && setAnswer(now));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account, or the network, changes the answer
  useEffect(() => {
    if (account === undefined) return;
    askAgain();
    return () => {
      asked.current += 1;
    };
  }, [askAgain, account === undefined, uid, online]);
  return { answer, askAgain };
}

export function StaffGate({ children }: { readonly children: ReactNode }) {
  const { answer, askAgain } = useAnswer();
  // A visitor once admitted as staff stays: a network failure or an expired session must not close
  // the page with a draft in it.
  const [person, setPerson] = useState<Pick<AtDesk, 'uid' | 'email'> | null>(null);
  if (answer?.kind === 'staff' && answer.uid !== person?.uid) setPerson(answer);
  const [turn, setTurn] = useState(0);
  const readAgain = useCallback(() => setTurn((last) => last + 1), []);
  const doubt = useCallback(
    (error: unknown) => {
      const status = statusOf(error);
      if (status === 'permission-denied' || status === 'unauthenticated') askAgain();
    },
    [askAgain],
  );
  const at = useMemo(
    () => person && { uid: person.uid, email: person.email, turn, readAgain, doubt },
    [person, turn, readAgain, doubt],
  );
  if (at === null) {
    if (answer === null) return <p className="px-4 py-16 text-center text-soft">One moment.</p>;
    return <Door answer={answer} onRetry={askAgain} />;
  }
  return (
    <DeskContext value={at}>
      {answer?.kind === 'not-staff' && (
        <Alert words={NOT_STAFF}>
          <button type="button" className={button.secondary} onClick={askAgain}>
            Check again
          </button>
        </Alert>
      )}
      {answer?.kind === 'signed-out' && (
        <Alert words={SESSION_OVER}>
          <SignIn words="Sign in again" className={button.secondary} />
        </Alert>
      )}
      {/* Another account's pages must not show this editor's draft. */}
      <Fragment key={at.uid}>{children}</Fragment>
    </DeskContext>
  );
}

const NOT_STAFF =
  'Your account no longer has staff access, so we can’t save your changes to the server. Your draft is still on this device.';
const SESSION_OVER =
  'Your session has expired, so this page may be out of date. Your draft is still on this device.';

function Alert({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div
      role="alert"
      className="mx-4 mb-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-[1_1_16rem]">{words}</p>
      {children}
    </div>
  );
}

function SignIn({ words, className }: { readonly words: string; readonly className: string }) {
  const openDialog = useSetAtom(accountDialogAtom);
  return (
    <button type="button" className={className} onClick={() => openDialog('sign-in')}>
      {words}
    </button>
  );
}

interface DoorProps {
  readonly answer: Answer;
  onRetry(): void;
}

function Door({ answer, onRetry }: DoorProps) {
  const openDialog = useSetAtom(accountDialogAtom);
  switch (answer.kind) {
    case 'signed-out':
      return (
        <ClosedDoor
          heading="The desk"
          about="The café’s staff look after the puzzles here. Sign in with your staff account."
        >
          <SignIn words="Sign in" className={button.primary} />
        </ClosedDoor>
      );
    case 'not-staff':
      return (
        <ClosedDoor
          heading="This area is for staff only"
          about={
            answer.email === null
              ? 'Your account isn’t a staff account.'
              : `You’re signed in as ${answer.email}, which isn’t a staff account.`
          }
        >
          <button type="button" className={button.secondary} onClick={() => openDialog('account')}>
            Open your account
          </button>
        </ClosedDoor>
      );
    case 'unreachable':
      return (
        <ClosedDoor
          heading="The desk can’t be opened right now"
          about="The desk needs a connection, and we can’t reach the server."
        >
          <button type="button" className={button.secondary} onClick={onRetry}>
            Try again
          </button>
        </ClosedDoor>
      );
    case 'staff':
      return null;
  }
}

interface ClosedDoorProps {
  readonly heading: string;
  readonly about: string;
  readonly children: ReactNode;
}

function ClosedDoor({ heading, about, children }: ClosedDoorProps) {
  useTitle('The desk');
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-3 px-4 py-16">
      <h1 className="text-3xl">{heading}</h1>
      <p className="text-soft wrap-anywhere">{about}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {children}
        <Link to="/" className={button.quiet}>
          Go to the puzzles
        </Link>
      </div>
    </div>
  );
}
