/**
 * The number of solutions engraved on the board, as a button: it explains the number, and counts
 * the solutions that the laid pieces leave. The count is a help (zero means that a piece is wrong),
 * so it costs as much as a hint.
 */
import { useState } from 'react';
import { capital } from '../../../lib/capital.ts';
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

function leftWords(count: number): string {
  if (count === 0) return 'As the pieces lie now there is no way left: one of them has to move.';
  return `As the pieces lie now, ${ways(count)} ${count === 1 ? 'is' : 'are'} left.`;
}

export function Ways({ board, state, playing, engine }: WaysProps) {
  const [open, setOpen] = useState(false);
  const [counting, setCounting] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const count = told?.state === state ? told.count : null;
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
        aria-label={`${capital(ways(board.solutions))}${count === null ? '' : `, ${count} left`}: what that means`}
        onClick={() => setOpen(true)}
      >
        {count !== null && <span>{`${count === 0 ? 'none' : count} left`}</span>}
      </button>
      <Dialog open={open} title={capital(ways(board.solutions))} onClose={close}>
        <div className="flex flex-col items-start gap-4">
          <p>
            {`The eight pieces cover everything but ${dateOf(board)} in ${ways(board.solutions)}. Any of them is right.`}
          </p>
          {playing && engine && !isUntouched && (
            <>
              <p role="status" className="font-semibold empty:hidden">
                {count !== null ? leftWords(count) : counting ? 'Counting…' : ''}
              </p>
              {count === null && (
                <button
                  type="button"
                  className={button.secondary}
                  aria-disabled={counting || undefined}
                  onClick={() => counting || void ask()}
                >
                  Count what is left <span className="text-sm font-normal text-soft">+20 s</span>
                </button>
              )}
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
