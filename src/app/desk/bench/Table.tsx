/** The table: the draft's boards, what is to be said of them, and what can be done with them. */
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { civilDateOf } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import { cautionsOf, outAbroad } from '../../../desk/cautions.ts';
import type { Change, Standing } from '../../../desk/changes.ts';
import type { DraftDocument } from '../../../desk/documents.ts';
import { playsOf } from '../../../desk/facts.ts';
import { ownBase } from '../../../desk/ownChange.ts';
import { plannedBeans } from '../../../desk/plans.ts';
import type { Desk } from '../../../desk/port.ts';
import { boardHashes, unplayedBoards } from '../../../desk/testPlays.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { hashOf } from '../../../play/hash.ts';
import { puzzleHash } from '../../../published/hash.ts';
import { isReleased } from '../../../storage/tables.ts';
import { ServerError } from '../../../sync/status.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { onlineAtom } from '../../device/online.ts';
import { useAtDesk } from '../deskContext.ts';
import { useNextFocus } from '../nextFocus.ts';
import { useMeasuredBeans, useUndoKeys, useWorker } from './atTable.ts';
import { type BenchData, lastOf } from './benchReading.ts';
import { Candidates } from './Candidates.tsx';
import { Differences, Drafts } from './Drafts.tsx';
import { differencesOf, obstacleOf } from './draftWords.ts';
import { Figures } from './Figures.tsx';
import { Publish } from './Publish.tsx';
import { Tabs } from './Tabs.tsx';
import { AfterPlay, TestPlays, testPlayOf } from './TestPlays.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { useCandidates } from './useCandidates.ts';
import type { Ground } from './useDay.ts';
import { readText, textOf, useDraft, useTablePuzzle } from './useDraft.ts';
import { useReports } from './useReports.ts';
import { useTestPlay } from './useTestPlay.ts';
import { Verdict } from './Verdict.tsx';
import { Versions } from './Versions.tsx';
import { Words } from './Words.tsx';

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
  const planned = plannedBeans(gameId, id);
  const names = definition.boards.map(({ name }) => name);
  const candidates = useCandidates(worker, gameId, id, planned);
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
  const hash = useMemo(() => puzzleHash(game.makePuzzle(puzzle)), [game, puzzle]);
  const complete = useHandler((measured: readonly (number | null)[]) => {
    // A version that there is stays what it is, however hard today's solver finds it.
    const isVersion = hash === packHash || listing?.hashes.includes(hash) === true;
    if (unreadable || isVersion) return;
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

  const now = Date.now();
  const standing: Standing = {
    listing,
    ...lastOf(data),
    packHash,
    isOut: isReleased(gameId, id, now),
  };
  const differences = differencesOf(editor.differences, definition, given, puzzle);

  const plays = [
    ...snapshot.plays,
    ...(data?.drafts ?? []).flatMap((draft) => (draft.uid === uid ? [] : playsOf(draft.plays))),
  ];
  const draft = { hash, boards: boardHashes(game.makePuzzle(puzzle)) };
  // The pack's own was played when it was made, and of words there is nothing to play.
  const unplayed = game.isFixed || hash === packHash ? [] : unplayedBoards(plays, draft);
  const measured = reports.map(({ report, fresh }, i) =>
    fresh ? (report?.beans ?? null) : game.beans(puzzle.boards[i]),
  );
  const testPlay = useTestPlay({
    ...{ game, puzzle, keeper, kept: snapshot.play },
    place: unplayed[0] ?? 0,
  });
  const { playing, ended } = testPlay;
  function answerForPlay(): void {
    testPlay.answer();
    focusNext(() => playsHeading.current);
  }

  if (playing !== null) {
    return (
      <Suspense fallback={<p className="mt-6 text-soft">Opening.</p>}>
        <TestSolve
          definition={definition}
          ground={ground}
          puzzle={puzzle}
          from={playing}
          onSave={testPlay.save}
          onLeave={testPlay.end}
        />
      </Suspense>
    );
  }

  return (
    <>
      {ended !== null && (
        <AfterPlay
          session={ended}
          names={names}
          onKeep={(note) => {
            // Of what was played: another device may have changed the draft meanwhile.
            const played = hashOf(ended.game, ended.puzzle);
            keeper.addPlay(testPlayOf(ended, { hash: played, at: Date.now(), email, note }));
            answerForPlay();
          }}
          onDrop={answerForPlay}
          onLater={() => {
            testPlay.later();
            focusNext(() => playsHeading.current);
          }}
          onPlayOn={() => testPlay.play(ended)}
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
            <UndoButtons keeper={keeper} snapshot={snapshot} />
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
            cautions={cautionsOf({ unplayed, names, measured, planned })}
            abroad={outAbroad(dateOf(schedule, id), civilDateOf(new Date(now)), now)}
            online={online}
            asked={asked}
            submit={submit}
            onChanged={readAgain}
            onSeen={() => keeper.rebase(listing?.revision ?? 0)}
            onStale={readAgain}
          />
          {listing !== null && listing.hashes.length > 1 && (
            <Versions
              ground={ground}
              game={gameId}
              listing={listing}
              changes={data?.changes ?? []}
              hash={hash}
              onTake={(taken, version) => {
                keeper.edit(textOf(game, taken));
                announce(`Version ${version} is on the bench. Undo brings back what was there.`);
              }}
            />
          )}
          <TestPlays
            definition={definition}
            plays={snapshot.plays}
            draft={draft}
            unplayed={unplayed}
            left={testPlay.left}
            onPlay={testPlay.play}
            heading={playsHeading}
            obstacle={
              reports.every(({ report }) => (report?.solutions ?? 1) > 0)
                ? null
                : 'A board without a solution cannot be played to its end.'
            }
          />
          {standing.isOut && <Figures definition={definition} id={id} listing={listing} />}
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
              made={candidates.at(place)}
              name={definition.boards[place]?.name ?? ''}
              hasBeans={planned !== null}
              Miniature={Miniature}
              start={game.start}
              beansOf={game.beans}
              summaryOf={(made) => editor.summary?.(made) ?? []}
              onWish={(beans) => candidates.wish(place, beans)}
              onMake={() => candidates.make(place)}
              onStop={candidates.stop}
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
