/** The dragged piece, drawn above everything else on the page. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { wantsLessMotion } from '../../../ui/motion.ts';
import { SETTLE, useTurnMotion } from './motion.ts';
import { UNIT } from './outline.ts';
import { PieceShape } from './PieceShape.tsx';
import { extentOf } from './turning.ts';

export interface FlyingPieceProps {
  readonly piece: number;
  readonly orientation: number;
  /** The side of one of the piece's cells, in px. */
  readonly cell: number;
  /**
   * The element that shows the piece, with the piece's middle as its origin; usePieceDrag moves it.
   */
  readonly flying: RefObject<HTMLDivElement | null>;
  /**
   * The offset from the piece's present position to the one where it was lifted, in px, and its
   * scale there.
   */
  origin(): { readonly x: number; readonly y: number; readonly scale: number } | null;
  onDrawn(): void;
  /**
   * The element that contains the dragged piece: an open dialog would cover a piece outside itself.
   */
  readonly home: Element;
}

export function FlyingPiece(props: FlyingPieceProps) {
  const { piece, orientation, cell, flying, origin, onDrawn } = props;
  const { rows, cols } = extentOf(piece, orientation);
  const rise = useRef<HTMLDivElement>(null);
  const motion = useRef<SVGSVGElement>(null);
  useTurnMotion(motion, orientation);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is lifted
  useLayoutEffect(() => {
    onDrawn();
    const from = origin();
    if (!from || wantsLessMotion()) return;
    rise.current?.animate(
      [{ transform: `translate(${from.x}px, ${from.y}px) scale(${from.scale})` }, {}],
      { duration: 140, easing: SETTLE },
    );
  }, []);

  return createPortal(
    <div ref={flying} className="yd-flying" aria-hidden="true">
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
    props.home,
  );
}
