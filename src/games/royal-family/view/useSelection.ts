/**
 * The player's selection: a name to put on a plate, or a plate to put a name on; and whether names
 * are placed or only noted in pencil. Taps and keys may select the name or the plate first.
 */
import { useState } from 'react';
import { whoIs } from '../rules/places.ts';
import { plateOf } from '../rules/rules.ts';
import { type MoveOptions, movesOn, nameOf } from './moves.ts';

export interface Selection {
  /** The selected name, which the player holds to put it on a plate. */
  readonly name: number | null;
  readonly plate: number | null;
}

const NOTHING: Selection = { name: null, plate: null };

export function useSelection(options: MoveOptions) {
  const { board, state, locked, announce } = options;
  const moves = movesOn(options);
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const [pencil, setPencil] = useState(false);
  // A locked board has no selection.
  const selection = locked ? NOTHING : chosen;
  const handWords = (name: number) => `${nameOf(board, name)} picked up.`;

  /**
   * Changes the selection.
   * @param said announced for a new selection; clearing the selection announces "Put down."
   */
  function choose(next: Selection, said: string): void {
    setChosen(next);
    announce(next === NOTHING ? 'Put down.' : said);
  }

  /** Puts a name on a plate; returns whether it was placed. */
  function place(plate: number, name: number): boolean {
    const done = moves.place(plate, name);
    if (done) setChosen(NOTHING);
    return done;
  }

  const write = (plate: number, name: number) =>
    pencil ? moves.mark(plate, name) : place(plate, name);

  /** Handles a tap on a plate; returns whether a name was written on it. */
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

  /** Handles a tap on a name; returns whether it was written on the chosen plate. */
  function tapName(name: number): boolean {
    if (locked) return false;
    const { plate } = selection;
    if (plate !== null && state.placed[plate] !== name) return write(plate, name);
    choose(selection.name === name ? NOTHING : { name, plate: null }, handWords(name));
    return false;
  }

  /** Takes the name off a plate, by default the chosen one. */
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
    /** Whether a name on a plate is chosen. */
    canPutBack: selection.name !== null && plateOf(state, selection.name) !== null,
    letGo: () => setChosen(NOTHING),
    togglePencil() {
      announce(pencil ? 'Pencil off.' : 'Pencil on.');
      setPencil(!pencil);
    },
  };
}
