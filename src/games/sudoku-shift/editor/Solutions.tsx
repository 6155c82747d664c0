/**
 * Shows the solution of the board in the editor. If there is a second solution, its digits are
 * drawn over the first where they differ.
 */
import { cellAt, columnOf, digitAt, givenAt } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import { DrawnRows, heightOf } from '../view/DrawnRows.tsx';
import type { Selection } from '../view/selection.ts';

export interface SolutionsProps {
  readonly board: Board;
  readonly solved: readonly State[];
  /** The cell that is selected on the edited board. */
  readonly selection: Selection | null;
}

const CELL = 40;

export function Solutions({ board, solved, selection }: SolutionsProps) {
  const [first, second] = solved;
  if (!first) return null;
  const differs = second === undefined ? 0 : differencesOf(board, first, second);
  const label =
    second === undefined
      ? `The solution. ${linesOf(board, first)}`
      : `Two solutions, which differ in ${differs} cells. The first: ${linesOf(board, first)} The second: ${linesOf(board, second)}`;
  return (
    <svg
      viewBox={`-2 -2 ${board.size * CELL + 4} ${heightOf(board) * CELL + 4}`}
      role="img"
      aria-label={label}
      className="ssd-drawing own-paint"
    >
      <DrawnRows
        board={board}
        state={first}
        cell={CELL}
        jut={0}
        content={(row, cell) => {
          const digit = digitAt(board, first, row, cell);
          const other = second && otherDigit(board, first, second, row, cell);
          const isHere = selection?.row === row && selection.cell === cell;
          const isGiven = givenAt(board, row, cell) > 0;
          return (
            <>
              {isHere && (
                <rect className="ssd-here" x={-18} y={-18} width={36} height={36} rx={6} />
              )}
              {other !== undefined && other !== digit ? (
                <>
                  <rect className="ssd-differs" x={-18} y={-18} width={36} height={36} rx={6} />
                  <text className="ssd-first" x={-9} y={-3}>
                    {digit}
                  </text>
                  <path className="ssd-strike" d="M-14 -4L-4 -12" />
                  <text className="ssd-second" x={6} y={13}>
                    {other}
                  </text>
                </>
              ) : (
                <text className={isGiven ? 'ssd-given' : 'ssd-found'} y={7}>
                  {digit}
                </text>
              )}
            </>
          );
        }}
      />
    </svg>
  );
}

/**
 * The second solution's digit at the same row and column of the frame as this cell of the first
 * solution.
 */
function otherDigit(board: Board, first: State, second: State, row: number, cell: number): number {
  return digitAt(board, second, row, cellAt(second, row, columnOf(first, row, cell)));
}

function differencesOf(board: Board, first: State, second: State): number {
  let count = 0;
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      const digit = digitAt(board, first, row, cell);
      if (otherDigit(board, first, second, row, cell) !== digit) count++;
    }
  }
  return count;
}

/** A solution's rows in words, for screen readers: "Row 1: 4 2 3 1." */
function linesOf(board: Board, state: State): string {
  const columns = Array.from({ length: board.size }, (_, column) => column);
  return board.rows
    .map((_, row) => {
      const digits = columns.map((column) =>
        digitAt(board, state, row, cellAt(state, row, column)),
      );
      return `Row ${row + 1}: ${digits.join(' ')}.`;
    })
    .join(' ');
}
