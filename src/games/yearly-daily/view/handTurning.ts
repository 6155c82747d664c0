/** Turning, flipping and moving the piece in hand, wherever it is: in the tray, on the board, in the air. */
import type { Board, Move, Placement, State } from '../rules/types.ts';
import type { Hand } from './hand.ts';
import { around, problemOf, within } from './landing.ts';
import { extentOf, flipped, turned } from './turning.ts';
import { backSentence, coversSentence, overSentence } from './words.ts';

export interface TurningOptions {
  readonly board: Board;
  readonly state: State;
  readonly hand: Hand | null;
  setHand(hand: Hand): void;
  /** Notes how a piece is turned, for when it is out of the hand. */
  remember(piece: number, orientation: number): void;
  /** Takes a piece up so that keys move it. */
  takeHovering(piece: number): void;
  onMove(move: Move): void;
  announce(text: string): void;
}

/** The places about which a piece that lies somewhere can be turned: those nearest to its middle. */
function placesAround(piece: number, from: Placement, orientation: number): Placement[] {
  const before = extentOf(piece, from.orientation);
  const after = extentOf(piece, orientation);
  const row = from.row + (before.rows - after.rows) / 2;
  const col = from.col + (before.cols - after.cols) / 2;
  return around(row).flatMap((r) => around(col).map((c) => ({ orientation, row: r, col: c })));
}

export function handTurning(options: TurningOptions) {
  const { board, state, hand, setHand, remember, onMove, announce } = options;

  /** On the board it turns about its middle; where there is no room for that it comes off first. */
  function turnOnBoard(piece: number, from: Placement, orientation: number): void {
    const place = placesAround(piece, from, orientation).find(
      (one) => problemOf(board, state, piece, one) === null,
    );
    setHand({ piece, orientation, hover: null });
    if (place) {
      onMove({ type: 'place', piece, ...place });
      announce(coversSentence(piece, place));
    } else {
      onMove({ type: 'lift', piece });
      announce(`${backSentence(piece)} It had no room to turn.`);
    }
  }

  function hoverOver(piece: number, placement: Placement): void {
    const hover = within(piece, placement);
    setHand({ piece, orientation: hover.orientation, hover });
    announce(overSentence(piece, hover, problemOf(board, state, piece, hover)));
  }

  /** @param flying whether the piece is being dragged: then it turns where it is. */
  function reorient(change: (orientation: number) => number, flying: boolean): void {
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

  return {
    turn: (quarters: number, flying = false) => reorient((o) => turned(o, quarters & 3), flying),
    flip: (flying = false) => reorient(flipped, flying),
    /** Moves the piece by keys, over other pieces too. */
    nudge(rows: number, cols: number): void {
      if (!hand) return;
      const { piece, orientation, hover } = hand;
      if (!hover) options.takeHovering(piece);
      else hoverOver(piece, { orientation, row: hover.row + rows, col: hover.col + cols });
    },
  };
}
