/**
 * Turns, flips and moves the selected piece (the piece in hand), in the tray, on the board or while
 * dragged.
 */
import type { Board, Move, Placement, State } from '../rules/types.ts';
import type { Hand } from './hand.ts';
import { placesAround, problemOf, within } from './landing.ts';
import { extentOf, flipped, turned } from './turning.ts';
import { backSentence, coversSentence, overSentence } from './words.ts';

export interface TurningOptions {
  readonly board: Board;
  readonly state: State;
  readonly hand: Hand | null;
  setHand(hand: Hand): void;
  /** Saves a piece's orientation for when it is no longer selected. */
  remember(piece: number, orientation: number): void;
  /** Selects a piece to be moved by keys. */
  takeHovering(piece: number): void;
  onMove(move: Move): void;
  announce(text: string): void;
}

/** The position of a piece turned about its middle, rounded or between the squares. */
function turnedAbout(
  piece: number,
  from: Placement,
  orientation: number,
  rounded = (squares: number) => squares,
): Placement {
  const before = extentOf(piece, from.orientation);
  const after = extentOf(piece, orientation);
  return {
    orientation,
    row: from.row + rounded((before.rows - after.rows) / 2),
    col: from.col + rounded((before.cols - after.cols) / 2),
  };
}

export function handTurning(options: TurningOptions) {
  const { board, state, hand, setHand, remember, onMove, announce } = options;

  /** Turns a placed piece about its middle; a piece without room to turn goes back to the tray. */
  function turnOnBoard(piece: number, from: Placement, orientation: number): void {
    const place = placesAround(turnedAbout(piece, from, orientation)).find(
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

  /**
   * Changes the selected piece's orientation.
   * @param flying whether the piece is being dragged; it then turns where it is.
   */
  function reorient(change: (orientation: number) => number, flying: boolean): void {
    if (!hand) {
      announce('Pick up a piece first.');
      return;
    }
    const { piece, hover } = hand;
    const orientation = change(hand.orientation);
    remember(piece, orientation);
    const placed = state[piece];
    if (flying) setHand({ ...hand, orientation });
    else if (hover) hoverOver(piece, turnedAbout(piece, hover, orientation, Math.trunc));
    else if (placed) turnOnBoard(piece, placed, orientation);
    else {
      setHand({ ...hand, orientation });
      announce('Turned.');
    }
  }

  return {
    turn: (quarters: number, flying = false) => reorient((o) => turned(o, quarters & 3), flying),
    flip: (flying = false) => reorient(flipped, flying),
    /** Moves the selected piece by keys; it may hover over other pieces. */
    nudge(rows: number, cols: number): void {
      if (!hand) return;
      const { piece, orientation, hover } = hand;
      if (!hover) options.takeHovering(piece);
      else hoverOver(piece, { orientation, row: hover.row + rows, col: hover.col + cols });
    },
  };
}
