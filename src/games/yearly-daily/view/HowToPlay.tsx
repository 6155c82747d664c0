/** The rules in four short lines, with a calendar to finish. */
import { useState } from 'react';
import { apply, status } from '../rules.ts';
import type { Move, State } from '../types.ts';
import { BoardView } from './BoardView.tsx';
import { EXAMPLE, EXAMPLE_START } from './example.ts';

export function HowToPlay() {
  const [state, setState] = useState<State>(EXAMPLE_START);
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
        <li>Lay all eight pieces so that only today’s month and day stay free.</li>
        <li>
          Drag a piece, or tap it and then tap the board. Tap a piece that lies there to take it up
          again.
        </li>
        <li>
          Turn and flip it as you like: tap it once more in the tray, use the buttons, R and F, or a
          second finger while you drag.
        </li>
        <li>
          Any way that works is right. Most dates have a hundred or more, and the date comes back
          next year.
        </li>
      </ol>
      <div className="rounded-card border border-line bg-ground p-4">
        <p className="mb-3 text-center text-sm text-soft" role="status">
          {won
            ? 'That is all there is to it. Today’s calendar is waiting.'
            : 'Try it: Christmas Eve, with three pieces to go. The mug lies the wrong way round.'}
          <span className="sr-only">{spoken}</span>
        </p>
        <div className="@container [--board-room:19rem]">
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
                    onClick={() => setState(EXAMPLE_START)}
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
