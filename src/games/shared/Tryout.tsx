/** Every game's how-to page (HowToPlay.tsx): a small board to try, and the rules in a few lines. */

import { type ComponentType, useState } from 'react';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { LiveRegion, useSaid } from '../../ui/LiveRegion.tsx';
import type { Game } from '../contract/game.ts';
import type { BoardPreferences, BoardViewProps, HowToPlayProps } from '../contract/view.ts';
import { HouseWords } from './HouseWords.tsx';

/** The parts of a game's how-to page. */
export interface Tutorial<Board, State, Move, Focus> {
  readonly game: Pick<Game<Board, State, Move>, 'apply' | 'status'>;
  readonly BoardView: ComponentType<BoardViewProps<Board, State, Move, Focus>>;
  readonly board: Board;
  /** The example board's initial state, restored when the player tries again. */
  readonly start: State;
  /** CSS class that limits the example board's size. */
  readonly room: string;
  /** The sentences above the example board: what the last move did, and what to do next. */
  coach(state: State, preferences: BoardPreferences): string;
  /** Sentence that leads on to the real puzzle once the example is solved. */
  readonly waiting: string;
  /** The game's rules, an item each. */
  rules(input: HowToPlayProps['input']): readonly string[];
  /** The conventions of the game's clues (what their words mean), a sentence each. */
  readonly conventions?: readonly string[];
}

/** Makes the component `HowToPlay` of a game. */
export const howToPlay = <Board, State, Move, Focus>(
  tutorial: Tutorial<Board, State, Move, Focus>,
) =>
  function HowToPlay(props: HowToPlayProps) {
    return <Tryout {...tutorial} {...props} />;
  };

function Tryout<Board, State, Move, Focus>({
  game,
  BoardView,
  board,
  start,
  room,
  coach,
  waiting,
  preferences,
  onPlay,
  ...rules
}: Tutorial<Board, State, Move, Focus> & HowToPlayProps) {
  const [state, setState] = useState(start);
  const [spoken, say] = useSaid();
  const status = game.status(board, state);
  const told = coach(state, preferences);

  function onMove(move: Move) {
    const next = game.apply(board, state, move);
    if (next.ok) setState(next.value);
    else say(next.problem.message);
  }

  return (
    <div className="flex flex-col gap-5" data-solved={status === 'won' || undefined}>
      <div className="rounded-card border border-line bg-ground p-4 max-sm:p-3">
        {/* Room for the longest sentence: a shorter one must not move the board under the finger. It
            stays in view while the player works at the lower end of a tall board. */}
        <p
          className="z-[6] -mt-2 mb-1 flex min-h-[4.75rem] bg-ground py-2 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-0 flex-col justify-center text-center text-sm text-balance sm:min-h-[3.5rem]"
          role="status"
        >
          {status === 'won' && onPlay ? `${told} ${waiting}` : told}
        </p>
        <LiveRegion of={spoken} className="sr-only">
          {spoken.text}
        </LiveRegion>
        <div className={cx('keeps-order @container', room)}>
          <BoardView
            board={board}
            state={state}
            status={status}
            locked={status !== 'playing'}
            hint={null}
            preferences={preferences}
            keys="board"
            onMove={onMove}
            announce={say}
          >
            {(parts) => (
              <div className="flex flex-col gap-4">
                {parts.board}
                {status === 'playing' ? (
                  parts.controls
                ) : (
                  <>
                    {onPlay && (
                      <button
                        type="button"
                        className={cx(button.primary, 'self-center')}
                        onClick={onPlay}
                      >
                        Play
                      </button>
                    )}
                    {parts.ending}
                    <button
                      type="button"
                      className="min-h-11 self-center text-sm text-soft underline underline-offset-4"
                      onClick={() => setState(start)}
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
      {onPlay ? (
        // The rules are collapsed: trying the example comes first, and rules that appear late as
        // the page's largest text would delay Largest Contentful Paint.
        <details>
          <summary className="w-fit py-2.5 font-semibold underline-offset-4 hover:underline">
            The rules
          </summary>
          <Rules {...rules} />
        </details>
      ) : (
        <Rules {...rules} />
      )}
      <HouseWords />
    </div>
  );
}

function Rules({
  rules,
  input,
  conventions,
}: Pick<Tutorial<never, never, never, never>, 'rules' | 'conventions'> &
  Pick<HowToPlayProps, 'input'>) {
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-soft">
      {rules(input).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
      {conventions && (
        <li>
          <p>Words mean the same in every clue. Select a clue to see the notes that apply to it.</p>
          <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm marker:text-soft">
            {conventions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </li>
      )}
    </ol>
  );
}
