/** The page of a link to a table: says what Crema is, and joins now or later. */
import { useAtomValue, useSetAtom } from 'jotai';
import { Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { parseCode } from '../../tables/code.ts';
import type { Join } from '../../tables/joins.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps, Visit } from '../page/page.ts';
import { useTitle } from '../page/useTitle.ts';
import { settingsAtom } from '../settings/settings.ts';
import { forgetJoin, joinTable } from './joinTable.ts';
import { EnterCode } from './SitDown.tsx';
import { joinsAtom, storedTablesAtom } from './tablesState.ts';

/** The code in the address; null if it is incomplete. */
export const load = ({ params }: Pick<Visit, 'params'>): string | null => parseCode(params.code);

export function Page({ data: code }: PageProps<string | null>) {
  useTitle('Join a table');
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pb-16 lg:px-6">
      <PageHead back={{ to: '/', label: 'Home' }} title="You are asked to a table" />
      {code === null ? (
        <>
          <p className="mb-4 text-soft">
            This link is not whole. Ask for it again, or enter the code by hand.
          </p>
          <EnterCode />
        </>
      ) : (
        <Invitation code={code} />
      )}
    </div>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const stored = useAtomValue(storedTablesAtom);
  const joins = useAtomValue(joinsAtom);
  const choose = useSetAtom(settingsAtom);
  const navigate = useNavigate();
  const join = joins.find((one) => one.code === code) ?? null;
  const seatedAt = stored?.seen?.tables.find(({ table }) => table.code === code)?.id;
  const joined = join?.answer && 'table' in join.answer ? join.answer.table : seatedAt;

  useEffect(() => {
    if (joined === undefined) return;
    choose({ chosenTable: joined });
    void forgetJoin(code);
    navigate('/tables', { replace: true });
  }, [joined, code, choose, navigate]);

  return (
    <div className="rounded-card border border-line bg-card p-5 lg:p-6">
      <span className="grid size-12 place-items-center rounded-xl bg-hue-wash text-hue">
        <Users size={24} aria-hidden />
      </span>
      <p className="mt-4 text-lg">
        Somebody you know plays at Crema: four small puzzles a day and a larger one a week, free and
        without advertisements.
      </p>
      <p className="mt-2 text-soft">
        At a table you see each other’s results. The others see your player name and your results
        from yesterday on. You can hide your times, and leave at any time.
      </p>
      <p className="mt-4 font-display text-xl font-semibold wrap-anywhere">{code}</p>
      <div className="mt-4">
        {stored !== null && <NextStep code={code} join={join} isSignedIn={stored.uid !== null} />}
      </div>
    </div>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2.5">{children}</div>;
}

function NextStep({
  code,
  join,
  isSignedIn,
}: {
  readonly code: string;
  readonly join: Join | null;
  readonly isSignedIn: boolean;
}) {
  const online = useAtomValue(onlineAtom);
  const openDialog = useSetAtom(accountDialogAtom);
  const problem = join?.answer && 'problem' in join.answer ? join.answer.problem : null;

  async function joinWith(dialog: 'create' | 'sign-in') {
    await joinTable(code);
    openDialog(dialog);
  }

  if (problem !== null) {
    return (
      <>
        <p role="status" className="mb-3 text-bad">
          {problem}
        </p>
        <Buttons>
          <button type="button" className={button.primary} onClick={() => void joinTable(code)}>
            Try again
          </button>
          <Link to="/tables" className={button.secondary}>
            Enter another code
          </Link>
        </Buttons>
      </>
    );
  }
  if (!isSignedIn) {
    return (
      <>
        <p role="status" className="mb-3 text-soft">
          {join
            ? 'Your seat is kept on this device: you sit down as soon as you are signed in.'
            : 'A table needs an account. Your results so far come along.'}
        </p>
        <Buttons>
          <button type="button" className={button.primary} onClick={() => void joinWith('create')}>
            Create an account and join
          </button>
          <button
            type="button"
            className={button.secondary}
            onClick={() => void joinWith('sign-in')}
          >
            Sign in and join
          </button>
          <Link
            to="/"
            className={button.secondary}
            onClick={() => void (join ? undefined : joinTable(code))}
          >
            Play first
          </Link>
        </Buttons>
      </>
    );
  }
  if (join) {
    return (
      <p role="status" className="text-soft">
        {online
          ? 'Joining the table.'
          : 'You are offline. You sit down as soon as there is a connection.'}
      </p>
    );
  }
  return (
    <Buttons>
      <button type="button" className={button.primary} onClick={() => void joinTable(code)}>
        Join the table
      </button>
    </Buttons>
  );
}
