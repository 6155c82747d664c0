/** The board with what covers it: while it is paused, or played in another window. */
import type { ReactNode } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player, Snapshot } from '../../play/player.ts';
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
  const { paused, elsewhere } = snapshot;
  const { reopen } = useReopen();
  return (
    <div className="play-board @container">
      <div className={cx((paused || elsewhere) && 'invisible')}>{children}</div>
      {elsewhere ? (
        <Cover
          words="This puzzle is open in another window."
          action="Play here"
          onAction={() => void takeOver(open).then(reopen)}
        />
      ) : (
        paused && <Cover words="Paused" action="Continue" onAction={() => player.resume()} />
      )}
    </div>
  );
}
