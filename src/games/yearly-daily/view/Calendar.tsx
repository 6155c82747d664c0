/** The board: the drawn calendar with its pieces, and the grid of squares over it for input. */
import { cx } from '../../../ui/cx.ts';
import { Drawing } from './Drawing.tsx';
import { squareUnder } from './landing.ts';
import { SquareGrid } from './SquareGrid.tsx';
import type { BoardInPlay } from './useBoard.ts';
import { Ways, type WaysProps } from './Ways.tsx';
import { dateOf } from './words.ts';

export interface CalendarProps {
  readonly play: BoardInPlay;
  readonly won: boolean;
  readonly engine: WaysProps['engine'];
}

export function Calendar({ play, won, engine }: CalendarProps) {
  const { board, state, refusal, stops, flight, pointing } = play;
  const { hand } = play.held;
  return (
    <div ref={play.root} className={cx('yd-board', won && 'yd-won')}>
      <Drawing
        board={board}
        state={state}
        hand={hand}
        landing={flight.landing}
        away={flight.flying?.piece ?? null}
        hinted={play.hinted}
        release={flight.release}
      />
      {refusal && (
        <p key={refusal.number} className="yd-refusal no-print" aria-hidden="true">
          {refusal.why}
        </p>
      )}
      <SquareGrid
        name={`Calendar, ${dateOf(board)} stays free`}
        names={play.names}
        cover={play.cover}
        hinted={play.hinted.squares}
        cursor={hand?.hover ? squareUnder(hand.piece, hand.hover) : stops.cursor.drawn}
        held={hand?.piece ?? null}
        grid={stops.grid}
        focusCell={stops.focusCell}
        onPress={pointing.onPress}
        onHover={pointing.onHover}
        onLeave={pointing.onLeave}
        onTap={pointing.onTap}
        onFocus={stops.cursor.follow}
      />
      <Ways board={board} state={state} playing={!play.locked} engine={engine} />
    </div>
  );
}
