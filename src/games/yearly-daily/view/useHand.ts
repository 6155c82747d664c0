/**
 * The piece in hand: which it is, how it is turned, where it hovers, and what the player does with
 * it. Turning and hovering are part of the view alone; the board learns of a piece that is laid
 * down or taken back.
 */
import { useState } from 'react';
import { squareAt } from '../calendar.ts';
import { PIECES } from '../pieces.ts';
import { coverOf } from '../rules.ts';
import type { Board, Move, Placement, State } from '../types.ts';
import { around, landingOn, problemOf, within } from './landing.ts';
import { extentOf, flipped, turned } from './turning.ts';
import { backSentence, coversSentence, inHandSentence, overSentence } from './words.ts';

export interface Hand {
  readonly piece: number;
  readonly orientation: number;
  /** Where it hovers while it is moved with the keys. */
  readonly hover: Placement | null;
}

interface HandOptions {
  readonly board: Board;
  readonly state: State;
  /** Nothing can be taken up. */
  readonly locked: boolean;
  onMove(move: Move): void;
  announce(text: string): void;
  /** The piece does not go where it was meant to, for that reason. */
  onRefused(piece: number, why: string): void;
}

const UPRIGHT: readonly number[] = PIECES.map(() => 0);

/** Where the keys begin: in the middle of the days. */
const MIDDLE = { row: 3, col: 2 };

export function useHand({ board, state, locked, onMove, announce, onRefused }: HandOptions) {
  const [chosen, setHand] = useState<Hand | null>(null);
  const [lying, setLying] = useState(UPRIGHT);
  const hand = locked ? null : chosen;

  // Undo, redo or a hint may turn the piece in hand where it lies: the hand follows.
  const placed = chosen === null ? null : (state[chosen.piece] ?? null);
  const [seen, setSeen] = useState(placed);
  if (seen !== placed) {
    setSeen(placed);
    if (chosen && !chosen.hover && placed && placed.orientation !== chosen.orientation) {
      setHand({ ...chosen, orientation: placed.orientation });
    }
  }

  /** By piece: how it is turned, wherever it is. */
  const orientations = lying.map((orientation, piece) =>
    hand?.piece === piece ? hand.orientation : (state[piece]?.orientation ?? orientation),
  );

  function remember(piece: number, orientation: number) {
    setLying((before) => before.map((old, i) => (i === piece ? orientation : old)));
  }

  function take(piece: number, hovering = false) {
    const orientation = orientations[piece] ?? 0;
    const start = state[piece] ?? { orientation, ...MIDDLE };
    const hover = hovering ? within(piece, start) : null;
    setHand({ piece, orientation, hover });
    remember(piece, orientation);
    announce(
      hover
        ? `${inHandSentence(piece)} ${overSentence(piece, hover, problemOf(board, state, piece, hover))}`
        : inHandSentence(piece),
    );
  }

  function letGo() {
    setHand(null);
  }

  /** Lays the piece down; false, and a word of why, when it does not fit there. */
  function lay(piece: number, placement: Placement): boolean {
    const problem = problemOf(board, state, piece, placement);
    if (problem !== null) {
      onRefused(piece, problem);
      return false;
    }
    setHand(null);
    remember(piece, placement.orientation);
    const before = state[piece];
    const stays =
      before?.row === placement.row &&
      before.col === placement.col &&
      before.orientation === placement.orientation;
    if (!stays) onMove({ type: 'place', piece, ...placement });
    announce(coversSentence(piece, placement));
    return true;
  }

  /** Back into the tray, out of the hand. */
  function putBack(piece: number) {
    remember(piece, orientations[piece] ?? 0);
    setHand(null);
    if (state[piece]) onMove({ type: 'lift', piece });
    announce(backSentence(piece));
  }

  /** @param x of the tap, in cells with fractions from the left edge; y from the top. */
  function tapBoard(x: number, y: number) {
    const below = coverOf(state).get(squareAt(Math.floor(y), Math.floor(x)));
    if (below !== undefined && below === hand?.piece) putBack(below);
    else if (below !== undefined) take(below);
    else if (hand) {
      const { piece, orientation } = hand;
      const landing = landingOn(board, state, piece, orientation, x, y);
      if (landing) lay(piece, landing);
      else {
        onRefused(piece, `${inHandSentence(piece)} It does not fit there this way round.`);
      }
    }
  }

  /** On the board it turns about its middle; where there is no room for that it comes off first. */
  function turnOnBoard(piece: number, from: Placement, orientation: number) {
    const before = extentOf(piece, from.orientation);
    const after = extentOf(piece, orientation);
    const row = from.row + (before.rows - after.rows) / 2;
    const col = from.col + (before.cols - after.cols) / 2;
    const places = around(row).flatMap((r) =>
      around(col).map((c) => ({ orientation, row: r, col: c })),
    );
    const place = places.find((one) => problemOf(board, state, piece, one) === null);
    setHand({ piece, orientation, hover: null });
    if (place) {
      onMove({ type: 'place', piece, ...place });
      announce(coversSentence(piece, place));
    } else {
      onMove({ type: 'lift', piece });
      announce(`${backSentence(piece)} It had no room to turn.`);
    }
  }

  /** @param flying whether the piece is being dragged: then it turns where it is. */
  function reorient(change: (orientation: number) => number, flying: boolean) {
    if (!hand) {
      announce('Choose a piece first.');
      return;
    }
    const { piece, hover } = hand;
    const orientation = change(hand.orientation);
    remember(piece, orientation);
    const placed = state[piece];
    if (flying) setHand({ ...hand, orientation });
    else if (hover) {
      const before = extentOf(piece, hover.orientation);
      const after = extentOf(piece, orientation);
      hoverOver(piece, {
        orientation,
        row: hover.row + Math.trunc((before.rows - after.rows) / 2),
        col: hover.col + Math.trunc((before.cols - after.cols) / 2),
      });
    } else if (placed) turnOnBoard(piece, placed, orientation);
    else {
      setHand({ ...hand, orientation });
      announce('Turned.');
    }
  }

  function hoverOver(piece: number, placement: Placement) {
    const hover = within(piece, placement);
    setHand({ piece, orientation: hover.orientation, hover });
    announce(overSentence(piece, hover, problemOf(board, state, piece, hover)));
  }

  /** Moves the piece in hand by keys, over other pieces too. */
  function nudge(rows: number, cols: number) {
    if (!hand) return;
    const { piece, orientation, hover } = hand;
    if (!hover) take(piece, true);
    else hoverOver(piece, { orientation, row: hover.row + rows, col: hover.col + cols });
  }

  return {
    hand,
    orientations,
    take,
    letGo,
    lay,
    putBack,
    tapBoard,
    nudge,
    turn: (quarters: number, flying = false) => reorient((o) => turned(o, quarters & 3), flying),
    flip: (flying = false) => reorient(flipped, flying),
  };
}
