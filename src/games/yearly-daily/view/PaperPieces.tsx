/** The pieces on the printed page, to cut out, to the scale of the printed calendar. */

import { memo } from 'react';
import { ROWS } from '../rules/calendar.ts';
import { PIECES } from '../rules/pieces.ts';
import { UNIT } from './outline.ts';
import { pieceOutline } from './PieceShape.tsx';
import { extentOf } from './turning.ts';
import { FRAME } from './Well.tsx';

const A_ROW = 3;
/** The distance between printed pieces, in cells; the longest piece has four. */
const ACROSS = 4.25;
const DOWN = 3.25;
const WIDTH = ((A_ROW - 1) * ACROSS + 4) * UNIT + 8;
const HEIGHT = Math.ceil(PIECES.length / A_ROW) * DOWN * UNIT;
/** The width of the sheet of pieces as a fraction of the printed calendar's. */
const SCALE = WIDTH / (ROWS * UNIT + 2 * FRAME);

export const PaperPieces = memo(function PaperPieces() {
  return (
    <svg
      viewBox={`-4 -4 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="yd-paper print-only"
      style={{ width: `calc(var(--yd-paper-width) * ${SCALE})` }}
    >
      {PIECES.map(({ name }, piece) => {
        const { rows } = extentOf(piece, 0);
        const x = (piece % A_ROW) * ACROSS * UNIT;
        const y = (Math.floor(piece / A_ROW) * DOWN + (3 - rows) / 2) * UNIT;
        return (
          <path
            key={name}
            d={pieceOutline(piece, 0, 2)}
            transform={`translate(${x} ${y})`}
            className="yd-paper-piece"
          />
        );
      })}
    </svg>
  );
});
