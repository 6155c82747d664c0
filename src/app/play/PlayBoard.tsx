/** The puzzle's board, covered while the game is paused or played in another window. */
import type { ReactNode } from 'react';
import { onTable } from '../../play/session.ts';
import { cx } from '../../ui/cx.ts';
import { useReopen } from '../page/reopen.ts';
import { Cover } from './Cover.tsx';
import { usePlay, useSnapshot } from './playContext.ts';
import { takeOver } from './takeOver.ts';

export function PlayBoard({ children }: { readonly children: ReactNode }) {
  const { open, player } = usePlay();
  const paused = useSnapshot((snapshot) => snapshot.paused);
  const elsewhere = useSnapshot((snapshot) => snapshot.elsewhere);
  // A finished board needs no cover.
  const isCovered = useSnapshot(
    ({ session, covered }) => covered && onTable(session).status === 'playing',
  );
  const isTimed = open.definition.measure.unit === 'time';
  const { reopen, reopening } = useReopen();
  return (
    <div className="play-board @container">
      <div
        className={cx(
          (paused || elsewhere) && 'invisible',
          // A covered board is transparent, not `invisible`: a closing dialog must be able to
          // return focus to it. Without a clock it stays in sight, and out of reach: the press that
          // closes a menu must not make a move.
          isCovered && (isTimed ? 'opacity-0' : 'pointer-events-none'),
        )}
      >
        {children}
      </div>
      {elsewhere && !reopening ? (
        <Cover
          words="This puzzle is open in another tab or window."
          action="Play here"
          onAction={() => void takeOver(open).then(reopen)}
        />
      ) : (
        !elsewhere &&
        (paused ? (
          <Cover words="Paused" action="Continue" onAction={() => player.resume()} />
        ) : (
          // A menu over it would cut words and a button in two.
          isCovered && isTimed && <div className="play-cloth" />
        ))
      )}
    </div>
  );
}
