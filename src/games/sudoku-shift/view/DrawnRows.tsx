/** The rows of a board as a drawing of their own, for a stamp, a picture and paper. */
import { isLoose, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';

export interface DrawnRowsProps {
  readonly board: Board;
  /** How the rows stand. */
  readonly state: State;
  /** The side of a cell. The drawing begins at the origin. */
  readonly cell: number;
  /** How far rows that nobody has moved yet stand off to the one and the other side. */
  readonly jut: number;
  /** What is in a cell: its middle is the origin. */
  content(row: number, cell: number): React.ReactNode;
}

/** Between rows, and more between boxes, as parts of a cell. */
const GAP = 0.07;
const BAND = 0.13;

/** Where a row begins, in cells. */
const topOf = ({ box }: Board, row: number) => row * (1 + GAP) + Math.floor(row / box[0]) * BAND;

/** How high the drawing is, in cells: it is `size` wide. */
export const heightOf = (board: Board) => topOf(board, board.size - 1) + 1;

export function DrawnRows({ board, state, cell, jut, content }: DrawnRowsProps) {
  const { size, box } = board;
  const numbers = Array.from({ length: size }, (_, i) => i);
  // One path for all of a kind: home draws five boards, and everything in them costs the page's style.
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
