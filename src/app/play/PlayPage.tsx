/** The puzzle page: header, board and controls, laid out for phone and desktop. */
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { dateOf } from '../../daily/numbering.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { boardAt, isFinished, nextUnfinished, stateOf, timeOf } from '../../play/session.ts';
import { Beans } from '../../ui/Beans.tsx';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { weekdayAndDay } from '../../ui/dates.ts';
import { useReopen } from '../reopen.ts';
import { settingsAtom } from '../settings.ts';
import { BoardTabs } from './BoardTabs.tsx';
import { celebrate } from './celebrate.ts';
import { FinishedPanel, fetchLater, HintCard, PlayMoreDialog } from './later.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAnnouncer } from './useAnnouncer.tsx';
import { usePlayer } from './usePlayer.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import './play.css';

export function PlayPage({ open }: { readonly open: OpenPuzzle }) {
  const { entry, id, views } = open;
  const { reopen } = useReopen();
  const { player, snapshot } = usePlayer(open, reopen);
  const settings = useAtomValue(settingsAtom);
  const { announce, region } = useAnnouncer();
  const [playMore, setPlayMore] = useState(false);
  const { session, paused, hint, result } = snapshot;
  usePlayKeys(player, settings.singleKeys);
  useEffect(fetchLater, []);

  const index = session.current;
  const board = boardAt(session, index);
  const name = entry.boards[index]?.name ?? entry.title;
  const puzzleBoard = session.puzzle.boards[index] as { beans?: number };
  const done = board.status !== 'playing';
  const standing = open.result ?? result;
  const next = nextUnfinished(session, index);

  useEffect(() => {
    if (result !== null) void celebrate();
  }, [result]);

  useEffect(() => {
    if (snapshot.notice) announce(snapshot.notice);
  }, [snapshot.notice, announce]);

  const { BoardView } = views;
  const title = `${entry.schedule.naming === 'number' ? `Number ${id}, ` : ''}${weekdayAndDay(dateOf(entry.schedule, id))}`;

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
        {entry.title}, {title}. {name}.
      </p>
      {region}
      <BoardView
        key={index}
        board={session.puzzle.boards[index]}
        state={stateOf(board)}
        status={board.status}
        locked={done || paused}
        focus={hint?.hint.focus ?? []}
        preferences={settings}
        keys={settings.singleKeys ? 'page' : 'board'}
        onMove={(move) => player.move(move)}
        announce={announce}
      >
        {(parts) => (
          <div className="play-grid">
            <div className="play-tabs">
              <BoardTabs entry={entry} snapshot={snapshot} onSelect={(i) => player.select(i)} />
            </div>
            <div className="play-title">
              <h2 className="text-4xl">{name}</h2>
              <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
                {title}
                {puzzleBoard.beans !== undefined && <Beans count={puzzleBoard.beans} />}
              </p>
            </div>
            <div className="play-board @container">
              <div className={cx(paused && 'invisible')}>{parts.board}</div>
              {paused && (
                <div className="absolute inset-0 grid place-items-center">
                  <div className="text-center">
                    <p className="mb-3 font-display text-2xl font-semibold">Paused</p>
                    <button
                      type="button"
                      className={button.primary}
                      onClick={() => player.resume()}
                    >
                      Go on
                    </button>
                  </div>
                </div>
              )}
            </div>
            <div className="play-panel">
              {standing !== null ? (
                <Suspense
                  fallback={<div className="h-56 rounded-card border border-line bg-card" />}
                >
                  <FinishedPanel
                    open={open}
                    result={standing}
                    onPlayMore={() => setPlayMore(true)}
                  />
                </Suspense>
              ) : done ? (
                <div
                  className="rounded-card border border-line bg-card p-5 text-center"
                  role="status"
                >
                  <p className="font-display text-2xl font-semibold">{name}, done</p>
                  <p className="mt-1 text-soft">
                    <span className="sr-only">In {spokenDuration(timeOf(board))}.</span>
                    <span aria-hidden="true" className="tabular-nums">
                      {formatDuration(timeOf(board))}
                    </span>
                    {board.hints > 0 &&
                      ` with ${board.hints} ${board.hints === 1 ? 'hint' : 'hints'}`}
                  </p>
                  {next !== null && (
                    <button
                      type="button"
                      className={cx(button.primary, 'mt-4')}
                      // The next step is the only one: the Enter key should find it.
                      ref={(node) => node?.focus({ preventScroll: true })}
                      onClick={() => player.select(next)}
                    >
                      On to the {entry.boards[next]?.name ?? 'next board'}
                    </button>
                  )}
                  {isFinished(session) && <p className="mt-3 text-soft">Saving your result.</p>}
                </div>
              ) : (
                <>
                  {parts.controls}
                  <Toolbar player={player} snapshot={snapshot} />
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
                  <HintCard player={player} hint={hint} />
                </Suspense>
              )}
            </div>
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
