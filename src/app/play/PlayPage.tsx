/** The puzzle page: header, board and controls, laid out for phone and desktop. */
import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Snapshot } from '../../play/player.ts';
import { boardAt } from '../../play/session.ts';
import { Beans } from '../../ui/Beans.tsx';
import { cx } from '../../ui/cx.ts';
import { useIsOverlaid } from '../../ui/overlays.ts';
import { puzzleHeading, puzzleName } from '../../ui/puzzleName.ts';
import { useReopen } from '../page/reopen.ts';
import { settingsAtom } from '../settings/settings.ts';
import { BoardTabs } from './BoardTabs.tsx';
import type { More } from './FinishedPanel.tsx';
import { AlmanacSlot, AnotherWay, fetchLater, OnPaper, PlayMoreDialog } from './later.tsx';
import { PlayBoard } from './PlayBoard.tsx';
import { PlayedBoard } from './PlayedBoard.tsx';
import { PlayHeader, type PlayHeaderProps } from './PlayHeader.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { useAnnouncer } from './useAnnouncer.tsx';
import { usePlayAnnouncements } from './usePlayAnnouncements.ts';
import { usePlayer } from './usePlayer.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import { useShownHint } from './useShownHint.ts';
import './play.css';

export interface PlayPageProps {
  readonly open: OpenPuzzle;
  /** Hook that makes the player. The desk passes one that saves no progress for its drafts. */
  readonly useSeat?: typeof usePlayer;
  readonly Header?: ComponentType<PlayHeaderProps>;
}

export function PlayPage({ open, useSeat = usePlayer, Header = PlayHeader }: PlayPageProps) {
  const { definition, id, views } = open;
  const { reopen } = useReopen();
  const { player, snapshot } = useSeat(open, reopen);
  const settings = useAtomValue(settingsAtom);
  const { announce, region } = useAnnouncer();
  const [more, setMore] = useState<More | null>(null);
  const close = () => setMore(null);
  const { session, paused, elsewhere, hint, result } = snapshot;
  usePlayKeys(player, settings.singleKeys, announce);
  useEffect(fetchLater, []);
  const isOverlaid = useIsOverlaid();
  useEffect(() => player.setCovered(isOverlaid), [player, isOverlaid]);

  const index = session.current;
  const board = boardAt(session, index);
  const name = definition.boards[index]?.name ?? definition.title;
  const done = board.status !== 'playing';
  const standing = open.result ?? result;
  usePlayAnnouncements(open, snapshot, announce);
  const shownHint = useShownHint(hint);

  const title = <Title open={open} snapshot={snapshot} name={name} />;
  return (
    <div className={cx(definition.hue, 'play')} data-hand={settings.hand}>
      <Header
        definition={definition}
        id={id}
        player={player}
        paused={paused}
        playing={!done}
        canRestart={session.game.reversible && standing === null && !done && !paused}
        finished={standing !== null}
      />
      <Suspense>
        <OnPaper open={open} session={session} />
      </Suspense>
      {region}
      {more === 'way' ? (
        <Suspense>
          <AnotherWay open={open} title={title} announce={announce} onBack={close} />
        </Suspense>
      ) : (
        <PlayedBoard
          open={open}
          player={player}
          snapshot={snapshot}
          locked={done || paused || elsewhere}
          hint={shownHint}
          onCheck={player.check}
          onWays={player.ways}
          onCancel={player.cancelQuestion}
          announce={announce}
        >
          {(parts) => (
            <div className="play-grid">
              <BoardTabs
                definition={definition}
                snapshot={snapshot}
                onSelect={(i) => player.select(i)}
              />
              {title}
              <PlayBoard open={open} player={player} snapshot={snapshot}>
                {parts.board}
              </PlayBoard>
              <PlayPanel
                open={open}
                player={player}
                snapshot={snapshot}
                parts={parts}
                name={name}
                standing={standing}
                announce={announce}
                onMore={setMore}
              />
              {views.Almanac && (
                <Suspense>
                  <AlmanacSlot open={open} Almanac={views.Almanac} />
                </Suspense>
              )}
            </div>
          )}
        </PlayedBoard>
      )}
      {more === 'games' && (
        <Suspense>
          <PlayMoreDialog definition={definition} open onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

interface TitleProps {
  readonly open: OpenPuzzle;
  readonly snapshot: Snapshot;
  /** Name of the selected board. */
  readonly name: string;
}

function Title({ open: { definition, id }, snapshot: { session }, name }: TitleProps) {
  const beans = session.game.beans(session.puzzle.boards[session.current]);
  const { heading, detail } =
    definition.boards.length > 0
      ? { heading: name, detail: puzzleName(definition.schedule, id) }
      : puzzleHeading(definition.schedule, id);
  return (
    <div className="play-title">
      <h2 className="text-4xl">{heading}</h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <span>{detail}</span>
        {beans !== null && <Beans count={beans} />}
      </p>
    </div>
  );
}
