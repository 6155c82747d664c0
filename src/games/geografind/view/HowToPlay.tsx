/** The rules in a few lines, with a country to find: two guesses are made already. */
import { useState } from 'react';
import { apply, status } from '../rules.ts';
import { seal } from '../seal.ts';
import type { Board, Move, State } from '../types.ts';
import { BoardView } from './BoardView.tsx';

const EXAMPLE: Board = { answer: seal('KE', 'demo'), beans: 1 };
const BEGUN: State = { guesses: ['BR', 'IN'], revealed: 0 };

export function HowToPlay() {
  const [state, setState] = useState<State>(BEGUN);
  const [spoken, setSpoken] = useState('');
  const now = status(EXAMPLE, state);

  function onMove(move: Move) {
    const next = apply(EXAMPLE, state, move);
    if (next.ok) setState(next.value);
    else setSpoken(next.problem.message);
  }

  return (
    <div className="flex flex-col gap-5">
      <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-soft">
        <li>Find the country of the day in six guesses. Type a name, or tap it on the map.</li>
        <li>
          Each guess tells how far it is from border to border, and in which direction: the arrow is
          where you would set out on the shortest way.
        </li>
        <li>
          The map paints your guesses, the more strongly the nearer they are. Neighbours touch the
          country you are looking for.
        </li>
        <li>
          From the second guess on there are hints, one after each guess: the continent, the
          outline, the first letter, the capital or the flag. They cost nothing.
        </li>
      </ol>
      <div className="rounded-card border border-line bg-ground p-4">
        <p className="mb-3 text-center text-sm text-soft" role="status">
          {now === 'won'
            ? 'That is all there is to it. Today’s country is waiting.'
            : now === 'lost'
              ? 'It was Kenya: east of Brazil, and south-west of India.'
              : 'Try it: east of Brazil and south-west of India, where the two arrows meet.'}
          <span className="sr-only">{spoken}</span>
        </p>
        <div className="gf-example @container">
          <BoardView
            board={EXAMPLE}
            state={state}
            status={now}
            locked={now !== 'playing'}
            focus={[]}
            preferences={{ markConflicts: true, units: 'km' }}
            keys="board"
            onMove={onMove}
            announce={setSpoken}
          >
            {({ board, controls, ending }) => (
              <div className="flex flex-col gap-4">
                {board}
                {now === 'playing' ? (
                  controls
                ) : (
                  <>
                    {ending}
                    <button
                      type="button"
                      className="min-h-11 self-center text-sm text-soft underline underline-offset-4"
                      onClick={() => setState(BEGUN)}
                    >
                      Try again
                    </button>
                  </>
                )}
              </div>
            )}
          </BoardView>
        </div>
      </div>
    </div>
  );
}
