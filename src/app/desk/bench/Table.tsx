/** The table: the draft's boards, what is to be said of them, and what can be done with them. */
import { useAtomValue } from 'jotai';
import { Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { latestDateOnEarth } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import type { Change, Standing } from '../../../desk/changes.ts';
import type { DraftDocument } from '../../../desk/documents.ts';
import { ownBase } from '../../../desk/ownChange.ts';
import { plannedBeans } from '../../../desk/plans.ts';
import type { Desk } from '../../../desk/port.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import type { Json } from '../../../lib/json.ts';
import { hashOf } from '../../../play/hash.ts';
import { makeSession } from '../../../play/savedSession.ts';
import { isFinished, type Session } from '../../../play/session.ts';
import { puzzleHash } from '../../../published/hash.ts';
import { boardIdOf } from '../../../published/listing.ts';
import { ServerError } from '../../../sync/status.ts';
import { button } from '../../../ui/button.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { onlineAtom } from '../../device/online.ts';
import { useAtDesk } from '../deskContext.ts';
import { useNextFocus } from '../nextFocus.ts';
import { useMeasuredBeans, useUndoKeys, useWorker } from './atTable.ts';
import { type BenchData, beforeOf } from './benchReading.ts';
import { Candidates } from './Candidates.tsx';
import { Differences, Drafts } from './Drafts.tsx';
import { Figures } from './Figures.tsx';
import { Publish, Words } from './Publish.tsx';
import { Tabs } from './Tabs.tsx';
import { AfterPlay, readLeftPlay, TestPlays, testPlayOf } from './TestPlays.tsx';
import type { Ground } from './useDay.ts';
import { readText, textOf, useDraft, useTablePuzzle } from './useDraft.ts';
import { type Judged, useReports } from './useReports.ts';
import { Verdict } from './Verdict.tsx';

export interface TableProps {
  readonly definition: GameDefinition;
  readonly ground: Ground;
  readonly given: Puzzle;
  /** Null where the server was never asked. */
  readonly data: BenchData | null;
  /** Whether `data` is what the server says now, and not what was read earlier. */
  readonly asked: boolean;
}

const MOST_NOTE = 1000;

/** `asked`: how the play was. */
type Play =
  | { readonly kind: 'none' }
  | { readonly kind: 'playing'; readonly from: Session | null }
  | { readonly kind: 'asked'; readonly session: Session };

const TestSolve = lazy(() => import('./TestSolve.tsx'));

export function Table({ definition, ground, given, data, asked }: TableProps) {
  const { game, editor, Miniature, packHash } = ground;
  const { id: gameId, schedule } = definition;
  const { id } = given;
  const { uid, email, readAgain, doubt } = useAtDesk();
  const online = useAtomValue(onlineAtom);
  const worker = useWorker();
  const [place, setPlace] = useState(0);
  const playsHeading = useRef<HTMLHeadingElement>(null);
  const focusNext = useNextFocus();
  const [said, announce] = useState('');
  const listing = data?.listing ?? null;
  const own = data?.drafts.find((draft) => draft.uid === uid) ?? null;

  const untouched: DraftDocument = {
    ...{ uid, email, game: gameId, id, puzzle: textOf(game, given) },
    ...{ base: listing?.revision ?? 0, note: '', plays: '[]', revision: 0 },
  };
  const { keeper, snapshot } = useDraft({
    ground,
    given: untouched,
    served: asked ? own : undefined,
  });
  const { refusal } = snapshot;
  useEffect(() => {
    if (refusal !== null) doubt(refusal);
  }, [refusal, doubt]);
  const { puzzle, unreadable } = useTablePuzzle(ground, given, snapshot.puzzle);
  const reports = useReports(worker, gameId, puzzle.boards);
  const judged = reports[place]!;
  const board = puzzle.boards[place];
  const isDraft = snapshot.keeping !== 'untouched';

  const withBoard = (changed: unknown): string =>
    textOf(game, { ...puzzle, boards: puzzle.boards.with(place, changed) });
  const complete = useHandler((measured: readonly (number | null)[]) => {
    if (unreadable) return;
    const boards = puzzle.boards.map((one, i) => {
      const beans = measured[i] ?? null;
      return beans === null ? one : editor.withBeans(one, beans);
    });
    keeper.complete(snapshot.puzzle, textOf(game, { ...puzzle, boards }));
  });
  useMeasuredBeans(reports, complete);
  useUndoKeys(keeper);

  const [busy, setBusy] = useState(false);
  async function runTool(name: string): Promise<void> {
    setBusy(true);
    const asked = snapshot.puzzle;
    try {
      const answer = await worker.amend(gameId, board, name, crypto.randomUUID());
      if (answer === null) return;
      // What came of a board that has been changed meanwhile would undo that change.
      if (keeper.getSnapshot().puzzle !== asked) announce('The board was changed meanwhile.');
      else if (answer.ok) keeper.edit(withBoard(answer.value));
      else announce(answer.problem.message);
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  const hash = useMemo(() => puzzleHash(game.makePuzzle(puzzle)), [game, puzzle]);
  const seen = isDraft
    ? ownBase(data?.changes ?? [], { uid, base: snapshot.base, hash })
    : (listing?.revision ?? 0);
  // One's own change, of which no answer came: the draft goes on from there.
  useEffect(() => {
    if (isDraft && asked && seen > snapshot.base) keeper.rebase(seen);
  }, [keeper, isDraft, asked, seen, snapshot.base]);

  async function submit(desk: Desk, change: Change, note: string): Promise<void> {
    const { kind, reason, hash: isPuzzle } = change;
    const text = textOf(game, puzzle);
    if (isPuzzle !== undefined) {
      const proven = await worker.prove(gameId, id, JSON.parse(text));
      if (proven?.ok === false) throw new ServerError('invalid-argument', proven.problem.message);
    }
    await desk.changePuzzle({
      ...{ game: gameId, id, kind, reason: reason.trim(), note, revision: seen },
      ...(isPuzzle !== undefined && { puzzle: text }),
    });
    // The draft stays: how its test plays went is to be seen in the calendar.
    if (isDraft) keeper.rebase(seen + 1);
  }

  const standing: Standing = {
    listing,
    before: data === null ? null : beforeOf(data),
    packHash,
    isOut: dateOf(schedule, id) <= latestDateOnEarth(Date.now()),
  };
  const planned = plannedBeans(gameId, id);
  const differences = differencesOf(editor.differences, definition, given, puzzle);

  const [play, setPlay] = useState<Play>({ kind: 'none' });
  // A hint may answer when the play has been answered for.
  const savePlay = useHandler((session: Json) => {
    if (play.kind === 'playing') keeper.keepPlay(session);
  });
  const endPlay = useHandler((session: Session) => {
    // A finished one too: until it is answered for, the page may go.
    keeper.keepPlay(makeSession(session));
    setPlay({ kind: 'asked', session });
  });
  const left = useMemo(
    () => (play.kind === 'playing' ? null : readLeftPlay(game, puzzle, snapshot.play)),
    [game, puzzle, snapshot.play, play.kind],
  );
  function answerForPlay(): void {
    keeper.keepPlay(null);
    setPlay({ kind: 'none' });
    focusNext(() => playsHeading.current);
  }

  if (play.kind === 'playing') {
    return (
      <Suspense fallback={<p className="mt-6 text-soft">Opening.</p>}>
        <TestSolve
          definition={definition}
          ground={ground}
          puzzle={puzzle}
          from={play.from}
          onSave={savePlay}
          onLeave={endPlay}
        />
      </Suspense>
    );
  }

  return (
    <>
      {play.kind === 'asked' && (
        <AfterPlay
          session={play.session}
          onKeep={(note) => {
            // Of what was played: another device may have changed the draft meanwhile.
            const played = hashOf(play.session.game, play.session.puzzle);
            keeper.addPlay(testPlayOf(play.session, { hash: played, at: Date.now(), email, note }));
            answerForPlay();
          }}
          onDrop={answerForPlay}
          onLater={() => {
            setPlay({ kind: 'none' });
            focusNext(() => playsHeading.current);
          }}
          onPlayOn={() => setPlay({ kind: 'playing', from: play.session })}
        />
      )}
      <Drafts
        keeper={keeper}
        snapshot={snapshot}
        others={(data?.drafts ?? []).filter((draft) => draft.uid !== uid)}
        Miniature={Miniature}
        boardsOf={(text) => {
          const other = readText(game, id, text);
          return other?.boards.map((one) => ({ board: one, state: game.start(one) })) ?? null;
        }}
        differencesOf={(text) => {
          const other = readText(game, id, text);
          return other ? differencesOf(editor.differences, definition, puzzle, other) : [];
        }}
        announce={announce}
      />
      {unreadable && (
        <p className="mt-3 text-bad">
          Your draft cannot be read by this version of Crema. It is kept; on the table is what
          players get.
        </p>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <Tabs definition={definition} reports={reports} place={place} onPlace={setPlace} />
            <span className="ml-auto flex">
              <button
                type="button"
                className={button.icon}
                aria-label="Undo"
                disabled={!snapshot.canUndo}
                onClick={keeper.undo}
              >
                <Undo2 size={20} aria-hidden />
              </button>
              <button
                type="button"
                className={button.icon}
                aria-label="Redo"
                disabled={!snapshot.canRedo}
                onClick={keeper.redo}
              >
                <Redo2 size={20} aria-hidden />
              </button>
            </span>
          </div>
          <editor.Editor
            key={`editor ${place}`}
            id={id}
            board={board}
            {...judged}
            busy={busy}
            onChange={(changed) => keeper.edit(withBoard(changed))}
            onTool={(name) => void runTool(name)}
            announce={announce}
          />
          <p role="status" className="mt-2 min-h-6 text-sm text-soft">
            {said}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Verdict judged={judged} board={board} planned={planned} Miniature={Miniature} />
          <Publish
            standing={standing}
            base={seen}
            changes={data?.changes ?? []}
            hash={hash}
            obstacle={unreadable ? 'Your draft cannot be read.' : obstacleOf(definition, reports)}
            online={online}
            asked={asked}
            submit={submit}
            onChanged={readAgain}
            onSeen={() => keeper.rebase(listing?.revision ?? 0)}
            onStale={readAgain}
          />
          <TestPlays
            definition={definition}
            plays={snapshot.plays}
            hash={hash}
            left={left}
            onPlay={(from) => {
              if (from === null || !isFinished(from)) setPlay({ kind: 'playing', from });
              else setPlay({ kind: 'asked', session: from });
            }}
            heading={playsHeading}
            obstacle={
              reports.every(({ report }) => (report?.solutions ?? 1) > 0)
                ? null
                : 'A board without a solution cannot be played to its end.'
            }
          />
          {standing.isOut && (
            <Figures definition={definition} id={id} board={boardIdOf(id, listing?.version ?? 1)} />
          )}
          <section aria-labelledby="differences">
            <h2 id="differences" className="text-xl">
              Against what players get
            </h2>
            <div className="mt-1 text-sm">
              <Differences lines={differences} />
            </div>
          </section>
          <Words
            label="Note to yourself and the desk"
            most={MOST_NOTE}
            value={snapshot.note}
            onChange={keeper.writeNote}
          />
        </div>
        {!game.isFixed && (
          <div className="min-w-0">
            <Candidates
              key={`boards ${place}`}
              worker={worker}
              game={gameId}
              id={id}
              place={place}
              name={definition.boards[place]?.name ?? ''}
              beans={planned}
              Miniature={Miniature}
              start={game.start}
              beansOf={game.beans}
              onTake={(taken) => {
                keeper.edit(withBoard(taken));
                announce('The board is in your draft. Undo brings back the one before.');
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}

function differencesOf(
  compare: (before: unknown, after: unknown) => readonly string[],
  { boards }: GameDefinition,
  before: Puzzle,
  after: Puzzle,
): string[] {
  return after.boards.flatMap((board, i) => {
    const name = boards[i]?.name;
    const lines = compare(before.boards[i], board);
    return name === undefined ? lines : lines.map((line) => `${name}: ${line}`);
  });
}

/** Why the draft cannot be published; null when nothing speaks against it. */
function obstacleOf({ boards }: GameDefinition, reports: readonly Judged[]): string | null {
  for (const [i, { report, fresh, problem }] of reports.entries()) {
    const name = boards[i]?.name;
    const said = problem ?? report?.complaints[0];
    if (fresh && said !== undefined) return name === undefined ? said : `${name}: ${said}`;
  }
  return reports.every(({ fresh }) => fresh) ? null : 'The boards are still being looked at.';
}
