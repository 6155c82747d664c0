/** What a shown hint marks: squares, pieces, and pieces as they lie or would lie. */
import type { ShownHint } from '../../contract/view.ts';
import type { Focus, State } from '../rules/types.ts';

/** What a place is to a step: what it rests on, or what it is about. */
export type HintRole = 'target' | 'evidence';

/** A piece where it would lie. */
export interface HintGhost {
  readonly piece: number;
  readonly squares: readonly number[];
  readonly role: HintRole;
}

export interface Hinted {
  /** Squares that are marked one by one. */
  readonly looks: ReadonlyMap<number, HintRole>;
  readonly pieces: ReadonlyMap<number, HintRole>;
  readonly ghosts: readonly HintGhost[];
  /** By square: what it is to the hint, alone or as part of a piece. */
  readonly squares: ReadonlyMap<number, HintRole>;
}

export function hintedBy(state: State, hint: ShownHint<Focus> | null): Hinted {
  const looks = new Map<number, HintRole>();
  const pieces = new Map<number, HintRole>();
  const squares = new Map<number, HintRole>();
  const ghosts: HintGhost[] = [];
  // What a step is about stands above what it rests on.
  for (const role of ['evidence', 'target'] as const) {
    for (const place of hint?.[role] ?? []) {
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
  }
  return { looks, pieces, ghosts, squares };
}

/** What a screen reader is told of a place. */
export function hintWords(role: HintRole): string {
  return role === 'target' ? 'the hint is about this' : 'the hint rests on this';
}
