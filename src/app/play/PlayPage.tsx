/** The puzzle page: header, board and controls, laid out for phone and desktop. */
import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { cx } from '../../ui/cx.ts';
import { useIsOverlaid } from '../../ui/overlays.ts';
import { useReopen } from '../page/reopen.ts';
import { settingsAtom } from '../settings/settings.ts';
import { AlmanacSlot, fetchLater, OnPaper, PlayEvents } from './later.tsx';
import { PlayGrid } from './PlayGrid.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { PlayContext, usePlay } from './playContext.ts';
import { useAnnouncer } from './useAnnouncer.tsx';
import { usePlayer } from './usePlayer.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import './play.css';

export interface PlayPageProps {
  readonly open: OpenPuzzle;
  /**
   * Hook that makes the player (the state of the game being played). The desk passes one that saves
   * no progress for its drafts.
   */
  readonly usePlayerHook?: typeof usePlayer;
  readonly Header?: ComponentType;
}

export function PlayPage({ open, usePlayerHook = usePlayer, Header = PlayHeader }: PlayPageProps) {
  const { reopen } = useReopen();
  const player = usePlayerHook(open, reopen);
  const announcer = useAnnouncer();
  const play = useMemo(() => ({ open, player, ...announcer }), [open, player, announcer]);
  const { hand } = useAtomValue(settingsAtom);
  /** The finished panel's view in place of the board, or null. */
  const [instead, setInstead] = useState<ReactNode>(null);
  useEffect(fetchLater, []);
  return (
    <PlayContext value={play}>
      <div className={cx(open.definition.hue, 'play')} data-hand={hand}>
        <Header />
        <Suspense>
          <OnPaper />
          <PlayEvents />
        </Suspense>
        {announcer.region}
        {instead ? (
          <Suspense>{instead}</Suspense>
        ) : (
          <PlayGrid Slot={AlmanacSlot}>
            {(parts) => <PlayPanel parts={parts} onShow={setInstead} />}
          </PlayGrid>
        )}
        <Listeners />
      </div>
    </PlayContext>
  );
}

/**
 * Keys and overlays of the puzzle page. A component of its own, so that they do not re-render the
 * board; rendered after the board, so that the board's key listener runs first.
 */
function Listeners() {
  const { player } = usePlay();
  const isOverlaid = useIsOverlaid();
  usePlayKeys();
  useEffect(() => player.setCovered(isOverlaid), [player, isOverlaid]);
  return null;
}
