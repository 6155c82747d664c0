/** Collects what a shown hint marks: squares, pieces, and pieces on given squares. */
import type { ShownHint } from '../../contract/view.ts';
import { type HintRole, rolesIn } from '../../shared/hintRole.ts';
import type { Focus, State } from '../rules/types.ts';

/** A piece that a hint draws where it would lie. */
export interface HintGhost {
  readonly piece: number;
  readonly squares: readonly number[];
  readonly role: HintRole;
}

export interface Hinted {
  /** The squares that the hint marks individually. */
  readonly looks: ReadonlyMap<number, HintRole>;
  readonly pieces: ReadonlyMap<number, HintRole>;
  readonly ghosts: readonly HintGhost[];
  /** The role of each square in the hint, alone or as part of a piece. */
  readonly squares: ReadonlyMap<number, HintRole>;
}

export function hintedBy(state: State, hint: ShownHint<Focus> | null): Hinted {
  const looks = new Map<number, HintRole>();
  const pieces = new Map<number, HintRole>();
  const squares = new Map<number, HintRole>();
  const ghosts: HintGhost[] = [];
  for (const [place, role] of rolesIn(hint)) {
    if ('square' in place) {
      looks.set(place.square, role);
      squares.set(place.square, role);
      continue;
    }
    pieces.set(place.piece, role);
    if (!('squares' in place)) continue;
    for (const square of place.squares) squares.set(square, role);
    if (!state[place.piece]) ghosts.push({ piece: place.piece, squares: place.squares, role });
  }
  return { looks, pieces, ghosts, squares };
}
