/** The miniature grid: its blocks, and the player's digits. */
import type { MiniatureProps } from '../../contract/view.ts';
import { type Board, EMPTY, type State } from '../rules/types.ts';
import { DrawnGrid } from './DrawnGrid.tsx';

const SIDE = 98;

export function Miniature({ board, state }: MiniatureProps<Board, State>) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g
        transform="translate(1 1)"
        style={{
          fontSize: (SIDE / board.rows.length) * 0.68,
          fontWeight: 600,
          textAnchor: 'middle',
        }}
      >
        <DrawnGrid
          board={board}
          side={SIDE}
          content={(cell) =>
            state.digits[cell] !== EMPTY && (
              <text dy="0.36em" style={{ fill: 'var(--hue)' }}>
                {state.digits[cell]}
              </text>
            )
          }
        />
      </g>
    </svg>
  );
}
