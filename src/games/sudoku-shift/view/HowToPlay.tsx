/** The rules in four short lines, with a small board to try them on. */
import { useState } from 'react';
import { apply, start, status } from '../rules.ts';
import type { Move, State } from '../types.ts';
import { BoardView } from './BoardView.tsx';
import { EXAMPLE } from './example.ts';

export function HowToPlay() {
  const [state, setState] = useState<State>(() => start(EXAMPLE));
  const [spoken, setSpoken] = useState('');
  const won = status(EXAMPLE, state) === 'won';

  function onMove(move: Move) {
    const next = apply(EXAMPLE, state, move);
    if (next.ok) setState(next.value);
    else setSpoken(next.problem.message);
  }

  return (
    <div className="flex flex-col gap-5">
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-soft">
        <li>Every row has slipped sideways and wrapped round. Rows with a pin are already home.</li>
        <li>Slide a row with your finger, the arrows beside it, or Shift and an arrow key.</li>
        <li>Fill the blanks. They travel with their row, and so do your pencil marks.</li>
        <li>
          You are done when every row, column and box holds each digit once. Clashes are hatched as
          you go; rows you have not moved yet do not count.
        </li>
      </ol>
      <div className="rounded-card border border-line bg-ground p-4">
        <p className="mb-3 text-center text-sm text-soft" role="status">
          {won
            ? 'That is all there is to it. Today’s boards are waiting.'
            : 'Try it: slide rows 2 and 4 home, then fill the two blanks.'}
          <span className="sr-only">{spoken}</span>
        </p>
        <div className="@container [--board-room:13rem]">
          <BoardView
            board={EXAMPLE}
            state={state}
            status={won ? 'won' : 'playing'}
            locked={won}
            focus={[]}
            preferences={{ markConflicts: true, units: 'km' }}
            keys="board"
            onMove={onMove}
            announce={setSpoken}
          >
            {({ board, controls }) => (
              <div className="flex flex-col gap-4">
                {board}
                {won ? (
                  <button
                    type="button"
                    className="min-h-11 self-center text-sm text-soft underline underline-offset-4"
                    onClick={() => setState(start(EXAMPLE))}
                  >
                    Try again
                  </button>
                ) : (
                  controls
                )}
              </div>
            )}
          </BoardView>
        </div>
      </div>
    </div>
  );
}
