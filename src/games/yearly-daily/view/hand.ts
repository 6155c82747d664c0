import type { Placement } from '../rules/types.ts';

/** The piece in the player's hand, that is, the selected one. */
export interface Hand {
  readonly piece: number;
  readonly orientation: number;
  /** The piece's position over the board while the keys move it, otherwise null. */
  readonly hover: Placement | null;
}
