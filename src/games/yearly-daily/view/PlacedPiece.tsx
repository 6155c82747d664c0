/** A piece on the board. It animates from where it was released, turned or lay before. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { HintRole } from '../../shared/hintRole.ts';
import type { Placement } from '../rules/types.ts';
import type { Release } from './heldPiece.ts';
import { asBefore, runFrom } from './motion.ts';
import { outlineOf, UNIT } from './outline.ts';
import { PieceShape, pieceOutline } from './PieceShape.tsx';
import { toneOf } from './tones.ts';
import { cellsIn } from './turning.ts';

export interface PlacedPieceProps {
  readonly piece: number;
  readonly placement: Placement;
  /**
   * Where the player released a piece last; the piece concerned animates from there and clears
   * this.
   */
  readonly release: RefObject<Release | null>;
  readonly held: boolean;
  readonly away: boolean;
  /** The piece's role in the shown hint. */
  readonly hinted: HintRole | null;
}

export function PlacedPiece(props: PlacedPieceProps) {
  const { piece, placement, release } = props;
  const { orientation, row, col } = placement;
  const motion = useRef<SVGGElement>(null);
  const shown = useRef<Placement | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { orientation, row, col };
    const from = release.current?.piece === piece ? release.current : null;
    if (from) {
      release.current = null;
      runFrom(
        motion.current,
        `translate(${from.cols * UNIT}px, ${from.rows * UNIT}px) scale(1.05)`,
      );
    } else if (!before) {
      runFrom(motion.current, 'scale(0.86)');
    } else {
      const turn = asBefore(before.orientation, orientation) ?? '';
      const x = (before.col - col) * UNIT;
      const y = (before.row - row) * UNIT;
      if (turn !== '') runFrom(motion.current, turn);
      else if (x !== 0 || y !== 0) runFrom(motion.current, `translate(${x}px, ${y}px)`);
    }
  }, [piece, orientation, row, col, release]);

  return (
    <g transform={`translate(${col * UNIT} ${row * UNIT})`}>
      <g
        ref={motion}
        data-piece={piece}
        className={cx('yd-placed', props.held && 'yd-placed-held', props.away && 'yd-placed-away')}
      >
        <PieceShape piece={piece} orientation={orientation} />
        {(props.held || props.hinted) && (
          <path
            d={pieceOutline(piece, orientation, 0.4)}
            className={props.hinted ? `yd-ring yd-ring-${props.hinted}` : 'yd-ring'}
          />
        )}
      </g>
    </g>
  );
}

/** The outline of a piece where a drag, a tap or a key would lay it. */
export function Ghost({
  piece,
  placement,
  fits,
}: {
  readonly piece: number;
  readonly placement: Placement;
  readonly fits: boolean;
}) {
  const { orientation, row, col } = placement;
  return (
    <path
      d={outlineOf(cellsIn(piece, orientation), 3, 8)}
      transform={`translate(${col * UNIT} ${row * UNIT})`}
      className={cx('yd-ghost', !fits && 'yd-ghost-misfit')}
      style={toneOf(piece)}
    />
  );
}
