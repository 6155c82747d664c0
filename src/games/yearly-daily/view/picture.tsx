/**
 * The picture of a finished calendar for sharing: the empty board with its date, the eight pieces
 * as in the tray, and the time. It must not reveal where the pieces lie.
 */
import type { PictureProps } from '../../contract/view.ts';
import { PIECES } from '../rules/pieces.ts';
import { start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { DrawnCalendar, DrawnPiece, SIDE } from './DrawnCalendar.tsx';
import { UNIT } from './outline.ts';
import { extentOf } from './turning.ts';

const CALENDAR = { x: 52, y: 58, side: 284 };
/** The centres of the picture's two columns of pieces. */
const COLUMNS = [418, 516];
const A_ROW = 72;
const PIECE = 0.52;

export function Picture({ puzzle }: PictureProps<Board>) {
  const board = puzzle.boards[0];
  if (!board) return <g />;
  const scale = CALENDAR.side / SIDE;
  return (
    <g>
      <g
        transform={`translate(${CALENDAR.x + 9 * scale} ${CALENDAR.y + 9 * scale}) scale(${scale})`}
      >
        <DrawnCalendar board={board} state={start()} />
      </g>
      {PIECES.map(({ name }, piece) => {
        const { rows, cols } = extentOf(piece, 0);
        const x = COLUMNS[piece % 2]! - (cols * UNIT * PIECE) / 2;
        const y = CALENDAR.y + (Math.floor(piece / 2) + 0.5) * A_ROW - (rows * UNIT * PIECE) / 2;
        return (
          <g key={name} transform={`translate(${x} ${y}) scale(${PIECE})`}>
            <DrawnPiece piece={piece} orientation={0} />
          </g>
        );
      })}
    </g>
  );
}
