/**
 * Messages between the desk's pages and their worker. Boards, states and puzzles are plain JSON
 * values.
 */
import type { BoardReport, Wish } from '../../games/contract/bench.ts';
import type { GameId } from '../../games/definitions.ts';
import type { Likeness } from '../../games/likeness.ts';
import type { Proven } from '../../games/proof.ts';
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';

interface ProposeRequest {
  readonly kind: 'propose';
  readonly game: GameId;
  readonly wish: Wish;
}

interface ReportRequest {
  readonly kind: 'report';
  readonly game: GameId;
  readonly board: unknown;
}

interface ProveRequest {
  readonly kind: 'prove';
  readonly game: GameId;
  readonly id: string;
  readonly puzzle: unknown;
}

export type DeskRequest = ProposeRequest | ReportRequest | ProveRequest | CompareRequest;

interface CompareRequest {
  readonly kind: 'compare';
  readonly game: GameId;
  readonly board: unknown;
  /** Boards of the weeks before, the newest first; at least one. */
  readonly earlier: readonly unknown[];
}

/** A board, a board's report, a comparison, or the result of `prove`. */
export type DeskAnswer<Request extends DeskRequest> = Request extends ProposeRequest
  ? Json
  : Request extends ReportRequest
    ? Result<BoardReport>
    : Request extends CompareRequest
      ? Likeness
      : Result<Proven>;

export type DeskReply =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly message: string };
