/**
 * The selected piece (the piece in hand): its orientation, its position while keys move it, and the
 * player's actions on it. Turning and moving stay in the view; the game learns only when a piece is
 * laid on the board or taken back.
 */

import { useState } from 'react';
import { capital } from '../../../lib/capital.ts';
import { squareAt } from '../rules/calendar.ts';
import { theOf } from '../rules/labels.ts';
import { PIECES } from '../rules/pieces.ts';
import { coverOf } from '../rules/rules.ts';
import type { Board, Move, Placement, State } from '../rules/types.ts';
import type { Hand } from './hand.ts';
import { handTurning } from './handTurning.ts';
import { landingOn, problemOf, within } from './landing.ts';
import { backSentence, coversSentence, inHandSentence, overSentence } from './words.ts';

interface HandOptions {
  readonly board: Board;
  readonly state: State;
  /** Whether no piece can be taken. */
  readonly locked: boolean;
  onMove(move: Move): void;
  announce(text: string): void;
  /** Called with the reason when a piece cannot be placed. */
  onRefused(piece: number, why: string): void;
}

const UPRIGHT: readonly number[] = PIECES.map(() => 0);

/** The position of a piece when keys begin to move it: in the middle of the days. */
const MIDDLE = { row: 3, col: 2 };

/** The selected piece, and every piece's orientation. */
function useOrientations(state: State, locked: boolean) {
  const [chosen, setHand] = useState<Hand | null>(null);
  const [lying, setLying] = useState(UPRIGHT);
  const hand = locked ? null : chosen;

  // Undo, redo or a hint may turn the selected piece on the board; its new orientation is copied.
  const placed = chosen === null ? null : (state[chosen.piece] ?? null);
  const [seen, setSeen] = useState(placed);
  if (seen !== placed) {
    setSeen(placed);
    if (chosen && !chosen.hover && placed && placed.orientation !== chosen.orientation) {
      setHand({ ...chosen, orientation: placed.orientation });
    }
  }

  const orientations = lying.map((orientation, piece) =>
    hand?.piece === piece ? hand.orientation : (state[piece]?.orientation ?? orientation),
  );

  function remember(piece: number, orientation: number): void {
    setLying((before) => before.map((old, i) => (i === piece ? orientation : old)));
  }

  return { hand, setHand, orientations, remember };
}

export function useHand({ board, state, locked, onMove, announce, onRefused }: HandOptions) {
  const { hand, setHand, orientations, remember } = useOrientations(state, locked);

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

  /** Lays a piece on the board; returns false and reports the reason when it does not fit. */
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

  /** Returns a piece to the tray. */
  function putBack(piece: number) {
    remember(piece, orientations[piece] ?? 0);
    setHand(null);
    if (state[piece]) onMove({ type: 'lift', piece });
    announce(backSentence(piece));
  }

  /**
   * Handles a tap on the board.
   * @param x of the tap, in fractional cells from the left edge; y from the top.
   */
  function tapBoard(x: number, y: number) {
    const below = coverOf(state).get(squareAt(Math.floor(y), Math.floor(x)));
    if (below !== undefined && below === hand?.piece) putBack(below);
    else if (below !== undefined) take(below);
    else if (hand) {
      const { piece, orientation } = hand;
      const landing = landingOn(board, state, piece, orientation, x, y);
      if (landing) lay(piece, landing);
      else onRefused(piece, `${capital(theOf(piece))} doesn’t fit there this way round.`);
    }
  }

  return {
    hand,
    orientations,
    take,
    letGo,
    lay,
    putBack,
    tapBoard,
    ...handTurning({
      board,
      state,
      hand,
      setHand,
      remember,
      takeHovering: (piece) => take(piece, true),
      onMove,
      announce,
    }),
  };
}
