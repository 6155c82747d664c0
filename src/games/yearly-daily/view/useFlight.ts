/**
 * Drags a piece with finger or mouse, and shows where it would land. The piece follows the pointer
 * (above a finger, so that it is visible) and snaps to a position where it fits. Its element is
 * moved directly in the DOM; React learns only of the drag's start, landing position and end. While
 * a finger holds the piece, a second one turns it (secondFinger.ts).
 */
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePointerDrag } from '../../../ui/usePointerDrag.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import {
  cornerOf,
  type HeldPiece,
  heldPiece,
  isOver,
  lift,
  middleOf,
  originOf,
  type PieceDrag,
  type Release,
  type Spot,
} from './heldPiece.ts';
import { landingNear, problemOf } from './landing.ts';
import { flyTo } from './motion.ts';
import { goneRound, putDown, wasTap } from './secondFinger.ts';
import { extentOf } from './turning.ts';
import type { useHand } from './useHand.ts';

export interface FlightOptions {
  readonly board: Board;
  readonly state: State;
  readonly held: ReturnType<typeof useHand>;
  /** The element that the board's 7 × 7 cells fill. */
  readonly grid: RefObject<HTMLElement | null>;
  /** Called when a drag lifts a piece. */
  onLift(piece: number): void;
  onRefused(why: string): void;
}

/** A pointer press that moves less than this, in px, is a tap, not a drag. */
const THRESHOLD = 6;

const isSame = (a: Placement | null, b: Placement | null) =>
  a === b || (a?.row === b?.row && a?.col === b?.col && a?.orientation === b?.orientation);

export function useFlight({ board, state, held, grid, onLift, onRefused }: FlightOptions) {
  const element = useRef<HTMLDivElement>(null);
  const release = useRef<Release | null>(null);
  const [flying, setFlying] = useState<{ readonly piece: number; readonly cell: number } | null>(
    null,
  );
  const [landing, setLanding] = useState<Placement | null>(null);
  const orientationOf = (piece: number) => held.orientations[piece] ?? 0;

  function corner(now: PieceDrag) {
    const { piece } = now.item;
    return cornerOf(now, grid.current, extentOf(piece, orientationOf(piece)));
  }

  function showLanding(near: Placement | null): void {
    setLanding((before) => (isSame(before, near) ? before : near));
  }

  function end(): void {
    setFlying(null);
    setLanding(null);
  }

  /** Moves the piece to the pointer; returns where it would land. */
  function follow(now: PieceDrag): Placement | null {
    const [x, y] = middleOf(now);
    if (element.current) element.current.style.transform = `translate(${x}px, ${y}px)`;
    const { piece } = now.item;
    const near = landingNear(board, state, piece, orientationOf(piece), ...corner(now));
    showLanding(near);
    return near;
  }

  function turn(now: PieceDrag, quarters: number): void {
    if (quarters === 0) return;
    held.turn(quarters, true);
    follow(now);
  }

  function flyHome({ item: { home, cell } }: PieceDrag): void {
    const transform = `translate(${home.x}px, ${home.y}px) scale(${home.cell / cell})`;
    flyTo(element.current, transform, () => {
      // A new drag may have begun while the last piece flew back; then that drag must go on.
      if (!drag.dragging()) end();
    });
  }

  function drop(now: PieceDrag): void {
    const { piece } = now.item;
    const [row, col] = corner(now);
    const onBoard = isOver(now, grid.current);
    const place = follow(now);
    if (place) {
      release.current = { piece, rows: row - place.row, cols: col - place.col };
      held.lay(piece, place);
    } else if (!onBoard && state[piece]) held.putBack(piece);
    else {
      const orientation = orientationOf(piece);
      const below = { orientation, row: Math.round(row), col: Math.round(col) };
      if (onBoard) onRefused(problemOf(board, state, piece, below) ?? 'It doesn’t fit there.');
      held.letGo();
      flyHome(now);
      return;
    }
    end();
  }

  const drag = usePointerDrag<HeldPiece>({
    threshold: THRESHOLD,
    onStart(now) {
      lift(now, grid.current?.clientWidth ?? 0);
      const { piece, cell } = now.item;
      held.take(piece);
      onLift(piece);
      setFlying({ piece, cell });
    },
    onMove(now) {
      follow(now);
      if (now.item.second) turn(now, goneRound(now.item.second, now));
    },
    onDrop: drop,
    onCancel: flyHome,
    onOtherDown({ pointerId, timeStamp, clientX, clientY }, { item, ...first }) {
      item.second ??= putDown(pointerId, timeStamp, { x: clientX, y: clientY }, first);
    },
    onOtherMove(event, now) {
      const { second } = now.item;
      if (second?.pointer !== event.pointerId) return;
      second.x = event.clientX;
      second.y = event.clientY;
      turn(now, goneRound(second, now));
    },
    onOtherUp(event, now) {
      const { second } = now.item;
      if (second?.pointer !== event.pointerId) return;
      now.item.second = null;
      if (wasTap(second, event.timeStamp)) turn(now, 1);
    },
  });

  // A change of the window's size ends the drag: the piece's scale and position are no longer
  // right.
  const onResize = useEffectEvent(() => {
    if (!drag.release()) return;
    held.letGo();
    end();
  });
  useEffect(() => {
    const listen = () => onResize();
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);

  function refresh(): void {
    const now = drag.dragging();
    if (now) follow(now);
  }
  // Finds the landing position again at each render: the piece may have been turned while dragged.
  useLayoutEffect(refresh);

  return {
    begin(event: PointerEvent<HTMLElement>, piece: number, home: Spot): void {
      if (!drag.begin(event, heldPiece(piece, home))) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    /** Moves the dragged piece to the pointer, after it is first drawn. */
    refresh,
    /**
     * The offset in px from the dragged piece to where it was lifted, and its scale there; null if
     * none is dragged.
     */
    origin() {
      const now = drag.dragging();
      return now && originOf(now);
    },
    isDragging: () => drag.dragging() !== null,
    /** Lets the dragged piece fly back; returns false when none is being dragged. */
    cancel(): boolean {
      const now = drag.dragging() && drag.release();
      if (now) flyHome(now);
      return now !== null;
    },
    isEndOfDrag: drag.isEndOfDrag,
    /** The piece that is being dragged, and the side of a cell in px; null if none is. */
    flying,
    /** The ref for the element of the dragged piece. */
    element,
    /** The offset of the piece released last from the position where it lands, in cells. */
    release,
    /** Where the dragged piece would land on release. */
    landing,
    showLanding,
  };
}
