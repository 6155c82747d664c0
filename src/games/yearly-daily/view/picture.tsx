/**
 * The picture of a finished calendar for sharing. It must not reveal where the pieces lie: the
 * pieces hang from a beam in the order in which they found their place, the lower the later. Faint
 * outlines along a thread are the tries that the player took back. Where the play is unknown: the
 * empty board with its date, and the pieces as in the tray.
 */
import type { PictureProps, PlayStep } from '../../contract/view.ts';
import { settlingOf } from '../../shared/settling.ts';
import { PIECES } from '../rules/pieces.ts';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { DrawnCalendar, DrawnPiece, SIDE } from './DrawnCalendar.tsx';
import { outlineOf, UNIT } from './outline.ts';
import { TONES, WOOD } from './tones.ts';
import { cellsIn, extentOf } from './turning.ts';

export { markOf, share } from './share.ts';

const CALENDAR = { x: 52, y: 58, side: 284 };
/** The centres of the picture's two columns of pieces. */
const COLUMNS = [418, 516];
const A_ROW = 72;
const PIECE = 0.52;

const BEAM = { x: 12, y: 4, width: 576, height: 20 };
/** The top of a piece at the beginning and at the end of the play. */
const [FIRST, LAST] = [44, 306];
const HANGING = 0.55;

/** The pieces' orientations in which they hang best, and the column of the thread in each. */
const TURNS = [0, 1, 1, 0, 2, 1, 1, 1];
const HOOKS = [1, 1, 1, 1, 1, 1, 0, 1];

function Hanging({ steps }: { readonly steps: readonly PlayStep<State>[] }) {
  const parts = settlingOf(steps, 0, (state) => state).map((part, piece) => ({
    piece,
    at: part.at ?? 1,
    // However many there were, a thread has room for some.
    tries: [...new Set(part.before.map((at) => Math.round(at * 40) / 40))],
  }));
  parts.sort((a, b) => a.at - b.at || a.piece - b.piece);
  const room = BEAM.width / parts.length;
  const yOf = (at: number) => Math.round(FIRST + at * (LAST - FIRST));
  return (
    <g>
      {parts.map(({ piece, at, tries }, i) => {
        const orientation = TURNS[piece]!;
        const { cols } = extentOf(piece, orientation);
        const left = BEAM.x + (i + 0.5) * room - (cols * UNIT * HANGING) / 2;
        const hook = left + (HOOKS[piece]! + 0.5) * UNIT * HANGING;
        const outline = outlineOf(cellsIn(piece, orientation), 2, 8);
        const place = (time: number) => `translate(${left} ${yOf(time)}) scale(${HANGING})`;
        return (
          <g key={piece}>
            <path
              d={`M${hook} ${BEAM.y}V${yOf(at) + 2}`}
              style={{ stroke: WOOD.edge, strokeWidth: 3 }}
            />
            {tries.map((time) => (
              <path
                key={time}
                transform={place(time)}
                d={outline}
                fillOpacity={0.15}
                strokeOpacity={0.4}
                style={{ fill: TONES[piece]![0], stroke: TONES[piece]![1], strokeWidth: 2.5 }}
              />
            ))}
            <g transform={place(at)}>
              <DrawnPiece piece={piece} orientation={orientation} />
            </g>
          </g>
        );
      })}
      <rect {...BEAM} rx="10" style={{ fill: WOOD.frame, stroke: WOOD.edge, strokeWidth: 1.5 }} />
    </g>
  );
}

export function Picture({ puzzle, steps }: PictureProps<Board, State>) {
  const board = puzzle.boards[0];
  if (!board) return <g />;
  if (steps) return <Hanging steps={steps} />;
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
