/**
 * The miniature of a board, a small picture. An unopened board shows no digits; rows not yet slid
 * stick out, and the player's digits have the game's hue.
 */
import type { MiniatureProps } from '../../contract/view.ts';
import { digitAt, givenAt } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import { DrawnRows, heightOf } from './DrawnRows.tsx';

const SIDE = 100;
const JUT = 5;
/** The margin that keeps the miniature clear of the rounded corners of the tile it is on. */
const EDGE = 6;

export function Miniature({ board, state, isSealed = false }: MiniatureProps<Board, State>) {
  const { size } = board;
  const high = heightOf(board);
  const cell = Math.min((SIDE - 2 * (JUT + EDGE)) / size, (SIDE - 2 * EDGE) / high);
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <g
        transform={`translate(${(SIDE - size * cell) / 2} ${(SIDE - high * cell) / 2})`}
        style={{ fontSize: cell * 0.66, fontWeight: 600, textAnchor: 'middle' }}
      >
        <DrawnRows
          board={board}
          state={state}
          cell={cell}
          jut={JUT}
          content={(row, at) => {
            const digit = isSealed ? 0 : digitAt(board, state, row, at);
            const fill = givenAt(board, row, at) ? 'var(--color-ink)' : 'var(--hue)';
            return (
              digit > 0 && (
                <text dy="0.36em" style={{ fill }}>
                  {digit}
                </text>
              )
            );
          }}
        />
      </g>
    </svg>
  );
}
