/**
 * Drags a piece with finger or mouse. The piece follows the pointer (above a finger, so that it is
 * visible) and snaps to a position where it fits. The piece's element is moved directly in the DOM;
 * React learns only of the drag's start, landing position and end. While a finger holds the piece,
 * a second one turns it (secondFinger.ts).
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

/** A pointer press that moves less than this, in px, is a tap, not a drag. */
const THRESHOLD = 6;

/** The offset of a released piece from the position where it lands, in cells. */
export interface Release {
  readonly piece: number;
  readonly rows: number;
  readonly cols: number;
}

export interface DragOptions {
  /** The element that the board's 7 × 7 cells fill. */
  readonly board: RefObject<HTMLElement | null>;
  /**
   * The element of the dragged piece, which follows the pointer; its origin is the middle of the
   * piece.
   */
  readonly flying: RefObject<HTMLElement | null>;
  extentOf(piece: number): Extent;
  /** Called when a piece is lifted; `cell` is a cell's side on the board, in px. */
  onStart(piece: number, cell: number): void;
  /**
   * Called while a piece is dragged, with its top left corner's fractional row and column; returns
   * where it would land.
   */
  onOver(piece: number, row: number, col: number): Placement | null;
  /** Called on release over a position where the piece fits. */
  onLand(placement: Placement, release: Release): void;
  /**
   * Called when a piece is released where it does not fit; `onBoard` tells whether that was over
   * the board. Returns whether the piece flies back to where it was lifted.
   */
  onMiss(piece: number, row: number, col: number, onBoard: boolean): boolean;
  onTurn(quarters: number): void;
  /** Called when the drag ends with the piece back where it was lifted, without an animation. */
  onAbandon(): void;
  /** Called after a released piece has flown back. */
  onEnd(): void;
}

/**
 * Handles further fingers while a piece is dragged.
 * @param turn turns the piece by quarters, clockwise.
 */
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

/**
 * Provides the handlers for dragging pieces.
 * @param options read at each event; they may change between renders.
 */
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
      // A new drag may have begun while the last piece flew back; then that drag must go on.
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

  // A change of the window's size ends the drag: the piece's scale and position are no longer
  // right.
  useResize(() => release() && latest.current.onAbandon());

  return {
    begin(event: PointerEvent<HTMLElement>, piece: number, home: Spot): void {
      if (!drag.begin(event, heldPiece(piece, home))) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    /** Moves the dragged piece to the pointer, after it is first drawn or turned. */
    refresh(): void {
      const now = dragging();
      if (now) follow(now);
    },
    /**
     * The offset in px from the dragged piece to where it was lifted, and its scale there; null if
     * none is dragged.
     */
    origin() {
      const now = dragging();
      return now && originOf(now);
    },
    isDragging: () => dragging() !== null,
    /** Lets the dragged piece fly back; returns false when none is being dragged. */
    cancel(): boolean {
      const now = dragging() && release();
      if (now) flyHome(now);
      return now !== null;
    },
    isEndOfDrag,
  };
}
