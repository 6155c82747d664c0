/** Geografind's values. A board is exactly its JSON, so a pack needs no translation. */

import type { Code } from '../codes.ts';

export type { Code } from '../codes.ts';

export interface Board {
  /** The country to find, sealed (seal.ts). */
  readonly answer: string;
  /** How hard it is, from 1 to 5. */
  readonly beans: number;
}

/** What the player has made of a board. */
export interface State {
  /** In order, at most six, each country once. */
  readonly guesses: readonly Code[];
  /** How many of the hints have been told, in their order. */
  readonly revealed: number;
}

export type Move =
  | { readonly type: 'guess'; readonly country: Code }
  /** Tell the next hint. */
  | { readonly type: 'reveal' };

/** The hints in their order, and the guess after which each may be told. */
export const CLUES = [
  { kind: 'continent', after: 2 },
  { kind: 'outline', after: 3 },
  { kind: 'letter', after: 4 },
  { kind: 'capital', after: 5 },
] as const;
export type ClueKind = (typeof CLUES)[number]['kind'];

/** What a hint speaks of, for the view to mark. */
export type Focus = { readonly clue: ClueKind };
