/**
 * What the player has chosen: a name to put somewhere, or a plate to put something on; and whether
 * names are placed or pencilled. Taps and keys end here, whichever comes first.
 */
import { useState } from 'react';
import { whoIs } from '../rules/places.ts';
import { plateOf } from '../rules/rules.ts';
import { type MoveOptions, movesOn, nameOf } from './moves.ts';

export interface Selection {
  /** In the hand. */
  readonly name: number | null;
  readonly plate: number | null;
}

const NOTHING: Selection = { name: null, plate: null };

export function useSelection(options: MoveOptions) {
  const { board, state, locked, announce } = options;
  const moves = movesOn(options);
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const [pencil, setPencil] = useState(false);
  // A finished board is only looked at.
  const selection = locked ? NOTHING : chosen;
  const handWords = (name: number) => `${nameOf(board, name)} is in your hand.`;

  /** @param said of what is chosen now; nothing at all is let go. */
  function choose(next: Selection, said: string): void {
    setChosen(next);
    announce(next === NOTHING ? 'Let go.' : said);
  }

  /** Whether the name was placed. */
  function place(plate: number, name: number): boolean {
    const done = moves.place(plate, name);
    if (done) setChosen(NOTHING);
    return done;
  }

  const write = (plate: number, name: number) =>
    pencil ? moves.mark(plate, name) : place(plate, name);

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
    const inHand = there === null ? `Choose a name for ${whoIs(board, plate)}.` : handWords(there);
    choose(selection.plate === plate ? NOTHING : { plate, name: there }, inHand);
    return false;
  }

  /** Whether it was written on the chosen plate. */
  function tapName(name: number): boolean {
    if (locked) return false;
    const { plate } = selection;
    if (plate !== null && state.placed[plate] !== name) return write(plate, name);
    choose(selection.name === name ? NOTHING : { name, plate: null }, handWords(name));
    return false;
  }

  /** Takes the name off a plate: the chosen one, if no other is given. */
  function putBack(
    plate = selection.plate ?? (selection.name === null ? null : plateOf(state, selection.name)),
  ): void {
    if (plate !== null && moves.lift(plate)) setChosen(NOTHING);
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
