/** The rows of a board as SVG, for the miniature, the shared picture and the print on paper. */
import { isLoose, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';

export interface DrawnRowsProps {
  readonly board: Board;
  /** The player's state, from which the rows' positions are taken. */
  readonly state: State;
  /** The side of a cell in SVG units. The drawing starts at the origin. */
  readonly cell: number;
  /** How far rows that are not yet slid stick out, alternately left and right, in SVG units. */
  readonly jut: number;
  /** Renders a cell's content, with the cell's centre as the origin. */
  content(row: number, cell: number): React.ReactNode;
}

/** The gap between rows, and the extra gap between boxes, as shares of a cell's side. */
const GAP = 0.07;
const BAND = 0.13;

/** The top of a row, in multiples of a cell's side. */
const topOf = ({ box }: Board, row: number) => row * (1 + GAP) + Math.floor(row / box[0]) * BAND;

/** The height of the drawing, in multiples of a cell's side; its width is `size`. */
export const heightOf = (board: Board) => topOf(board, board.size - 1) + 1;

export function DrawnRows({ board, state, cell, jut, content }: DrawnRowsProps) {
  const { size, box } = board;
  const numbers = Array.from({ length: size }, (_, i) => i);
  // All lines of one kind between cells are a single path: the home page draws five boards, and the
  // browser has to compute the style of every element.
  const wallsAt = (columns: readonly number[]) =>
    columns.map((column) => `M${column * cell} 0v${cell}`).join('');
  const walls = {
    inside: wallsAt(numbers.filter((column) => column % box[1] !== 0)),
    between: wallsAt(numbers.filter((column) => column > 0 && column % box[1] === 0)),
  };
  return numbers.map((row) => {
    const aside = isLoose(board, state, row) ? (row % 2 ? jut : -jut) : 0;
    return (
      <g key={row} transform={`translate(${aside} ${topOf(board, row) * cell})`}>
        <rect
          width={size * cell}
          height={cell}
          rx={cell * 0.18}
          style={{
            fill: isPinned(board, row) ? 'var(--color-sunken)' : 'var(--color-card)',
            stroke: 'var(--color-edge)',
            strokeWidth: cell * 0.05,
          }}
        />
        <path d={walls.inside} style={{ stroke: 'var(--color-line)', strokeWidth: cell * 0.03 }} />
        <path d={walls.between} style={{ stroke: 'var(--color-edge)', strokeWidth: cell * 0.06 }} />
        {numbers.map((column) => {
          const inside = content(row, (column + size - state.slides[row]!) % size);
          return (
            inside && (
              <g key={column} transform={`translate(${(column + 0.5) * cell} ${cell / 2})`}>
                {inside}
              </g>
            )
          );
        })}
      </g>
    );
  });
}
