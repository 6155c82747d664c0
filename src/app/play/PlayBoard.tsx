/** The puzzle's board, covered while the game is paused or played in another window. */
import type { ReactNode } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { onTable } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { storage } from '../device/storage.ts';
import { useReopen } from '../page/reopen.ts';
import { usePlay, useSnapshot } from './playContext.ts';

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

interface CoverProps {
  readonly words: string;
  readonly action: string;
  onAction(): void;
}

/** Covers the board while it cannot be played (paused, or open in another window). */
function Cover({ words, action, onAction }: CoverProps) {
  return (
    <div className="absolute inset-0 grid place-items-center rounded-card border border-line bg-card">
      <div className="max-w-72 text-center">
        <p className="mb-3 font-display text-2xl font-semibold text-balance">{words}</p>
        <button type="button" className={button.primary} onClick={onAction}>
          {action}
        </button>
      </div>
    </div>
  );
}

/**
 * Takes the game over from another window: a save with a higher counter makes that window give it
 * up.
 */
async function takeOver({ definition, id }: OpenPuzzle): Promise<void> {
  const opened = await storage();
  const row = await opened.readProgress(definition.id, id);
  if (row === null) return;
  const newest = { ...row, updatedAt: Date.now(), counter: row.counter + 1 };
  await opened.writeProgress(newest);
}
