/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { capital } from '../../../lib/capital.ts';
import { theOf } from '../rules/labels.ts';
import { coverOf, squaresUnder, status } from '../rules/rules.ts';
import type { Placement, State } from '../rules/types.ts';
import { EXAMPLE, EXAMPLE_REST, EXAMPLE_START } from './example.ts';

const [CROISSANT, MUG, BOWL] = [0, 3, 4] as const;

const isAt = (piece: number, one: Placement, other: Placement) =>
  String(squaresUnder(piece, one)) === String(squaresUnder(piece, other));

export function coach(state: State): string {
  if (status(EXAMPLE, state) === 'won') return 'Solved! Only December and 24 still show.';
  const moved = EXAMPLE_START.findIndex(
    (home, piece) => home !== null && !(state[piece] && isAt(piece, state[piece], home)),
  );
  if (moved >= 0) {
    const home = squaresUnder(moved, EXAMPLE_START[moved]!)!;
    const cover = coverOf(state);
    const there = home
      .map((square) => cover.get(square))
      .find((by) => by !== undefined && by !== moved);
    const then =
      there === undefined ? 'Put it back.' : `Now ${theOf(there)} is in the way: move that first.`;
    return `${capital(theOf(moved))} was already in the right place. ${then}`;
  }
  const wrong = state.findIndex(
    (placement, piece) =>
      placement && EXAMPLE_REST[piece] && !isAt(piece, placement, EXAMPLE_REST[piece]),
  );
  if (wrong >= 0) {
    return `With ${theOf(wrong)} there, the other pieces won’t fit. Move it, or return it to the tray.`;
  }
  const isLaid = (piece: number) => state[piece] !== null;
  if (![CROISSANT, MUG, BOWL].some(isLaid)) {
    return 'The date is 24 December: cover all the other squares. Three pieces are left. Start with the bowl: it goes on 28.';
  }
  if (!isLaid(BOWL)) return 'That fits. Now the bowl: it goes on 28.';
  if (!isLaid(CROISSANT))
    return 'That fits. Now the croissant: it’s the only piece left that can cover 11.';
  return 'One to go: turn and flip the mug until it fits the hole.';
}
