/**
 * Dragging a piece with finger or mouse. The piece lifts off, follows the pointer (above the finger
 * on a touch screen, so that it can be seen), and is let go into the place that takes it. The DOM is
 * moved directly; React learns of start, landing place and end only.
 * While a finger holds the piece, a second one turns it (secondFinger.ts).
 */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useWindowPointers } from '../../../ui/useWindowPointers.ts';
import type { Placement } from '../types.ts';
import { MOTION_MS, reducedMotion, SETTLE } from './motion.ts';
import { goneRound, putDown, type SecondFinger, wasTap } from './secondFinger.ts';
import type { Extent } from './turning.ts';

/** Until the pointer has gone this far, in px, it is a tap. */
const THRESHOLD = 6;
/** How far a piece is held above the finger, in cells. */
const ABOVE_FINGER = 1.3;

/** Where a piece is on the screen, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Side of one cell. */
  readonly cell: number;
}

/** Where a piece was let go: how far off its place, in cells. */
export interface Release {
  readonly piece: number;
  readonly rows: number;
  readonly cols: number;
}

interface Drag {
  readonly pointer: number;
  readonly piece: number;
  readonly home: Spot;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  /** From the pointer to the middle of the piece, in px, once it is as large as on the board. */
  toMiddle: readonly [x: number, y: number];
  cell: number;
  moving: boolean;
  second: SecondFinger | null;
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

export function usePieceDrag(options: DragOptions) {
  const drag = useRef<Drag | null>(null);
  /** Whether the last press became a drag: the click that ends it means nothing else. */
  const dragged = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  function middleOf(now: Drag): readonly [number, number] {
    return [now.x + now.toMiddle[0], now.y + now.toMiddle[1]];
  }

  /** Row and column of the piece's top left corner on the board, with fractions. */
  function cornerOf(now: Drag): readonly [row: number, col: number] {
    const { left, top } = latest.current.board.current?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
    };
    const { rows, cols } = latest.current.extentOf(now.piece);
    const [x, y] = middleOf(now);
    return [(y - top) / now.cell - rows / 2, (x - left) / now.cell - cols / 2];
  }

  function follow(now: Drag): void {
    const [x, y] = middleOf(now);
    const { flying } = latest.current;
    if (flying.current) flying.current.style.transform = `translate(${x}px, ${y}px)`;
    latest.current.onOver(now.piece, ...cornerOf(now));
  }

  function lift(now: Drag, touch: boolean): void {
    const width = latest.current.board.current?.clientWidth ?? 0;
    now.cell = width / 7;
    now.moving = true;
    const growth = now.cell / now.home.cell;
    now.toMiddle = [
      (now.home.x - now.startX) * growth,
      (now.home.y - now.startY) * growth - (touch ? now.cell * ABOVE_FINGER : 0),
    ];
    dragged.current = true;
    latest.current.onStart(now.piece, now.cell);
  }

  function begin(event: ReactPointerEvent<HTMLElement>, piece: number, home: Spot): void {
    if (event.button !== 0 || !event.isPrimary || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      piece,
      home,
      startX: event.clientX,
      startY: event.clientY,
      x: event.clientX,
      y: event.clientY,
      toMiddle: [0, 0],
      cell: home.cell,
      moving: false,
      second: null,
    };
  }

  function flyHome(now: Drag): void {
    const flying = latest.current.flying.current;
    if (!flying || reducedMotion()) {
      latest.current.onEnd();
      return;
    }
    const scale = now.home.cell / now.cell;
    const animation = flying.animate(
      [{}, { transform: `translate(${now.home.x}px, ${now.home.y}px) scale(${scale})` }],
      { duration: MOTION_MS, easing: SETTLE, fill: 'forwards' },
    );
    const end = () => {
      // A new drag may have begun meanwhile.
      if (!drag.current?.moving) latest.current.onEnd();
      animation.cancel();
    };
    animation.onfinish = end;
  }

  function end(now: Drag): void {
    drag.current = null;
    if (!now.moving) return;
    const [row, col] = cornerOf(now);
    const landing = latest.current.onOver(now.piece, row, col);
    if (landing) {
      const { piece } = now;
      latest.current.onLand(landing, { piece, rows: row - landing.row, cols: col - landing.col });
      latest.current.onEnd();
      return;
    }
    const [x, y] = middleOf(now);
    const box = latest.current.board.current?.getBoundingClientRect();
    const onBoard =
      box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (latest.current.onMiss(now.piece, row, col, onBoard)) flyHome(now);
    else latest.current.onEnd();
  }

  function turnWith(now: Drag, second: SecondFinger): void {
    const turn = goneRound(second, now);
    if (turn === 0) return;
    latest.current.onTurn(turn);
    follow(now);
  }

  const isDragging = () => drag.current?.moving ?? false;

  useWindowPointers({
    onMove(event) {
      const now = drag.current;
      if (!now) return;
      if (now.second?.pointer === event.pointerId) {
        now.second.x = event.clientX;
        now.second.y = event.clientY;
        turnWith(now, now.second);
        return;
      }
      if (now.pointer !== event.pointerId) return;
      now.x = event.clientX;
      now.y = event.clientY;
      if (!now.moving) {
        if (Math.hypot(now.x - now.startX, now.y - now.startY) < THRESHOLD) return;
        lift(now, event.pointerType === 'touch');
      }
      follow(now);
      if (now.second) turnWith(now, now.second);
    },
    onDown(event) {
      const now = drag.current;
      if (event.isPrimary && !now?.moving) dragged.current = false;
      if (!now?.moving || now.second || event.pointerId === now.pointer) return;
      const at = { x: event.clientX, y: event.clientY };
      now.second = putDown(event.pointerId, event.timeStamp, at, now);
    },
    onUp(event) {
      const now = drag.current;
      if (!now) return;
      if (now.second?.pointer === event.pointerId) {
        const { second } = now;
        now.second = null;
        if (wasTap(second, event.timeStamp)) {
          latest.current.onTurn(1);
          follow(now);
        }
      } else if (now.pointer === event.pointerId) {
        end(now);
      }
    },
    onCancel(event) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      drag.current = null;
      if (now.moving) flyHome(now);
    },
    isDragging,
  });

  useEffect(() => {
    // The board is of another size now, or somewhere else: nothing fits what is in the air.
    function onResize() {
      const now = drag.current;
      drag.current = null;
      if (now?.moving) latest.current.onAbandon();
    }
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  return {
    begin,
    /** Shows the flying piece where the pointer is: it has just been drawn, or turned. */
    refresh() {
      if (drag.current?.moving) follow(drag.current);
    },
    /** How the flying piece was when it was lifted: from there it grows. */
    origin(): { readonly x: number; readonly y: number; readonly scale: number } | null {
      const now = drag.current;
      if (!now?.moving) return null;
      const [x, y] = middleOf(now);
      const { home, cell } = now;
      return {
        x: home.x + (now.x - now.startX) - x,
        y: home.y + (now.y - now.startY) - y,
        scale: home.cell / cell,
      };
    },
    isDragging,
    /** Puts the piece back where it was lifted; false when none is being dragged. */
    cancel(): boolean {
      const now = drag.current;
      if (!now?.moving) return false;
      drag.current = null;
      flyHome(now);
      return true;
    },
    /** Whether this click ends a drag and means nothing else. Keys have no detail. */
    isEndOfDrag: (click: { readonly detail: number }) => dragged.current && click.detail > 0,
  };
}
