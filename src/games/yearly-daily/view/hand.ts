import type { Placement } from '../rules/types.ts';

export interface TurnedPiece {
  readonly piece: number;
  readonly orientation: number;
}

/** The piece in the player's hand, that is, the selected one. */
export interface Hand extends TurnedPiece {
  /** The piece's position over the board while the keys move it, otherwise null. */
  readonly hover: Placement | null;
}
