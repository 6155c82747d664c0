/**
 * An invisible grid over the drawing of the calendar: it takes taps and focus, and describes the
 * board to screen readers.
 */
import type { PointerEvent, RefObject } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import { ROWS, SQUARES } from '../rules/calendar.ts';
import type { HintRole } from './hinted.ts';

export interface SquareGridProps {
  readonly name: string;
  /** Each square's label for screen readers. */
  readonly names: ReadonlyMap<number, string>;
  /** For each covered square, the piece on it. */
  readonly cover: ReadonlyMap<number, number>;
  /** Each marked square's role in the shown hint. */
  readonly hinted: ReadonlyMap<number, HintRole>;
  readonly cursor: number;
  readonly held: number | null;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly focusCell: RefObject<HTMLDivElement | null>;
  onPress(event: PointerEvent<HTMLElement>): void;
  onHover(event: PointerEvent<HTMLElement>): void;
  onLeave(): void;
  onTap(press: Press): void;
  /** Called when a square receives focus. */
  onFocus(square: number): void;
}

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row);

export function SquareGrid(props: SquareGridProps) {
  const { cover, cursor, names } = props;
  const press = usePress(props.onTap);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken for the whole page (useBoardKeys)
    <div
      ref={props.grid}
      role="grid"
      tabIndex={-1}
      aria-label={props.name}
      className="yd-grid"
      data-pinch
      onPointerDown={(event) => {
        press.onPointerDown(event);
        props.onPress(event);
      }}
      onPointerMove={props.onHover}
      onPointerLeave={props.onLeave}
      onClick={press.onClick}
    >
      {ROW_NUMBERS.map((row) => (
        <div key={row} role="row" tabIndex={-1} className="yd-row">
          {SQUARES.filter((square) => square >> 3 === row).map((square) => (
            <div
              key={square}
              ref={square === cursor ? props.focusCell : null}
              role="gridcell"
              tabIndex={square === cursor ? 0 : -1}
              data-square={square}
              data-hint={props.hinted.get(square)}
              aria-label={names.get(square)}
              aria-selected={props.held !== null && cover.get(square) === props.held}
              className={cx('yd-square', cover.has(square) && 'yd-square-covered')}
              onFocus={() => props.onFocus(square)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
