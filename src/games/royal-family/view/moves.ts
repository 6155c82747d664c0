/**
 * The player's moves, each with its announcement for screen readers, or with the reason why it is
 * refused.
 */
import { whoIs } from '../rules/places.ts';
import { apply, isPencilled, isStruck } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';

export interface MoveOptions {
  readonly board: Board;
  readonly state: State;
  readonly locked: boolean;
  onMove(move: Move): void;
  announce(text: string): void;
  onRefused(why: string): void;
}

export const nameOf = (board: Board, name: number) => board.names[name]?.name ?? '';

/** The player's moves on a board; each function returns whether its move was made. */
export function movesOn({ board, state, locked, onMove, announce, onRefused }: MoveOptions) {
  function make(move: Move, said: string): boolean {
    if (locked) return false;
    const next = apply(board, state, move);
    if (!next.ok) {
      onRefused(next.problem.message);
      return false;
    }
    onMove(move);
    announce(said);
    return true;
  }

  return {
    place: (plate: number, name: number) =>
      make({ type: 'place', plate, name }, `${nameOf(board, name)} is ${whoIs(board, plate)}.`),
    /** Cycles the player's note of a name on a plate: possible, ruled out, none. */
    mark(plate: number, name: number): boolean {
      if (isPencilled(state, plate, name)) {
        const move: Move = { type: 'strike', marks: [{ plate, name }] };
        return make(move, `${nameOf(board, name)} ruled out.`);
      }
      const what = isStruck(state, plate, name) ? 'rubbed out' : 'pencilled';
      return make({ type: 'pencil', plate, name }, `${nameOf(board, name)} ${what}.`);
    },
    /** Takes the name off a plate; returns false when there is none. */
    lift(plate: number): boolean {
      const name = state.placed[plate] ?? null;
      if (name === null) return false;
      return make({ type: 'lift', plate }, `${nameOf(board, name)} is back in the tray.`);
    },
  };
}
