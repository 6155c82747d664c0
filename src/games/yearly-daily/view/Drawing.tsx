/** The board as it is seen: wood, pieces, where the hint looks, where the piece in hand would lie. */
import type { RefObject } from 'react';
import { ROWS } from '../rules/calendar.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import type { Hand } from './hand.ts';
import { problemOf } from './landing.ts';
import { UNIT } from './outline.ts';
import { Glazes } from './PieceShape.tsx';
import { Ghost, PlacedPiece } from './PlacedPiece.tsx';
import type { Release } from './usePieceDrag.ts';
import { FRAME, Well } from './Well.tsx';

const SIDE = ROWS * UNIT;
const VIEW_BOX = `${-FRAME} ${-FRAME} ${SIDE + 2 * FRAME} ${SIDE + 2 * FRAME}`;

export interface DrawingProps {
  readonly board: Board;
  readonly state: State;
  readonly hand: Hand | null;
  /** Where the piece in hand would land if it were let go. */
  readonly landing: Placement | null;
  /** The piece that flies. */
  readonly away: number | null;
  readonly hintedPieces: ReadonlySet<number>;
  readonly hintedSquares: readonly number[];
  readonly release: RefObject<Release | null>;
}

export function Drawing(props: DrawingProps) {
  const { board, state, hand, landing, away } = props;
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
              hinted={props.hintedPieces.has(piece)}
            />
          ),
      )}
      {props.hintedSquares.map((square) => (
        <rect
          key={square}
          x={(square & 7) * UNIT + 2}
          y={(square >> 3) * UNIT + 2}
          width={UNIT - 4}
          height={UNIT - 4}
          rx="9"
          className="yd-look"
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
