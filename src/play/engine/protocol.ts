/** What the page asks of the engine worker. Boards, states and puzzles are plain JSON values. */
import type { GameId, Hint } from '../../games/game.ts';
import type { Json } from '../../lib/json.ts';

export type EngineRequest =
  | {
      readonly kind: 'hint';
      readonly game: GameId;
      readonly board: unknown;
      readonly state: unknown;
    }
  | {
      readonly kind: 'generate';
      readonly game: GameId;
      readonly id: string;
      readonly weekday: number;
    };

export type EngineAnswer<Request extends EngineRequest> = Request extends { kind: 'hint' }
  ? Hint<unknown> | null
  : Json;

export interface EngineMessage {
  readonly ticket: number;
  readonly request: EngineRequest;
}

export type EngineReply =
  | { readonly ticket: number; readonly ok: true; readonly answer: unknown }
  | { readonly ticket: number; readonly ok: false; readonly message: string };
