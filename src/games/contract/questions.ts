/**
 * Questions about a board, for players who do not see it: the export `QUESTIONS` of a game's
 * view/questions.ts. Answers say only what an eye sees, never what follows from it. Types only.
 */
import type { Json } from '../../lib/json.ts';
import type { BoardPreferences } from './view.ts';

/** The most words of an answer: a listener keeps no longer sentence in mind. */
export const MOST_SPOKEN_WORDS = 25;

export interface Asked<Board = unknown, State = unknown> {
  readonly board: Board;
  readonly state: State;
  /** The board's cursor (`BoardViewProps.onCursor`), to be validated; null for none. */
  readonly cursor: Json;
  /** The item of `Question.about` that the player has chosen; empty for a question without. */
  readonly about: string;
  readonly preferences: BoardPreferences;
}

export interface Question<Board = unknown, State = unknown> {
  /** Unique in its game. */
  readonly id: string;
  /** The question as on its button: "What is left?" */
  readonly label: string;
  /** The items that a player may choose from, such as digits; missing for a question without. */
  about?(board: Board): readonly string[];
  /** A sentence of at most `MOST_SPOKEN_WORDS` words. */
  answer(asked: Asked<Board, State>): string;
}
