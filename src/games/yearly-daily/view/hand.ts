import type { Placement } from '../rules/types.ts';

/** The piece that is in the player's hand. */
export interface Hand {
  readonly piece: number;
  readonly orientation: number;
  /** Where it hovers while it is moved with the keys. */
  readonly hover: Placement | null;
}
