/** A self-contained drawing of the calendar with its pieces, for miniatures and shared pictures. */
import { ROWS, SQUARES } from '../rules/calendar.ts';
import { labelOf } from '../rules/labels.ts';
import { dateSquares } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import type { TurnedPiece } from './hand.ts';
import { outlineOf, UNIT } from './outline.ts';
import { TONES, WOOD } from './tones.ts';
import { cellsIn } from './turning.ts';

const FRAME = 9;
/** The drawing's width and height in its own units; the origin is the first square's corner. */
export const SIDE = ROWS * UNIT + 2 * FRAME;

const WELL = outlineOf(
  SQUARES.map((square) => [square >> 3, square & 7] as const),
  -1.5,
  9,
);

/** A dot in the middle of each of the calendar's squares: round-capped strokes of zero length. */
const DOTS = SQUARES.map(
  (square) => `M${((square & 7) + 0.5) * UNIT} ${((square >> 3) + 0.5) * UNIT}h0`,
).join('');

export function DrawnPiece({ piece, orientation }: TurnedPiece) {
  const [tone, side] = TONES[piece]!;
  return (
    <path
      d={outlineOf(cellsIn(piece, orientation), 2, 8)}
      style={{ fill: tone, stroke: side, strokeWidth: 2.5 }}
    />
  );
}

export function DrawnCalendar({ board, state }: { readonly board: Board; readonly state: State }) {
  return (
    <>
      <rect
        x={-FRAME}
        y={-FRAME}
        width={SIDE}
        height={SIDE}
        rx="20"
        style={{ fill: WOOD.frame, stroke: WOOD.edge, strokeWidth: 1.5 }}
      />
      <path d={WELL} style={{ fill: WOOD.well }} />
      <path d={DOTS} style={{ stroke: WOOD.edge, strokeWidth: 6, strokeLinecap: 'round' }} />
      {dateSquares(board).map((square) => (
        <g
          key={square}
          transform={`translate(${((square & 7) + 0.5) * UNIT} ${((square >> 3) + 0.5) * UNIT})`}
        >
          <rect
            x={-UNIT / 2 + 3}
            y={-UNIT / 2 + 3}
            width={UNIT - 6}
            height={UNIT - 6}
            rx="8"
            style={{ fill: WOOD.date, stroke: 'var(--hue)', strokeWidth: 3 }}
          />
          <text
            dy="0.36em"
            style={{ fill: 'var(--hue)', fontSize: 16, fontWeight: 700, textAnchor: 'middle' }}
          >
            {labelOf(square).slice(0, 3)}
          </text>
        </g>
      ))}
      {state.map(
        (placement, piece) =>
          placement && (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the piece
              key={piece}
              transform={`translate(${placement.col * UNIT} ${placement.row * UNIT})`}
            >
              <DrawnPiece piece={piece} orientation={placement.orientation} />
            </g>
          ),
      )}
    </>
  );
}
