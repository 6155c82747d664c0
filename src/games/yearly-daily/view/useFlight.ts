/** Drags a piece under the pointer, and shows where it would land. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Board, Placement, State } from '../rules/types.ts';
import { landingNear, problemOf } from './landing.ts';
import { extentOf } from './turning.ts';
import type { useHand } from './useHand.ts';
import { type Release, usePieceDrag } from './usePieceDrag.ts';

export interface FlightOptions {
  readonly board: Board;
  readonly state: State;
  readonly held: ReturnType<typeof useHand>;
  readonly grid: RefObject<HTMLElement | null>;
  /** Called when a drag lifts a piece. */
  onLift(piece: number): void;
  onRefused(why: string): void;
}

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

  function showLanding(near: Placement | null): void {
    setLanding((before) => (isSame(before, near) ? before : near));
  }

  function end(): void {
    setFlying(null);
    setLanding(null);
  }

  const drag = usePieceDrag({
    board: grid,
    flying: element,
    extentOf: (piece) => extentOf(piece, orientationOf(piece)),
    onStart(piece, cell) {
      held.take(piece);
      onLift(piece);
      setFlying({ piece, cell });
    },
    onOver(piece, row, col) {
      const near = landingNear(board, state, piece, orientationOf(piece), row, col);
      showLanding(near);
      return near;
    },
    onLand(placement, from) {
      release.current = from;
      held.lay(from.piece, placement);
    },
    onMiss(piece, row, col, onBoard) {
      if (!onBoard && state[piece]) {
        held.putBack(piece);
        return false;
      }
      const place = {
        orientation: orientationOf(piece),
        row: Math.round(row),
        col: Math.round(col),
      };
      if (onBoard) onRefused(problemOf(board, state, piece, place) ?? 'It does not fit there.');
      held.letGo();
      return true;
    },
    onTurn: (quarters) => held.turn(quarters, true),
    onAbandon() {
      held.letGo();
      end();
    },
    onEnd: end,
  });

  // Finds the landing position again at each render: the piece may have been turned while dragged.
  useLayoutEffect(() => drag.refresh());

  return {
    drag,
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
