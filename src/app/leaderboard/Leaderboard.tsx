/**
 * A puzzle's leaderboard: the best fifty, the player's own place, and the distribution of results.
 */
import { useAtomValue } from 'jotai';
import { CircleSlash } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { HeldState } from '../../firebase/held.ts';
import type { GameId } from '../../games/definitions.ts';
import { entryOf } from '../../leaderboard/entries.ts';
import type { SeenLeaderboard } from '../../leaderboard/seen.ts';
import type { Json } from '../../lib/json.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { shortFigure } from '../../ui/figures.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { onlineAtom } from '../device/online.ts';
import { storage, useStored } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { PageProps, PuzzleProps, Visit } from '../page/page.ts';
import { TroubleNote } from '../page/TroubleNote.tsx';
import { useTitle } from '../page/useTitle.ts';
import { lastOutcomeAtom } from '../sync/syncState.ts';
import { TableStandings } from '../tables/TableStandings.tsx';
import { BoardHead } from './BoardHead.tsx';
import { NobodyYet, NotSetUp } from './BoardNote.tsx';
import { BoardSkeleton, BoardTable, UncheckedTable } from './BoardTable.tsx';
import { Freshness } from './Freshness.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { type OwnFacts, placementOf, readOwnFacts } from './ownPlacement.ts';
import { readHeld, readSeen } from './readBoards.ts';
import { SpreadChart } from './SpreadChart.tsx';
import { type ShownBoard, useBoard } from './useBoard.ts';
import { boardVersions } from './versions.ts';

interface Loaded {
  readonly own: OwnFacts;
  readonly published: Json | undefined;
  /** The cached copy of the leaderboard that is shown first. */
  readonly seen: SeenLeaderboard | null;
}

export async function load({
  definition,
  params,
}: Pick<PageProps, 'definition'> & Pick<Visit, 'params'>): Promise<Loaded> {
  const opened = await storage();
  const id = params.id ?? '';
  const [own, published] = await Promise.all([
    readOwnFacts(opened, definition, id),
    readPublished(opened),
  ]);
  const { board } = boardVersions(published, definition.id, id, own.hash);
  return { own, published, seen: await readSeen(opened, definition.id, board) };
}

export function Page({ data, definition, id }: PageProps<Loaded>) {
  useTitle('Leaderboard', `${definition.title} ${id}`);
  const read = useCallback(
    (opened: ResilientStorage) => readOwnFacts(opened, definition, id),
    [definition, id],
  );
  const own = useStored(read, data.own);
  const published = useStored(readPublished, data.published);
  const versions = boardVersions(published, definition.id, id, own.hash);
  const [chosen, setChosen] = useState<string | null>(null);
  const name = chosen ?? versions.board;
  return (
    <div className={`${definition.hue} mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6`}>
      <PageHead back={{ to: `/${definition.id}`, label: definition.title }} title="Leaderboard">
        <BoardHead definition={definition} id={id} />
      </PageHead>
      {versions.all.length > 0 && (
        <nav aria-label="Versions of this puzzle" className="mb-4 flex flex-wrap gap-2">
          {versions.all.map(({ board, name: words }) => (
            <button
              key={board}
              type="button"
              aria-current={board === name}
              className={board === name ? button.primary : button.secondary}
              onClick={() => setChosen(board)}
            >
              {words}
            </button>
          ))}
        </nav>
      )}
      {versions.withdrawn === null ? (
        <Board
          // Remount for another leaderboard, so that no state carries over.
          key={name}
          definition={definition}
          id={id}
          board={name}
          own={name === versions.board ? own : { ...own, rank: null, sending: 'no' }}
          seen={name === versions.board ? data.seen : null}
        />
      ) : (
        <div className="max-w-2xl">
          <NoteCard icon={CircleSlash} title="This puzzle was withdrawn">
            {versions.withdrawn}
          </NoteCard>
        </div>
      )}
    </div>
  );
}

const readPublished = (opened: ResilientStorage) => opened.getMeta(PUBLISHED);

function Board({
  definition,
  id,
  board,
  own,
  seen,
}: PuzzleProps & {
  /** Id of the leaderboard shown (`boardIdOf`). */
  readonly board: string;
  readonly own: OwnFacts;
  readonly seen: SeenLeaderboard | null;
}) {
  const { shown, retry } = useBoard(definition.id, board, own.uid, seen);
  return shown.kind === 'not-set-up' ? (
    <WithoutAccounts definition={definition} id={id} rank={own.rank} />
  ) : (
    <Placements
      definition={definition}
      id={id}
      name={board}
      own={own}
      shown={shown}
      onRetry={retry}
    />
  );
}

function WithoutAccounts({ definition, id, rank }: PuzzleProps & Pick<OwnFacts, 'rank'>) {
  return (
    <div className="max-w-2xl">
      <NotSetUp>
        {rank === null ? (
          <Link to={`/${definition.id}/${id}`} className={button.primary}>
            Play this puzzle
          </Link>
        ) : (
          <p className="text-lg">
            Your result:{' '}
            <strong className="tabular-nums">{shortFigure(definition.measure, rank)}</strong>
          </p>
        )}
      </NotSetUp>
    </div>
  );
}

interface StandingsProps extends PuzzleProps {
  /** Id of the leaderboard (`boardIdOf`). */
  readonly name: string;
  readonly own: OwnFacts;
  readonly shown: Exclude<ShownBoard, { kind: 'not-set-up' }>;
  onRetry(): void;
}

/**
 * The player's own place and the chart of all results: on phones above the list, on wide screens
 * beside it.
 */
function Placements({ definition, id, name, own, shown, onRetry }: StandingsProps) {
  const last = useAtomValue(lastOutcomeAtom)?.kind;
  const board = shown.kind === 'board' ? shown.board : null;
  const asking =
    shown.kind === 'loading' ||
    (shown.kind === 'board' && shown.seenAt !== null && shown.trouble === null);
  const found = placementOf(definition.measure, own, board, asking, last);
  const held = useReview(definition.id, name, found.kind === 'sent' ? own.uid : null);
  const placement = held !== null && found.kind === 'sent' ? { ...found, kind: held } : found;
  const ownEntry = board && entryOf(board, own.uid);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="rounded-card border border-line bg-card lg:sticky lg:top-6 lg:order-last lg:mt-8">
        <OwnPlace definition={definition} id={id} placement={placement} />
        {shown.kind !== 'nothing' && (
          <SpreadChart
            measure={definition.measure}
            board={board}
            ownRank={ownEntry?.rank ?? null}
            expectsOwn={placement.kind === 'looking'}
          />
        )}
      </div>
      <div aria-busy={shown.kind === 'loading'}>
        {shown.kind === 'nothing' ? (
          <div className="lg:mt-8">
            <TroubleNote
              trouble={shown.trouble}
              name="the leaderboard"
              offline="This leaderboard isn’t saved on this device. It will load when you’re back online."
              onRetry={onRetry}
            />
          </div>
        ) : (
          <>
            <div className="mb-6 empty:hidden">
              <TableStandings definition={definition} id={id} invites />
            </div>
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
                caption={`${definition.title} ${id}`}
                measure={definition.measure}
                entries={board.entries}
                own={ownEntry}
              />
            )}
            {board !== null && board.unchecked.players > 0 && (
              <UncheckedTable measure={definition.measure} unchecked={board.unchecked} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** @param uid account id of the player if the sent result is not on the leaderboard; else null. */
function useReview(game: GameId, id: string, uid: string | null): HeldState | null {
  const online = useAtomValue(onlineAtom);
  const name = `${uid} ${game}/${id}`;
  const known = useAsync(async () => {
    if (uid === null || !online) return undefined;
    // After a failed request the page simply shows less.
    const state = await readHeld(uid, game, id).catch(() => null);
    return state === null ? undefined : { name, state };
  }, [uid, game, id, online, name]);
  return uid !== null && known?.name === name ? known.state : null;
}
