/**
 * Messages between the page and the worker that runs the games' engines. Boards, states and puzzles
 * are plain JSON values.
 */

import type { Hint, HintProblem, Progress } from '../../games/contract/engine.ts';
import type { GameId } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';

interface HintRequest {
  readonly kind: 'hint';
  readonly game: GameId;
  readonly board: unknown;
  readonly state: unknown;
  /** See `Engine.hint`. */
  readonly aim?: string | undefined;
}

interface CheckRequest {
  readonly kind: 'check';
  readonly game: GameId;
  readonly board: unknown;
  readonly state: unknown;
  readonly place: Json;
}

interface WaysRequest {
  readonly kind: 'ways';
  readonly game: GameId;
  readonly board: unknown;
  readonly state: unknown;
}

interface SolveRequest {
  readonly kind: 'solve';
  readonly game: GameId;
  readonly board: unknown;
}

interface GenerateRequest {
  readonly kind: 'generate';
  readonly game: GameId;
  readonly id: string;
  readonly weekday: number;
}

export type EngineRequest =
  | HintRequest
  | CheckRequest
  | WaysRequest
  | SolveRequest
  | GenerateRequest;

/**
 * The engine's answer by kind of request. `hint`: a hint, or why there is none; `check`: the move
 * that records whether an entry is right; `ways`: the number of solutions; `solve`: a won state of
 * the board, or null; `generate`: a puzzle in pack format.
 */
export type EngineAnswer<Request extends EngineRequest> = Request extends HintRequest
  ? Result<Hint<unknown>, HintProblem>
  : Request extends CheckRequest
    ? Result<unknown>
    : Request extends WaysRequest
      ? number
      : Request extends SolveRequest
        ? unknown
        : Json;

export interface EngineMessage {
  readonly ticket: number;
  readonly request: EngineRequest;
}

/** `progress` may come several times before the answer; the others end the request. */
export type EngineReply =
  | { readonly ticket: number; readonly progress: Progress }
  | { readonly ticket: number; readonly ok: true; readonly answer: unknown }
  | { readonly ticket: number; readonly ok: false; readonly message: string };
