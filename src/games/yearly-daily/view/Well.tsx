/** The wooden board without its pieces: the frame, the sunken squares and their labels. */
import { memo } from 'react';
import { ROWS, SQUARES } from '../rules/calendar.ts';
import { labelOf, ways } from '../rules/labels.ts';
import type { Cell } from '../rules/orientations.ts';
import { dateSquares } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { outlineOf, UNIT } from './outline.ts';

/** The width of the wooden frame around the squares, in units of the drawing. */
export const FRAME = 11;
const SIDE = ROWS * UNIT;

const CELLS: readonly Cell[] = SQUARES.map((square) => [square >> 3, square & 7]);
const WELL = outlineOf(CELLS, -1.5, 9);

/** The short grooves in the wood, one between each two neighbouring squares. */
const GROOVES = CELLS.flatMap(([row, col]) => {
  const x = col * UNIT;
  const y = row * UNIT;
  const has = (r: number, c: number) => CELLS.some((cell) => cell[0] === r && cell[1] === c);
  return [
    ...(has(row, col + 1) ? [`M${x + UNIT} ${y + 5}v${UNIT - 10}`] : []),
    ...(has(row + 1, col) ? [`M${x + 5} ${y + UNIT}h${UNIT - 10}`] : []),
  ];
}).join('');

/** The lines of wood grain, as long as the board. */
const GRAIN = [9, 31, 58, 92, 131, 150, 187, 226, 263, 289]
  .map((y, i) => {
    const bend = (i % 3) - 1;
    return `M${-FRAME} ${y - FRAME}c70 ${5 * bend} 110 ${-6 * bend} 160 ${2 * bend}s90 ${4 * bend} 142 ${-bend}`;
  })
  .join('');

/** The frame's rectangle, smaller by so much on each side. */
function inset(by: number) {
  const side = SIDE + 2 * (FRAME - by);
  return { x: by - FRAME, y: by - FRAME, width: side, height: side, rx: 20 - by };
}

export interface MarkedSquareProps {
  readonly square: number;
  readonly look: string;
}

export function MarkedSquare({ square, look }: MarkedSquareProps) {
  const [x, y] = [(square & 7) * UNIT + 3, (square >> 3) * UNIT + 3];
  return <rect x={x} y={y} width={UNIT - 6} height={UNIT - 6} rx="8" className={look} />;
}

export const Well = memo(function Well({ board }: { readonly board: Board }) {
  const stays = dateSquares(board);
  return (
    <g>
      <rect {...inset(0)} className="yd-wood" />
      <clipPath id="yd-frame">
        <rect {...inset(0)} />
      </clipPath>
      <path d={GRAIN} className="yd-grain" clipPath="url(#yd-frame)" />
      <rect {...inset(0.75)} className="yd-frame-edge" />
      <path d={WELL} className="yd-well-lip" transform="translate(0 1.4)" />
      <path d={WELL} className="yd-well" />
      <path d={GROOVES} className="yd-groove" />
      {stays.map((square) => (
        <MarkedSquare key={square} square={square} look="yd-date" />
      ))}
      {SQUARES.map((square, place) => (
        <text
          key={square}
          x={((square & 7) + 0.5) * UNIT}
          y={((square >> 3) + 0.5) * UNIT}
          className={stays.includes(square) ? 'yd-label yd-label-date' : 'yd-label'}
          fontSize={place < 12 ? 12.5 : 15}
        >
          {place < 12 ? labelOf(square).slice(0, 3) : labelOf(square)}
        </text>
      ))}
      <text x={5 * UNIT} y={6.5 * UNIT} className="yd-engraved" fontSize="15">
        {ways(board.solutions)}
      </text>
    </g>
  );
});
