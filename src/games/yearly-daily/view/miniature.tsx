/** The calendar with its pieces, as a miniature. */
import type { MiniatureProps } from '../../contract/view.ts';
import type { Board, State } from '../rules/types.ts';
import { DrawnCalendar, SIDE } from './DrawnCalendar.tsx';

const SCALE = 98 / SIDE;

export function Miniature({ board, state }: MiniatureProps<Board, State>) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g transform={`translate(${1 + 9 * SCALE} ${1 + 9 * SCALE}) scale(${SCALE})`}>
        <DrawnCalendar board={board} state={state} />
      </g>
    </svg>
  );
}
