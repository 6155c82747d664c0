/**
 * Draws a piece as speckled stoneware in one orientation, lit from the top left; the origin is the
 * top left corner of its bounding box. `Glazes` must be in the same document.
 */
import { memo } from 'react';
import type { TurnedPiece } from './hand.ts';
import { MARKS } from './marks.ts';
import { outlineOf, UNIT } from './outline.ts';
import { toneOf } from './tones.ts';
import { cellsIn, cellWhenTurned } from './turning.ts';

const INSET = 1.6;
const RADIUS = 9;

/** SVG path data of the piece's outline, inset within its cells. */
export function pieceOutline(piece: number, orientation: number, inset = INSET): string {
  return outlineOf(cellsIn(piece, orientation), inset, Math.max(2, RADIUS - inset + INSET));
}

/** The SVG gradients and the pattern that all pieces share. */
export const Glazes = memo(function Glazes() {
  return (
    <defs>
      <linearGradient id="yd-sheen" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.26" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0.04" />
        <stop offset="1" stopColor="#000" stopOpacity="0.13" />
      </linearGradient>
      <linearGradient id="yd-rim" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.62" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.08" />
        <stop offset="1" stopColor="#000" stopOpacity="0.1" />
      </linearGradient>
      <pattern id="yd-speckle" width="46" height="38" patternUnits="userSpaceOnUse">
        <g fill="#2b1a0c" fillOpacity="0.34">
          <circle cx="5" cy="7" r="0.8" />
          <circle cx="17" cy="3" r="0.5" />
          <circle cx="29" cy="12" r="0.9" />
          <circle cx="41" cy="5" r="0.6" />
          <circle cx="11" cy="21" r="0.6" />
          <circle cx="23" cy="28" r="0.8" />
          <circle cx="38" cy="24" r="0.5" />
          <circle cx="4" cy="33" r="0.5" />
          <circle cx="33" cy="35" r="0.7" />
        </g>
      </pattern>
    </defs>
  );
});

export const PieceShape = memo(function PieceShape({ piece, orientation }: TurnedPiece) {
  const line = pieceOutline(piece, orientation);
  const mark = MARKS[piece];
  const [row, col] = cellWhenTurned(piece, mark?.cell ?? [0, 0], orientation);
  const flip = orientation & 4 ? ' scale(-1 1)' : '';
  const stamp = `translate(${(col + 0.5) * UNIT} ${(row + 0.5) * UNIT}) rotate(${(orientation & 3) * 90})${flip} translate(-12 -12)`;
  return (
    <g className="yd-piece" style={toneOf(piece)}>
      <path d={line} className="yd-side" transform="translate(0 2.4)" />
      <path d={line} className="yd-face" />
      <path d={line} fill="url(#yd-speckle)" />
      <path d={line} fill="url(#yd-sheen)" />
      <path
        d={pieceOutline(piece, orientation, INSET + 1.3)}
        fill="none"
        stroke="url(#yd-rim)"
        strokeWidth="1.4"
      />
      <g transform={stamp} className="yd-stamp">
        <path d={mark?.lines} className="yd-stamp-light" transform="translate(0.5 0.9)" />
        <path d={mark?.lines} />
      </g>
    </g>
  );
});
