/** What the command-line tools need of a game beyond the `Game` contract. */
import type { Schedule } from '../../src/daily/numbering.ts';
import type { Engine, Game } from '../../src/games/game.ts';
import type { Json } from '../../src/lib/json.ts';
import type { Result } from '../../src/lib/result.ts';

export interface Verdict {
  /** Whether the board may be shipped. */
  readonly good: boolean;
  /** What was looked at, as it is printed. */
  readonly report: Json;
  /** What is wrong with it, as a sentence; empty when it is good. */
  readonly complaint: string;
}

export interface Toolkit<Board, State, Move> {
  readonly game: Game<Board, State, Move>;
  readonly engine: Engine<Board, State, Move>;
  readonly schedule: Schedule;
  /** One board alone, as it stands in a puzzle. */
  parseBoard(json: unknown): Result<Board>;
  /** The only solution as it is printed, or why there is none. */
  solve(board: Board): Result<Json>;
  verify(board: Board): Verdict;
  /**
   * For a game whose puzzles come back by design: what the ids of equal puzzles have in common. No
   * two puzzles of other games are equal.
   */
  recurrence?(id: string): string;
}
