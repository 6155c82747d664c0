/**
 * A covered calendar as its friends may see it: empty, with its date, beside it the eight pieces as
 * they lie in everybody's tray, and the time. Where they came to lie is nobody's to learn.
 */
import type { PictureProps } from '../../contract/view.ts';
import { PIECES } from '../rules/pieces.ts';
import { start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { DrawnCalendar, DrawnPiece, SIDE } from './DrawnCalendar.tsx';
import { UNIT } from './outline.ts';
import { extentOf } from './turning.ts';

const CALENDAR = { x: 52, y: 58, side: 284 };
/** The pieces stand in two columns beside it. */
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
