/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { capital } from '../../../lib/capital.ts';
import { theOf } from '../rules/labels.ts';
import { squaresUnder, status } from '../rules/rules.ts';
import type { Placement, State } from '../rules/types.ts';
import { EXAMPLE, EXAMPLE_REST, EXAMPLE_START } from './example.ts';

const [CROISSANT, MUG, BOWL] = [0, 3, 4] as const;

const isAt = (piece: number, one: Placement, other: Placement) =>
  String(squaresUnder(piece, one)) === String(squaresUnder(piece, other));

export function coach(state: State): string {
  if (status(EXAMPLE, state) === 'won') return 'Covered: only December and 24 are free.';
  const whole = EXAMPLE_START.map((placement, piece) => placement ?? EXAMPLE_REST[piece]!);
  const wrong = state.findIndex(
    (placement, piece) => placement !== null && !isAt(piece, placement, whole[piece]!),
  );
  if (wrong >= 0) {
    return `${capital(theOf(wrong))} cannot lie there: the other pieces no longer fit. Put it back, or move it.`;
  }
  const lifted = EXAMPLE_START.findIndex((placement, i) => placement !== null && !state[i]);
  if (lifted >= 0) return `${capital(theOf(lifted))} lay right: lay it where it was.`;
  const isLaid = (piece: number) => state[piece] !== null;
  if (![CROISSANT, MUG, BOWL].some(isLaid)) {
    return 'Cover every square but December and 24. Three pieces are left: only the bowl fits on 28.';
  }
  if (!isLaid(BOWL)) return 'That fits. On 28 only the bowl can lie.';
  if (!isLaid(CROISSANT))
    return 'That fits. Now the croissant: of the pieces left, only it fits on 11.';
  return 'One to go: turn and flip the mug until it has the shape of the hole.';
}
