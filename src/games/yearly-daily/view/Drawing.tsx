/** Draws the board: wood, pieces, the hint's marks, and where the selected piece would land. */
import type { RefObject } from 'react';
import { ROWS } from '../rules/calendar.ts';
import type { Cell } from '../rules/orientations.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import type { Hand } from './hand.ts';
import type { Release } from './heldPiece.ts';
import type { Hinted } from './hinted.ts';
import { problemOf } from './landing.ts';
import { outlineOf, UNIT } from './outline.ts';
import { Glazes } from './PieceShape.tsx';
import { Ghost, PlacedPiece } from './PlacedPiece.tsx';
import { toneOf } from './tones.ts';
import { FRAME, MarkedSquare, Well } from './Well.tsx';

const SIDE = ROWS * UNIT;
const VIEW_BOX = `${-FRAME} ${-FRAME} ${SIDE + 2 * FRAME} ${SIDE + 2 * FRAME}`;

/** The squares as cells, in the reading order that outlineOf() needs. */
const cellsOf = (squares: readonly number[]) =>
  [...squares].sort((a, b) => a - b).map((square): Cell => [square >> 3, square & 7]);

export interface DrawingProps {
  readonly board: Board;
  readonly state: State;
  readonly hand: Hand | null;
  /** Where the selected piece would land on release. */
  readonly landing: Placement | null;
  /** The piece that is being dragged, or null. */
  readonly away: number | null;
  readonly hinted: Hinted;
  readonly release: RefObject<Release | null>;
}

export function Drawing(props: DrawingProps) {
  const { board, state, hand, landing, away, hinted } = props;
  const hover = hand?.hover ?? null;
  return (
    <svg viewBox={VIEW_BOX} aria-hidden="true" className="yd-drawing">
      <Glazes />
      <Well board={board} />
      {state.map(
        (placement, piece) =>
          placement && (
            <PlacedPiece
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the piece
              key={piece}
              piece={piece}
              placement={placement}
              release={props.release}
              held={hand?.piece === piece}
              away={away === piece || (hand?.piece === piece && hover !== null)}
              hinted={hinted.pieces.get(piece) ?? null}
            />
          ),
      )}
      {[...hinted.looks].map(([square, role]) => (
        <MarkedSquare key={square} square={square} look={`yd-look yd-look-${role}`} />
      ))}
      {hinted.ghosts.map(({ piece, squares, role }) => (
        <path
          key={`${piece} ${squares}`}
          d={outlineOf(cellsOf(squares), role === 'target' ? 3 : 4.5, 8)}
          className={`yd-hint-ghost yd-hint-ghost-${role}`}
          style={toneOf(piece)}
        />
      ))}
      {hand && landing && <Ghost piece={hand.piece} placement={landing} fits />}
      {hand && hover && (
        <Ghost
          piece={hand.piece}
          placement={hover}
          fits={problemOf(board, state, hand.piece, hover) === null}
        />
      )}
    </svg>
  );
}
