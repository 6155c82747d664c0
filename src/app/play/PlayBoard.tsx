/** The board, covered while paused or played in another window. */
import type { ReactNode } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player, Snapshot } from '../../play/player.ts';
import { boardAt } from '../../play/session.ts';
import { cx } from '../../ui/cx.ts';
import { useReopen } from '../page/reopen.ts';
import { Cover } from './Cover.tsx';
import { takeOver } from './usePlayer.ts';

export interface PlayBoardProps {
  readonly open: OpenPuzzle;
  readonly player: Player;
  readonly snapshot: Snapshot;
  readonly children: ReactNode;
}

export function PlayBoard({ open, player, snapshot, children }: PlayBoardProps) {
  const { session, paused, covered, elsewhere } = snapshot;
  // A finished board needs no cover.
  const isCovered = covered && boardAt(session, session.current).status === 'playing';
  const { reopen } = useReopen();
  return (
    <div className="play-board @container">
      <div
        className={cx(
          (paused || elsewhere) && 'invisible',
          // Opacity instead of `invisible`: a closing dialog must be able to return focus to the
          // board.
          isCovered && 'opacity-0',
        )}
      >
        {children}
      </div>
      {elsewhere ? (
        <Cover
          words="This puzzle is open in another window."
          action="Play here"
          onAction={() => void takeOver(open).then(reopen)}
        />
      ) : (
        (paused || isCovered) && (
          <Cover words="Paused" action="Continue" onAction={() => player.resume()} />
        )
      )}
    </div>
  );
}
