/** The puzzle page: header, board and controls, laid out for phone and desktop. */
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { boardAt, isTouched, nextUnfinished, stateOf, timeOf } from '../../play/session.ts';
import { Beans } from '../../ui/Beans.tsx';
import { cx } from '../../ui/cx.ts';
import { spokenFigure } from '../../ui/figures.ts';
import { puzzleHeading, puzzleName } from '../../ui/puzzleName.ts';
import { useReopen } from '../reopen.ts';
import { settingsAtom } from '../settings.ts';
import { BoardDone } from './BoardDone.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { Cover } from './Cover.tsx';
import { celebrate } from './celebrate.ts';
import { AlmanacSlot, FinishedPanel, fetchLater, HintCard, PlayMoreDialog } from './later.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAnnouncer } from './useAnnouncer.tsx';
import { takeOver, usePlayer } from './usePlayer.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import './play.css';

export function PlayPage({ open }: { readonly open: OpenPuzzle }) {
  const { entry, id, views } = open;
  const { reopen } = useReopen();
  const { player, snapshot } = usePlayer(open, reopen);
  const settings = useAtomValue(settingsAtom);
  const { announce, region } = useAnnouncer();
  const [playMore, setPlayMore] = useState(false);
  const { session, paused, elsewhere, hint, result } = snapshot;
  usePlayKeys(player, settings.singleKeys, announce);
  useEffect(fetchLater, []);

  const index = session.current;
  const board = boardAt(session, index);
  const name = entry.boards[index]?.name ?? entry.title;
  const beans = session.game.beans(session.puzzle.boards[index]);
  const done = board.status !== 'playing';
  const standing = open.result ?? result;
  const next = nextUnfinished(session, index);

  useEffect(() => {
    if (result === null) return;
    if (!session.game.isWin(result)) return;
    void celebrate();
    announce(`All done, ${spokenFigure(entry.measure, session.game.rank(result))}.`);
  }, [result, announce, entry.measure, session.game]);

  useEffect(() => {
    if (snapshot.notice) announce(snapshot.notice);
  }, [snapshot.notice, announce]);

  const { BoardView } = views;
  const title = puzzleName(entry.schedule, id);
  const { heading, detail } =
    entry.boards.length > 0 ? { heading: name, detail: title } : puzzleHeading(entry.schedule, id);

  return (
    <div className={cx(entry.hue, 'play')}>
      <PlayHeader
        entry={entry}
        id={id}
        player={player}
        snapshot={snapshot}
        finished={standing !== null}
      />
      <p className="print-only px-4">
        {[entry.title, title, entry.boards[index]?.name].filter(Boolean).join(', ')}.
      </p>
      {region}
      <BoardView
        key={index}
        board={session.puzzle.boards[index]}
        state={stateOf(board)}
        status={board.status}
        locked={done || paused || elsewhere}
        focus={hint?.hint.focus ?? []}
        preferences={settings}
        keys={settings.singleKeys ? 'page' : 'board'}
        onMove={player.move}
        onCheck={player.check}
        announce={announce}
      >
        {(parts) => (
          <div className="play-grid">
            {session.boards.length > 1 && (
              <div className="play-tabs">
                <BoardTabs entry={entry} snapshot={snapshot} onSelect={(i) => player.select(i)} />
              </div>
            )}
            <div className="play-title">
              <h2 className="text-4xl">{heading}</h2>
              <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
                {detail}
                {beans !== null && <Beans count={beans} />}
              </p>
            </div>
            <div className="play-board @container">
              <div className={cx((paused || elsewhere) && 'invisible')}>{parts.board}</div>
              {elsewhere ? (
                <Cover
                  words="This puzzle is open in another window."
                  action="Play here"
                  onAction={() => void takeOver(open).then(reopen)}
                />
              ) : (
                paused && (
                  <Cover words="Paused" action="Continue" onAction={() => player.resume()} />
                )
              )}
            </div>
            <div className="play-panel">
              {standing !== null ? (
                <>
                  <Suspense
                    fallback={<div className="h-68 rounded-card border border-line bg-card" />}
                  >
                    <FinishedPanel
                      open={open}
                      result={standing}
                      onPlayMore={() => setPlayMore(true)}
                    />
                  </Suspense>
                  {parts.ending}
                </>
              ) : done ? (
                <BoardDone
                  name={name}
                  time={timeOf(session, index)}
                  hints={board.hints}
                  next={next === null ? null : (entry.boards[next]?.name ?? 'next board')}
                  onNext={() => next !== null && player.select(next)}
                />
              ) : (
                <>
                  {parts.controls}
                  <Toolbar player={player} snapshot={snapshot} announce={announce} />
                  {index === 0 && !isTouched(session) && (
                    <p className="px-1 text-center text-sm text-soft">
                      New here?{' '}
                      <Link
                        to={`/${entry.id}#how`}
                        className="inline-flex min-h-11 items-center underline underline-offset-4"
                      >
                        See how to play
                      </Link>
                    </p>
                  )}
                  {snapshot.notice !== null && (
                    <p className="px-1 text-center text-sm text-warn">{snapshot.notice}</p>
                  )}
                  {open.notice !== null && (
                    <p className="px-1 text-center text-sm text-warn">{open.notice}</p>
                  )}
                </>
              )}
              {hint && (
                <Suspense>
                  <HintCard player={player} hint={hint} cost={session.game.hintCost ?? 0} />
                </Suspense>
              )}
            </div>
            {views.Almanac && (
              <Suspense>
                <AlmanacSlot open={open} Almanac={views.Almanac} />
              </Suspense>
            )}
          </div>
        )}
      </BoardView>
      {playMore && (
        <Suspense>
          <PlayMoreDialog entry={entry} open onClose={() => setPlayMore(false)} />
        </Suspense>
      )}
    </div>
  );
}
