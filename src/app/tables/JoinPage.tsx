/** The page of a link to a table: says what Crema is, and joins now or later. */
import { useAtomValue, useSetAtom } from 'jotai';
import { Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableLook } from '../../protocol/tableCallables.ts';
import { parseCode } from '../../protocol/tableCode.ts';
import type { Join } from '../../tables/joins.ts';
import { button } from '../../ui/button.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { useFocusIfLost } from '../../ui/useFocusIfLost.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps, Visit } from '../page/page.ts';
import { useNavigate } from '../page/useNavigate.ts';
import { useTitle } from '../page/useTitle.ts';
import { settingsAtom } from '../settings/settings.ts';
import { forgetJoin, joinTable, tellJoins } from './joinTable.ts';
import { EnterCode } from './SitDown.tsx';
import { joinsAtom, lookAtTable, storedTablesAtom } from './tablesState.ts';
import { useNoTables } from './useNoTables.tsx';

/** The code in the address; null if it is incomplete. */
export const load = ({ params }: Pick<Visit, 'params'>): string | null => parseCode(params.code);

export function Page({ data: code }: PageProps<string | null>) {
  useTitle('Join a table');
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pb-16 lg:px-6">
      <PageHead
        back={{ to: '/', label: 'Home' }}
        title={code === null ? 'This link is incomplete' : 'You’re invited to a table'}
      />
      {code === null ? (
        <>
          <p className="mb-4 text-soft">
            A table’s link ends in three words. Ask for the link again, or enter the code by hand.
          </p>
          <EnterCode />
        </>
      ) : (
        <Invitation code={code} />
      )}
    </div>
  );
}

const invitedWords = ({ name, owner }: TableLook) =>
  owner === ''
    ? `You’re invited to the table ${name}.`
    : `You’re invited to the table ${name}. ${owner} is the host.`;

function Invitation({ code }: { readonly code: string }) {
  const stored = useAtomValue(storedTablesAtom);
  const joins = useAtomValue(joinsAtom);
  const choose = useSetAtom(settingsAtom);
  const navigate = useNavigate();
  const join = joins.find((one) => one.code === code) ?? null;
  const tables = stored?.seen?.tables ?? [];
  const answered = join?.answer && 'table' in join.answer ? join.answer.table : null;
  const joined = tables.find(({ id }) => id === answered)?.id;
  const isSignedOut = stored !== null && stored.uid === null;
  const online = useAtomValue(onlineAtom);
  // Without the look a player would make an account for a table that is gone.
  const look = useAsync(
    async () => (isSignedOut && online ? ((await lookAtTable(code)) ?? undefined) : undefined),
    [isSignedOut, online, code],
  );
  const isDead = isSignedOut && look?.ok === false;
  const noTables = useNoTables();
  useEffect(() => {
    if (isDead) void forgetJoin(code);
  }, [isDead, code]);
  // The player has been removed since the answer, or has left on another device.
  const isGone = answered !== null && stored !== null && joined === undefined;

  useEffect(() => {
    if (joined === undefined && !isGone) return;
    void forgetJoin(code);
    if (joined === undefined) return;
    choose({ chosenTable: joined });
    navigate('/tables', { replace: true });
  }, [joined, isGone, code, choose, navigate]);

  return (
    <div className="grid gap-4">
      <div className="rounded-card border border-line bg-card p-inset lg:p-6">
        <span className="grid size-12 place-items-center rounded-xl bg-hue-wash text-hue">
          <Users size={24} aria-hidden />
        </span>
        {isSignedOut && look?.ok && (
          <p className="mt-4 text-lg font-medium">{invitedWords(look.value)}</p>
        )}
        <p className="mt-4 text-lg">
          Crema has four small puzzles a day and a bigger one each week. Free, no ads.
        </p>
        <p className="mt-2 text-soft">
          A table is a private leaderboard: you all see each other’s results. The others see your
          player name, and your results starting with yesterday’s. You can hide your times or leave
          whenever you like.
        </p>
        <p className="mt-4 text-sm text-soft">The table’s code</p>
        <p className="font-display text-xl font-semibold wrap-anywhere">{code}</p>
        <div className="mt-4">
          {isDead && (
            <>
              <Refusal>{look.problem.message}</Refusal>
              <Link to="/tables" className={button.secondary}>
                Enter another code
              </Link>
            </>
          )}
          {stored !== null && !isDead && noTables === null && (
            <NextStep
              code={code}
              join={join}
              isSignedIn={stored.uid !== null}
              seat={tables.find(({ table }) => table.code === code)?.table.name ?? null}
            />
          )}
        </div>
      </div>
      {stored !== null && !isDead && noTables}
    </div>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2.5">{children}</div>;
}

interface NextStepProps {
  readonly code: string;
  readonly join: Join | null;
  readonly isSignedIn: boolean;
  /** Name of the table with this code at which the player sat lately; null without one. */
  readonly seat: string | null;
}

function NextStep({ code, join, isSignedIn, seat }: NextStepProps) {
  const problem = join?.answer && 'problem' in join.answer ? join.answer.problem : null;
  // The page shows a refusal for as long as it is open; nothing else has to tell of it then.
  const [refusal, setRefusal] = useState<string | null>(null);
  if (problem !== null && problem !== refusal) setRefusal(problem);
  useEffect(() => {
    if (problem !== null) void forgetJoin(code);
  }, [problem, code]);

  async function ask() {
    setRefusal(null);
    await joinTable(code);
  }

  if (refusal !== null) {
    return (
      <>
        <Refusal>{refusal}</Refusal>
        <Buttons>
          <Link to="/tables" className={button.secondary}>
            Enter another code
          </Link>
          <button type="button" className={button.quiet} onClick={() => void ask()}>
            Try again
          </button>
        </Buttons>
      </>
    );
  }
  if (!isSignedIn) return <WithoutAccount code={code} isWaiting={join !== null} />;
  if (join !== null && join.answer === undefined) return <Waiting code={code} onAgain={ask} />;
  if (seat !== null) {
    return (
      <>
        <p className="mb-3 text-soft">{`You’re already at this table: ${seat}.`}</p>
        <Buttons>
          <Link to="/tables" className={button.primary}>
            Open your tables
          </Link>
          <button type="button" className={button.secondary} onClick={() => void ask()}>
            Rejoin
          </button>
        </Buttons>
      </>
    );
  }
  return (
    <Buttons>
      <button type="button" className={button.primary} onClick={() => void ask()}>
        Join the table
      </button>
    </Buttons>
  );
}

function Refusal({ children }: { readonly children: string }) {
  const words = useFocusIfLost<HTMLParagraphElement>();
  return (
    <p ref={words} role="status" tabIndex={-1} className="mb-3 text-bad">
      {children}
    </p>
  );
}

function WithoutAccount({
  code,
  isWaiting,
}: {
  readonly code: string;
  /** Whether the seat is kept already. */
  readonly isWaiting: boolean;
}) {
  const openDialog = useSetAtom(accountDialogAtom);
  async function joinWith(dialog: 'create' | 'sign-in') {
    await joinTable(code);
    openDialog(dialog);
  }
  // Without the notice on the next page nothing tells that a seat is kept.
  useEffect(() => () => void tellJoins().catch(() => {}), []);
  return (
    <>
      <p role="status" className="mb-3 text-soft">
        {isWaiting
          ? 'We’ve kept the table’s code. Sign in to join.'
          : 'You need an account to join a table. Your results so far come with you.'}
      </p>
      <Buttons>
        <button type="button" className={button.primary} onClick={() => void joinWith('create')}>
          Create an account and join
        </button>
        <button type="button" className={button.secondary} onClick={() => void joinWith('sign-in')}>
          Sign in and join
        </button>
        {/* Store the join again even if one is stored: a press of "Cancel joining" may still be
            deleting it. */}
        <Link to="/" className={button.secondary} onClick={() => void joinTable(code)}>
          Play before joining
        </Link>
        {isWaiting && <GiveUp code={code} />}
      </Buttons>
    </>
  );
}

function Waiting({ code, onAgain }: { readonly code: string; onAgain(): Promise<void> }) {
  const online = useAtomValue(onlineAtom);
  return (
    <>
      <p role="status" className="mb-3 text-soft">
        {online ? 'Joining the table…' : 'You’re offline. You’ll join when you’re back online.'}
      </p>
      <Buttons>
        {online && (
          <button type="button" className={button.secondary} onClick={() => void onAgain()}>
            Try again
          </button>
        )}
        <GiveUp code={code} />
      </Buttons>
    </>
  );
}

function GiveUp({ code }: { readonly code: string }) {
  return (
    <button
      type="button"
      className={button.quiet}
      // The page may be left, and the seat told of, before it is forgotten.
      onClick={() => void forgetJoin(code).then(tellJoins)}
    >
      Cancel joining
    </button>
  );
}
