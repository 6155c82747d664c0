/** The dragged piece, drawn above everything else on the page. */
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { wantsLessMotion } from '../../../ui/motion.ts';
import { SETTLE, useTurnMotion } from './motion.ts';
import { UNIT } from './outline.ts';
import { PieceShape } from './PieceShape.tsx';
import { extentOf } from './turning.ts';
import type { BoardInPlay } from './useBoard.ts';

export interface FlyingPieceProps {
  readonly play: BoardInPlay;
  readonly piece: number;
  /** The side of one of the piece's cells, in px. */
  readonly cell: number;
}

export function FlyingPiece({ play, piece, cell }: FlyingPieceProps) {
  const { refresh, origin, element } = play.flight;
  const orientation = play.held.orientations[piece] ?? 0;
  const { rows, cols } = extentOf(piece, orientation);
  const rise = useRef<HTMLDivElement>(null);
  const motion = useRef<SVGSVGElement>(null);
  useTurnMotion(motion, orientation);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is lifted
  useLayoutEffect(() => {
    refresh();
    const from = origin();
    if (!from || wantsLessMotion()) return;
    rise.current?.animate(
      [{ transform: `translate(${from.x}px, ${from.y}px) scale(${from.scale})` }, {}],
      { duration: 140, easing: SETTLE },
    );
  }, []);

  return createPortal(
    <div ref={element} className="yd-flying" aria-hidden="true">
      <div
        ref={rise}
        className="yd-flying-rise"
        style={{ left: (-cols * cell) / 2, top: (-rows * cell) / 2 }}
      >
        <svg
          ref={motion}
          aria-hidden="true"
          viewBox={`0 0 ${cols * UNIT} ${rows * UNIT}`}
          width={cols * cell}
          height={rows * cell}
        >
          <PieceShape piece={piece} orientation={orientation} />
        </svg>
      </div>
    </div>,
    // An open dialog would cover a piece outside itself.
    play.root.current?.closest('dialog') ?? document.body,
  );
}
