/**
 * The number of solutions engraved on the board, as a button: it explains the number, and counts
 * the solutions that the laid pieces leave. The count is a help (zero means that a piece is wrong),
 * so it costs as much as a hint.
 */
import { useState } from 'react';
import { capital } from '../../../lib/capital.ts';
import { count } from '../../../lib/count.ts';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { BoardEngine } from '../../contract/view.ts';
import { ways } from '../rules/labels.ts';
import type { Board, State } from '../rules/types.ts';
import { dateOf } from './words.ts';

export interface WaysProps {
  readonly board: Board;
  readonly state: State;
  readonly playing: boolean;
  readonly engine: BoardEngine | undefined;
}

/** A counted number of solutions, and the state of the board it applies to. */
interface Told {
  readonly state: State;
  readonly count: number;
}

export function leftWords(n: number): string {
  if (n === 0) return 'There’s no solution from here: at least one piece has to move.';
  return `There ${n === 1 ? 'is' : 'are'} ${count(n, 'solution')} from here.`;
}

export function Ways({ board, state, playing, engine }: WaysProps) {
  const [open, setOpen] = useState(false);
  const [counting, setCounting] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const left = told?.state === state ? told.count : null;
  const isUntouched = state.every((placement) => placement === null);

  async function ask(): Promise<void> {
    setCounting(true);
    const counted = await engine?.countWays();
    setCounting(false);
    if (typeof counted === 'number') setTold({ state, count: counted });
  }

  function close(): void {
    setOpen(false);
    // Closing the dialog cancels the count, so that it costs nothing.
    if (counting) engine?.cancel();
    setCounting(false);
  }

  return (
    <>
      <button
        type="button"
        className="yd-ways no-print"
        aria-label={`${capital(ways(board.solutions))}${left === null ? '' : `, ${left} left`}: what this means`}
        onClick={() => setOpen(true)}
      >
        {left !== null && <span>{`${left === 0 ? 'none' : left} left`}</span>}
      </button>
      <Dialog open={open} title={capital(ways(board.solutions))} onClose={close}>
        <div className="flex flex-col items-start gap-4">
          <p>
            {`The eight pieces can cover everything except ${dateOf(board)} in ${ways(board.solutions)}. Any solution counts.`}
          </p>
          {playing && engine && !isUntouched && (
            <>
              <p role="status" className="font-semibold empty:hidden">
                {left !== null ? leftWords(left) : counting ? 'Counting…' : ''}
              </p>
              {left === null && (
                <button
                  type="button"
                  className={button.secondary}
                  aria-disabled={counting || undefined}
                  onClick={() => counting || void ask()}
                >
                  Count the solutions left{' '}
                  <span className="text-sm font-normal text-soft">+20 s</span>
                </button>
              )}
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
