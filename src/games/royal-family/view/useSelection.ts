/**
 * What the player has chosen: a name to put somewhere, or a plate to put something on; and whether
 * names are placed or pencilled. Taps and keys end here, whichever comes first.
 */
import { useState } from 'react';
import { whoIs } from '../places.ts';
import { apply, isPencilled, plateOf } from '../rules.ts';
import type { Board, Move, State } from '../types.ts';

export interface Selection {
  /** In the hand. */
  readonly name: number | null;
  readonly plate: number | null;
}

const NOTHING: Selection = { name: null, plate: null };

export interface SelectionOptions {
  readonly board: Board;
  readonly state: State;
  readonly locked: boolean;
  onMove(move: Move): void;
  announce(text: string): void;
  onRefused(why: string): void;
}

export function useSelection({
  board,
  state,
  locked,
  onMove,
  announce,
  onRefused,
}: SelectionOptions) {
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const [pencil, setPencil] = useState(false);
  // A finished board is only looked at.
  const selection = locked ? NOTHING : chosen;
  const nameOf = (name: number) => board.names[name]?.name ?? '';

  /** Whether the move was made. */
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

  function place(plate: number, name: number): boolean {
    const said = `${nameOf(name)} is ${whoIs(board, plate)}.`;
    const done = make({ type: 'place', plate, name }, said);
    if (done) setChosen(NOTHING);
    return done;
  }

  function mark(plate: number, name: number): boolean {
    const what = isPencilled(state, plate, name) ? 'rubbed out' : 'pencilled';
    return make({ type: 'pencil', plate, name }, `${nameOf(name)} ${what}.`);
  }

  const write = (plate: number, name: number) => (pencil ? mark(plate, name) : place(plate, name));

  /** Whether a name was written there. */
  function tapPlate(plate: number): boolean {
    if (locked) return false;
    const there = state.placed[plate] ?? null;
    if (
      selection.name !== null &&
      there !== selection.name &&
      plateOf(state, selection.name) !== plate
    ) {
      return write(plate, selection.name);
    }
    const again = selection.plate === plate;
    setChosen(again ? NOTHING : { plate, name: there });
    if (again) announce('Let go.');
    else
      announce(
        there === null
          ? `Choose a name for ${whoIs(board, plate)}.`
          : `${nameOf(there)} is in your hand.`,
      );
    return false;
  }

  /** Whether it was written on the chosen plate. */
  function tapName(name: number): boolean {
    if (locked) return false;
    const { plate } = selection;
    if (plate !== null && state.placed[plate] !== name) return write(plate, name);
    const again = selection.name === name;
    setChosen(again ? NOTHING : { name, plate: null });
    announce(again ? 'Let go.' : `${nameOf(name)} is in your hand.`);
    return false;
  }

  /** Takes the name off a plate: the chosen one, if no other is given. */
  function putBack(
    plate = selection.plate ?? (selection.name === null ? null : plateOf(state, selection.name)),
  ): void {
    const name = plate === null ? null : (state.placed[plate] ?? null);
    if (plate === null || name === null) return;
    if (make({ type: 'lift', plate }, `${nameOf(name)} is back in the tray.`)) {
      setChosen(NOTHING);
    }
  }

  return {
    selection,
    pencil,
    place,
    tapPlate,
    tapName,
    putBack,
    /** A name on a plate is chosen, so it can be put back. */
    canPutBack: selection.name !== null && plateOf(state, selection.name) !== null,
    letGo: () => setChosen(NOTHING),
    togglePencil() {
      announce(pencil ? 'Pencil off.' : 'Pencil on.');
      setPencil(!pencil);
    },
  };
}
