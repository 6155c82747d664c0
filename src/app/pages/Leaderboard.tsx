/** A puzzle's leaderboard: the best hundred, the player's own place, and how everybody did. */
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { Link } from 'react-router';
import type { GameEntry } from '../../games/registry.ts';
import { entryOf } from '../../leaderboard/entries.ts';
import type { SeenBoard } from '../../leaderboard/seen.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { shortFigure } from '../../ui/figures.ts';
import { BoardHead } from '../leaderboard/BoardHead.tsx';
import { NobodyYet, NothingToShow, NotSetUp } from '../leaderboard/BoardNote.tsx';
import { BoardSkeleton, BoardTable } from '../leaderboard/BoardTable.tsx';
import { Freshness } from '../leaderboard/Freshness.tsx';
import { OwnPlace } from '../leaderboard/OwnPlace.tsx';
import { type OwnFacts, readOwnFacts, standingOf } from '../leaderboard/ownStanding.ts';
import { readSeen } from '../leaderboard/readBoards.ts';
import { SpreadChart } from '../leaderboard/SpreadChart.tsx';
import { type ShownBoard, useBoard } from '../leaderboard/useBoard.ts';
import { PageHead } from '../PageHead.tsx';
import type { PageProps } from '../routes.ts';
import { storage, useStored } from '../storage.ts';
import { lastOutcomeAtom } from '../sync/syncState.ts';
import { useTitle } from '../useTitle.ts';

interface Loaded {
  readonly own: OwnFacts;
  /** What this device kept of the last visit. */
  readonly seen: SeenBoard | null;
}

export async function load({
  entry,
  params,
}: {
  readonly entry: GameEntry;
  readonly params: { readonly id?: string | undefined };
}): Promise<Loaded> {
  const opened = await storage();
  const id = params.id ?? '';
  const [own, seen] = await Promise.all([
    readOwnFacts(opened, entry, id),
    readSeen(opened, entry.id, id),
  ]);
  return { own, seen };
}

export function Page({ data, entry, id }: PageProps<Loaded>) {
  useTitle('Leaderboard', `${entry.title} ${id}`);
  const read = useCallback(
    (opened: ResilientStorage) => readOwnFacts(opened, entry, id),
    [entry, id],
  );
  const own = useStored(read, data.own);
  const { shown, retry } = useBoard(entry.id, id, own.uid, data.seen);
  return (
    <div className={`${entry.hue} mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6`}>
      <PageHead back={{ to: `/${entry.id}`, label: entry.title }} title="Leaderboard">
        <BoardHead entry={entry} id={id} />
      </PageHead>
      {shown.kind === 'not-set-up' ? (
        <WithoutAccounts entry={entry} id={id} rank={own.rank} />
      ) : (
        <Standings entry={entry} id={id} own={own} shown={shown} onRetry={retry} />
      )}
    </div>
  );
}

function WithoutAccounts({
  entry,
  id,
  rank,
}: {
  readonly entry: GameEntry;
  readonly id: string;
  readonly rank: number | null;
}) {
  return (
    <div className="max-w-2xl">
      <NotSetUp>
        {rank === null ? (
          <Link to={`/${entry.id}/${id}`} className={button.primary}>
            Play this puzzle
          </Link>
        ) : (
          <p className="text-lg">
            Your result:{' '}
            <strong className="tabular-nums">{shortFigure(entry.measure, rank)}</strong>
          </p>
        )}
      </NotSetUp>
    </div>
  );
}

interface StandingsProps {
  readonly entry: GameEntry;
  readonly id: string;
  readonly own: OwnFacts;
  readonly shown: Exclude<ShownBoard, { kind: 'not-set-up' }>;
  onRetry(): void;
}

/** On a phone the own place and the chart stand above the list, on a wide screen beside it. */
function Standings({ entry, id, own, shown, onRetry }: StandingsProps) {
  const sessionOver = useAtomValue(lastOutcomeAtom)?.kind === 'needs-sign-in';
  const board = shown.kind === 'board' ? shown.board : null;
  const asking =
    shown.kind === 'loading' ||
    (shown.kind === 'board' && shown.seenAt !== null && shown.trouble === null);
  const standing = standingOf(own, board, asking, sessionOver);
  const ownEntry = board && entryOf(board, own.uid);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="rounded-card border border-line bg-card lg:sticky lg:top-6 lg:order-last lg:mt-8">
        <OwnPlace entry={entry} id={id} standing={standing} />
        {shown.kind !== 'nothing' && (
          <SpreadChart
            measure={entry.measure}
            board={board}
            ownRank={ownEntry?.rank ?? null}
            expectsOwn={standing.kind === 'looking'}
          />
        )}
      </div>
      <div aria-busy={shown.kind === 'loading'}>
        {shown.kind === 'nothing' ? (
          <div className="lg:mt-8">
            <NothingToShow trouble={shown.trouble} onRetry={onRetry} />
          </div>
        ) : (
          <>
            <Freshness
              board={board}
              seenAt={shown.kind === 'board' ? shown.seenAt : null}
              trouble={shown.kind === 'board' ? shown.trouble : null}
              onRetry={onRetry}
            />
            {board === null ? (
              <BoardSkeleton />
            ) : board.entries.length === 0 ? (
              <NobodyYet />
            ) : (
              <BoardTable
                caption={`${entry.title} ${id}`}
                measure={entry.measure}
                entries={board.entries}
                own={ownEntry}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}
