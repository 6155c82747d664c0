/** Sentences on clues for the editor, and the state that it draws of a report. */
import type { BoardReport, ClueReport } from '../../contract/bench.ts';
import { grouped } from '../rules/kinds.ts';
import { EMPTY, type State } from '../rules/types.ts';

const numbersOf = (length: number) => 9 * 10 ** (length - 1);

/** "6 of 90": how many numbers a clue leaves, of all numbers with as many digits as its entry. */
export function leavesWords({ leaves }: ClueReport, length: number): string {
  if (leaves === null) return 'depends on others';
  if (leaves === 0) return 'no number';
  return `${grouped(leaves)} of ${grouped(numbersOf(length))}`;
}

/** A sentence on a clue: "On its own it fits 6 of 90 numbers." */
export function leavesSentence({ leaves }: ClueReport, length: number): string {
  if (leaves === null)
    return 'How many numbers fit depends on the entries that this clue mentions.';
  if (leaves === 0) return 'No number fits this clue.';
  return `On its own it fits ${grouped(leaves)} of ${grouped(numbersOf(length))} numbers.`;
}

/** A sentence on a board without a clue: "Without this clue: several solutions." */
export function withoutSentence({ without, spare }: ClueReport): string {
  if (spare)
    return 'Without this clue: one solution, and logic finds it. The clue can be left out.';
  if (without === null) return 'Without this clue: too many positions to search.';
  return [
    'Without this clue: no solution.',
    'Without this clue: one solution, but logic does not find it.',
    'Without this clue: several solutions.',
  ][without]!;
}

interface Outcome {
  /** The state to draw in the grid; null for none. */
  readonly state: State | null;
  readonly words: string;
}

/**
 * The solution in a report; of two solutions, the digits that they share, and the others in pencil;
 * where logic stalls, the digits known by then.
 */
export function outcomeOf({ solved, unsure, logic }: BoardReport<State>): Outcome {
  const [first, second] = solved;
  if (!first) {
    return { state: null, words: unsure ? 'No solution was found.' : 'No solution.' };
  }
  if (second) {
    const differs = (cell: number) => first.digits[cell] !== second.digits[cell];
    const bits = (cell: number) => (1 << first.digits[cell]!) | (1 << second.digits[cell]!);
    const state = {
      ...first,
      digits: first.digits.map((digit, cell) => (differs(cell) ? EMPTY : digit)),
      marks: first.marks.map((_, cell) => (differs(cell) ? bits(cell) : 0)),
    };
    return { state, words: 'Two solutions: where they differ, both digits are pencilled in.' };
  }
  if (logic.stall) {
    return {
      state: logic.stall,
      words: 'Logic gets this far. The pencil marks show what is left.',
    };
  }
  return { state: first, words: 'The grid shows the solution.' };
}
