/** The board: the drawn calendar with its pieces, and the grid of squares over it for input. */
import { cx } from '../../../ui/cx.ts';
import { usePress } from '../../../ui/usePress.ts';
import { ROWS, SQUARES } from '../rules/calendar.ts';
import { Drawing } from './Drawing.tsx';
import { squareUnder } from './landing.ts';
import type { BoardInPlay } from './useBoard.ts';
import { Ways, type WaysProps } from './Ways.tsx';
import { dateOf } from './words.ts';

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

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row);

/**
 * An invisible grid over the drawing of the calendar: it takes taps and focus, and describes the
 * board to screen readers.
 */
function SquareGrid({ play }: { readonly play: BoardInPlay }) {
  const { cover, stops, pointing, hinted } = play;
  const { hand } = play.held;
  const cursor = hand?.hover ? squareUnder(hand.piece, hand.hover) : stops.cursor.drawn;
  const press = usePress(pointing.onTap);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken for the whole page (useBoardKeys)
    <div
      ref={stops.grid}
      role="grid"
      tabIndex={-1}
      aria-label={`Calendar, ${dateOf(play.board)} stays free`}
      className="yd-grid"
      data-pinch
      onPointerDown={(event) => {
        press.onPointerDown(event);
        pointing.onPress(event);
      }}
      onPointerMove={pointing.onHover}
      onPointerLeave={pointing.onLeave}
      onClick={press.onClick}
    >
      {ROW_NUMBERS.map((row) => (
        <div key={row} role="row" tabIndex={-1} className="yd-row">
          {SQUARES.filter((square) => square >> 3 === row).map((square) => (
            <div
              key={square}
              ref={square === cursor ? stops.focusCell : null}
              role="gridcell"
              tabIndex={square === cursor ? 0 : -1}
              data-square={square}
              data-hint={hinted.squares.get(square)}
              aria-label={play.names.get(square)}
              aria-selected={hand !== null && cover.get(square) === hand.piece}
              className={cx('yd-square', cover.has(square) && 'yd-square-covered')}
              onFocus={() => stops.cursor.follow(square)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
