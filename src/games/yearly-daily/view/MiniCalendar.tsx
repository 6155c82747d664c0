/**
 * A small picture of a solution: the pieces' outlines and colours on the calendar, without labels.
 */
import { ROWS } from '../rules/calendar.ts';
import type { State } from '../rules/types.ts';
import { UNIT } from './outline.ts';
import { pieceOutline } from './PieceShape.tsx';
import { toneOf } from './tones.ts';

const SIDE = ROWS * UNIT;

export function MiniCalendar({ state, label }: { readonly state: State; readonly label: string }) {
  return (
    <svg
      viewBox={`-6 -6 ${SIDE + 12} ${SIDE + 12}`}
      role="img"
      aria-label={label}
      className="yd-mini"
    >
      <rect x="-6" y="-6" width={SIDE + 12} height={SIDE + 12} rx="22" className="yd-mini-wood" />
      {state.map(
        (placement, piece) =>
          placement && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the piece
              key={piece}
              d={pieceOutline(piece, placement.orientation, 2)}
              transform={`translate(${placement.col * UNIT} ${placement.row * UNIT})`}
              className="yd-mini-piece"
              style={toneOf(piece)}
            />
          ),
      )}
    </svg>
  );
}
