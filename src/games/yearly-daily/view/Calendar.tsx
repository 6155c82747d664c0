/** The board: the drawn calendar with its pieces, and the grid of squares over it for input. */
import { cx } from '../../../ui/cx.ts';
import { Drawing } from './Drawing.tsx';
import { SquareGrid } from './SquareGrid.tsx';
import type { BoardInPlay } from './useBoard.ts';
import { Ways, type WaysProps } from './Ways.tsx';

export interface CalendarProps {
  readonly play: BoardInPlay;
  readonly won: boolean;
  readonly engine: WaysProps['engine'];
}

export function Calendar({ play, won, engine }: CalendarProps) {
  const { board, state, refusal, flight } = play;
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
      <SquareGrid play={play} />
      <Ways board={board} state={state} playing={!play.locked} engine={engine} />
    </div>
  );
}
