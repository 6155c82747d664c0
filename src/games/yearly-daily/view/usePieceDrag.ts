/**
 * Dragging a piece with finger or mouse. The piece lifts off, follows the pointer (above the finger
 * on a touch screen, so that it can be seen), and is let go into the place that takes it. The DOM is
 * moved directly; React learns of start, landing place and end only.
 * While a finger holds the piece, a second one turns it (secondFinger.ts).
 */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type PointerDragOptions, usePointerDrag } from '../../../ui/usePointerDrag.ts';
import type { Placement } from '../rules/types.ts';
import {
  cornerOf,
  type HeldPiece,
  heldPiece,
  isOver,
  lift,
  middleOf,
  originOf,
  type PieceDrag,
  type Spot,
} from './heldPiece.ts';
import { flyTo } from './motion.ts';
import { goneRound, putDown, wasTap } from './secondFinger.ts';
import type { Extent } from './turning.ts';

/** Until the pointer has gone this far, in px, it is a tap. */
const THRESHOLD = 6;

/** Where a piece was let go: how far off its place, in cells. */
export interface Release {
  readonly piece: number;
  readonly rows: number;
  readonly cols: number;
}

export interface DragOptions {
  /** The 7 × 7 cells of the board. */
  readonly board: RefObject<HTMLElement | null>;
  /** The element that follows the pointer; its origin is the middle of the piece. */
  readonly flying: RefObject<HTMLElement | null>;
  extentOf(piece: number): Extent;
  /** The piece has been lifted; `cell` is a cell's side on the board, in px. */
  onStart(piece: number, cell: number): void;
  /** Its top left corner is over this row and column, with fractions. Returns where it would land. */
  onOver(piece: number, row: number, col: number): Placement | null;
  /** It was let go over a place that takes it. */
  onLand(placement: Placement, release: Release): void;
  /** It was let go elsewhere; `onBoard` says whether over the board. Returns whether it flies home. */
  onMiss(piece: number, row: number, col: number, onBoard: boolean): boolean;
  onTurn(quarters: number): void;
  /** It is where it was, without flying there. */
  onAbandon(): void;
  /** Nothing flies any more. */
  onEnd(): void;
}

/** What further fingers do to a drag. @param turn turns the piece by quarters, clockwise. */
function bySecondFinger(
  turn: (drag: PieceDrag, quarters: number) => void,
): Pick<PointerDragOptions<HeldPiece>, 'onOtherDown' | 'onOtherMove' | 'onOtherUp'> {
  return {
    onOtherDown({ pointerId, timeStamp, clientX, clientY }, drag) {
      drag.item.second ??= putDown(pointerId, timeStamp, { x: clientX, y: clientY }, drag);
    },
    onOtherMove(event, drag) {
      const { second } = drag.item;
      if (second?.pointer !== event.pointerId) return;
      second.x = event.clientX;
      second.y = event.clientY;
      turn(drag, goneRound(second, drag));
    },
    onOtherUp(event, drag) {
      const { second } = drag.item;
      if (second?.pointer !== event.pointerId) return;
      drag.item.second = null;
      if (wasTap(second, event.timeStamp)) turn(drag, 1);
    },
  };
}

function useResize(onResize: () => void): void {
  const latest = useRef(onResize);
  latest.current = onResize;
  useEffect(() => {
    const listen = () => latest.current();
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);
}

/** @param options read anew with every event: they need not be the same from render to render. */
export function usePieceDrag(options: DragOptions) {
  const latest = useRef(options);
  latest.current = options;
  const corner = (now: PieceDrag) => cornerOf(now, options.board.current, options.extentOf);

  function follow(now: PieceDrag): void {
    const [x, y] = middleOf(now);
    const { flying, onOver } = latest.current;
    if (flying.current) flying.current.style.transform = `translate(${x}px, ${y}px)`;
    onOver(now.item.piece, ...corner(now));
  }

  function turn(now: PieceDrag, quarters: number): void {
    if (quarters === 0) return;
    latest.current.onTurn(quarters);
    follow(now);
  }

  function flyHome({ item: { home, cell } }: PieceDrag): void {
    const transform = `translate(${home.x}px, ${home.y}px) scale(${home.cell / cell})`;
    flyTo(latest.current.flying.current, transform, () => {
      // A new drag may have begun meanwhile.
      if (!drag.dragging()) latest.current.onEnd();
    });
  }

  function drop(now: PieceDrag): void {
    const { piece } = now.item;
    const { board, onOver, onLand, onMiss, onEnd } = latest.current;
    const [row, col] = corner(now);
    const landing = onOver(piece, row, col);
    if (landing) onLand(landing, { piece, rows: row - landing.row, cols: col - landing.col });
    if (!landing && onMiss(piece, row, col, isOver(now, board.current))) flyHome(now);
    else onEnd();
  }

  const drag = usePointerDrag<HeldPiece>({
    threshold: THRESHOLD,
    onStart(now) {
      lift(now, latest.current.board.current?.clientWidth ?? 0);
      latest.current.onStart(now.item.piece, now.item.cell);
    },
    onMove(now) {
      follow(now);
      if (now.item.second) turn(now, goneRound(now.item.second, now));
    },
    onDrop: drop,
    onCancel: flyHome,
    ...bySecondFinger(turn),
  });
  const { dragging, release, isEndOfDrag } = drag;

  // The board is of another size now, or somewhere else: nothing fits what is in the air.
  useResize(() => release() && latest.current.onAbandon());

  return {
    begin(event: PointerEvent<HTMLElement>, piece: number, home: Spot): void {
      if (!drag.begin(event, heldPiece(piece, home))) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    /** Shows the flying piece where the pointer is: it has just been drawn, or turned. */
    refresh(): void {
      const now = dragging();
      if (now) follow(now);
    },
    /** How the flying piece was when it was lifted: from there it grows. */
    origin() {
      const now = dragging();
      return now && originOf(now);
    },
    isDragging: () => dragging() !== null,
    /** Puts the piece back where it was lifted; false when none is being dragged. */
    cancel(): boolean {
      const now = dragging() && release();
      if (now) flyHome(now);
      return now !== null;
    },
    isEndOfDrag,
  };
}
