/**
 * All boards of a day for printing on one sheet: each board as the player left it, and beside each
 * unfinished board an empty frame with the pinned rows, to fill in by pen. Widths in mm on paper.
 */
import type { PaperProps } from '../../contract/view.ts';
import { adoptStyles } from '../../shared/styles.ts';
import { start, status } from '../rules/rules.ts';
import { digitAt, givenAt, isPinned } from '../rules/standing.ts';
import { BOARD_NAMES, type Board, type State } from '../rules/types.ts';
import { DrawnRows, heightOf } from './DrawnRows.tsx';
import styles from './paper.css?inline';

adoptStyles('sudoku-shift/paper', styles);

/** The side of a cell in mm, for each board: the two small boards share a line of the sheet. */
const CELLS = [7.2, 7.2, 8, 8] as const;
/** The side of a cell in units of the SVG's view box, and the margin for line widths. */
const UNIT = 20;
const EDGE = 1;

function Frame(props: {
  readonly board: Board;
  readonly state: State;
  /** The side of a cell in mm. */
  readonly cell: number;
  readonly label: string;
  isShown(row: number): boolean;
}) {
  const { board, state, isShown } = props;
  const width = board.size * UNIT + 2 * EDGE;
  const height = heightOf(board) * UNIT + 2 * EDGE;
  return (
    <svg
      viewBox={`${-EDGE} ${-EDGE} ${width} ${height}`}
      role="img"
      aria-label={props.label}
      style={{
        width: `${(props.cell * width) / UNIT}mm`,
        fontSize: UNIT * 0.58,
        textAnchor: 'middle',
      }}
    >
      <DrawnRows
        board={board}
        state={state}
        cell={UNIT}
        jut={0}
        content={(row, at) => {
          const digit = isShown(row) ? digitAt(board, state, row, at) : 0;
          return (
            digit > 0 && (
              <text dy="0.36em" style={{ fontWeight: givenAt(board, row, at) ? 600 : 400 }}>
                {digit}
              </text>
            )
          );
        }}
      />
    </svg>
  );
}

export function Paper({ puzzle, states }: PaperProps<Board, State>) {
  return (
    <div className="ss-paper">
      <p>
        Slide each row home and fill the blanks. The rows are on the left; write your solution in
        the grid on the right.
      </p>
      {puzzle.boards.map((board, i) => {
        const state = states[i] ?? start(board);
        const cell = CELLS[i] ?? CELLS[0];
        const name = BOARD_NAMES[i] ?? '';
        return (
          <section key={board.size} className={`ss-paper-board ss-paper-${board.size}`}>
            <h2>{name}</h2>
            <div>
              <Frame board={board} state={state} cell={cell} label={name} isShown={() => true} />
              {status(board, state) === 'playing' && (
                <Frame
                  board={board}
                  state={start(board)}
                  cell={cell}
                  label={`${name}, empty grid for your solution`}
                  isShown={(row) => isPinned(board, row)}
                />
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
