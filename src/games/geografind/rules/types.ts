/**
 * The types of Geografind's boards, states and moves. A board equals its JSON, so packs of puzzles
 * need no conversion.
 */

import type { Code } from '../codes.ts';

export type { Code } from '../codes.ts';

export interface Board {
  /** The country to find, obfuscated by seal.ts. */
  readonly answer: string;
  /** The board's difficulty, from 1 to 5. */
  readonly beans: number;
}

/** The player's progress on a board. */
export interface State {
  /** The guessed countries in order, at most six, each at most once. */
  readonly guesses: readonly Code[];
  /** The number of hints revealed; hints are revealed in a fixed order. */
  readonly revealed: number;
  /** The player chose to see distances without directions. */
  readonly arrowless?: true;
}

export type Move =
  /** `arrowless`: the first guess of a game without directions; it cannot be changed afterwards. */
  | { readonly type: 'guess'; readonly country: Code; readonly arrowless?: true }
  /** Reveals the next hint. */
  | { readonly type: 'reveal' };

/** The hints in order; `after` is the number of guesses that unlocks the hint. */
export const CLUES = [
  { kind: 'continent', after: 2 },
  { kind: 'outline', after: 3 },
  { kind: 'letter', after: 4 },
  { kind: 'capital', after: 5 },
] as const;
export type ClueKind = (typeof CLUES)[number]['kind'];

/** The hint tile that the view highlights. */
export type Focus = { readonly clue: ClueKind };
