/** The player's tables: a day, the week, the members, and ways to sit down and leave. */
import { useAtomValue, useSetAtom } from 'jotai';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addDays } from '../../daily/date.ts';
import { joinWithAnd } from '../../lib/joinWithAnd.ts';
import { MOST_TABLES, SHOWN_DAYS } from '../../protocol/table.ts';
import type { GoneTable, SeatedTable, SeenTables } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { weekdayAndDay } from '../../ui/dates.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Strip } from '../../ui/Strip.tsx';
import { seenWords } from '../../ui/seenWords.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { todayAtom } from '../device/today.ts';
import { PageHead } from '../page/PageHead.tsx';
import { TroubleNote } from '../page/TroubleNote.tsx';
import type { Trouble } from '../page/trouble.ts';
import { useTitle } from '../page/useTitle.ts';
import { settingsAtom } from '../settings/settings.ts';
import { DayGrid } from './DayGrid.tsx';
import { Invite } from './Invite.tsx';
import { LeftTable } from './LeftTable.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import { EnterCode, StartTable } from './SitDown.tsx';
import { StandingsAtTable, type TodayAtTable } from './StandingsAtTable.tsx';
import { TableTabs } from './TableTabs.tsx';
import { closeGone } from './tablesState.ts';
import { useNoTables } from './useNoTables.tsx';
import { useChosenTable, useTables } from './useTables.ts';

const ABOUT =
  'A table is a private leaderboard for you and people you know. Only the people at the table can see it.';

export function Page() {
  const { shown, retry } = useTables('all');
  const chosen = useChosenTable(shown);
  const [left, setLeft] = useState<SeatedTable | null>(null);
  const noTables = useNoTables();
  useTitle(chosen?.table.name ?? 'Tables');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <PageHead
        back={{ to: '/', label: 'Home' }}
        title={chosen?.table.name ?? 'A table of your own'}
      >
        {chosen === null && <p className="mt-2 max-w-prose text-soft">{ABOUT}</p>}
      </PageHead>
      {left && shown.kind === 'tables' && (
        <LeftTable
          key={left.id}
          left={left}
          uid={shown.seen.uid}
          onDone={() => {
            setLeft(null);
            focusPage();
          }}
        />
      )}
      {shown.kind === 'tables' && <Gone tables={shown.seen.gone} />}
      {shown.kind === 'signed-out' ? (
        (noTables ?? (
          <Pair>
            <SignedOut />
            <EnterCode />
          </Pair>
        ))
      ) : shown.kind === 'nothing' ? (
        <TroubleNote
          trouble={shown.trouble}
          name="your tables"
          offline="Your tables aren’t saved on this device. They’ll load when you’re back online."
          onRetry={retry}
        />
      ) : shown.kind === 'tables' ? (
        <Seated
          seen={shown.seen}
          chosen={chosen}
          age={shown.isFresh || chosen === null ? null : chosen.at}
          trouble={shown.trouble}
          onRetry={retry}
          onLeft={setLeft}
        />
      ) : (
        <p role="status" className="text-soft">
          One moment.
        </p>
      )}
    </div>
  );
}

/** The pressed button goes with its form or strip. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

function Gone({ tables }: { readonly tables: readonly GoneTable[] }) {
  if (tables.length === 0) return null;
  const names = tables.map(({ name }) => name);
  return (
    <Strip className="mb-4">
      <p className="flex-[1_1_6rem] py-1.5">{`You’re no longer at ${joinWithAnd(names)}.`}</p>
      <button
        type="button"
        className={button.quiet}
        onClick={() => void closeGone().then(focusPage)}
      >
        Close
      </button>
    </Strip>
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}

function SignedOut() {
  const open = useSetAtom(accountDialogAtom);
  return (
    <NoteCard
      icon={Users}
      title="Sign in to join a table"
      action={
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className={button.primary} onClick={() => open('create')}>
            Create an account
          </button>
          <button type="button" className={button.secondary} onClick={() => open('sign-in')}>
            Sign in
          </button>
        </div>
      }
    >
      You need an account, so the table knows whose results are whose.
    </NoteCard>
  );
}

function Seated({
  seen: { uid, tables },
  chosen,
  age,
  trouble,
  onRetry,
  onLeft,
}: {
  readonly seen: SeenTables;
  readonly chosen: SeatedTable | null;
  /** Epoch ms of the copy; null while it is fresh. */
  readonly age: number | null;
  readonly trouble: Trouble | null;
  onRetry(): void;
  onLeft(table: SeatedTable): void;
}) {
  const today = useAtomValue(todayAtom);
  const change = useSetAtom(settingsAtom);
  const [isAdding, setIsAdding] = useState(false);
  const noTables = useNoTables();
  const start = (id: string) => {
    setIsAdding(false);
    change({ chosenTable: id });
    focusPage();
  };
  const ways = (
    <>
      <StartTable onStarted={start} />
      <EnterCode />
    </>
  );
  if (chosen === null) return noTables ?? <Pair>{ways}</Pair>;
  return (
    <>
      <TableTabs tables={tables} chosen={chosen.id} />
      {age !== null && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 px-1 text-sm text-soft">
          <p role="status">
            <span>{`${seenWords(age, today)}. `}</span>
            {trouble !== null && (
              <span>
                {trouble.kind === 'offline'
                  ? 'You’re offline. This table updates when you’re back online.'
                  : trouble.message}
              </span>
            )}
          </p>
          {trouble?.kind === 'failed' && (
            <button type="button" className={button.quiet} onClick={onRetry}>
              Try again
            </button>
          )}
        </div>
      )}
      <div key={chosen.id} className="mt-2 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-10">
          <Day seated={chosen} uid={uid} today={today} />
          <StandingsAtTable seated={chosen} uid={uid} today={today} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Invite seated={chosen} isOwner={chosen.table.owner === uid} />
          <OwnSeat seated={chosen} uid={uid} onLeft={onLeft} />
          {tables.length < MOST_TABLES && (
            <button
              type="button"
              className={`${button.secondary} self-start`}
              aria-expanded={isAdding}
              onClick={() => setIsAdding(!isAdding)}
            >
              Add another table
            </button>
          )}
          {isAdding && <div className="flex flex-col gap-4">{ways}</div>}
        </div>
      </div>
    </>
  );
}

function Day({ seated, uid, today }: TodayAtTable) {
  const [back, setBack] = useState(0);
  const date = addDays(today, -back);
  const name = back === 0 ? 'Today' : back === 1 ? 'Yesterday' : weekdayAndDay(date);
  return (
    <section aria-label="A day at the table">
      <div className="mb-2 flex justify-center sm:-ml-3 sm:justify-start">
        <Steps
          name={name}
          kind="day"
          hasBefore={back < SHOWN_DAYS - 1}
          hasAfter={back > 0}
          onStep={(by) => setBack(back - by)}
        />
      </div>
      <DayGrid seated={seated} uid={uid} date={date} />
    </section>
  );
}
