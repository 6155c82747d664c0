/** Sends the requests of the desk's pages to their worker. */
import type { Wish } from '../../games/contract/bench.ts';
import type { GameId } from '../../games/definitions.ts';

import type { DeskAnswer, DeskRequest } from './protocol.ts';
import { DROPPED, makeWorkerQueue, type WorkerPort } from './queue.ts';

/** The longest wait for a verdict, in ms. */
const REPORT_LIMIT_MS = 20_000;
/** The longest wait for a generated board, in ms: a large Crossnumber board takes ten seconds. */
const PROPOSE_LIMIT_MS = 90_000;
const PROVE_LIMIT_MS = 120_000;

export interface Proposing {
  /** Resolves with whether all boards were made; rejects with a sentence. */
  readonly done: Promise<boolean>;
  stop(): void;
}

export type DeskWorker = ReturnType<typeof makeDeskWorker>;

/** Two threads, so that judging a board does not wait for board generation. */
export function makeDeskWorker(start: () => WorkerPort = startWorker) {
  const judging = makeWorkerQueue(start);
  const making = makeWorkerQueue(start);

  /** Maps a dropped request to null. */
  const wanted = <Request extends DeskRequest>(asked: Promise<unknown>) =>
    asked.then((answer) => (answer === DROPPED ? null : (answer as DeskAnswer<Request>)));

  return {
    /**
     * The solver's report on a board; null when a newer request for the same `place` replaces this
     * one.
     */
    report(game: GameId, board: unknown, place: string) {
      type Request = Extract<DeskRequest, { kind: 'report' }>;
      const request: Request = { kind: 'report', game, board };
      return wanted<Request>(judging.ask(request, REPORT_LIMIT_MS, place));
    },
    amend(game: GameId, board: unknown, tool: string, seed: string) {
      type Request = Extract<DeskRequest, { kind: 'amend' }>;
      const request: Request = { kind: 'amend', game, board, tool, seed };
      return wanted<Request>(judging.ask(request, REPORT_LIMIT_MS, 'amend'));
    },
    prove(game: GameId, id: string, puzzle: unknown) {
      type Request = Extract<DeskRequest, { kind: 'prove' }>;
      const request: Request = { kind: 'prove', game, id, puzzle };
      return wanted<Request>(judging.ask(request, PROVE_LIMIT_MS, 'prove'));
    },
    /** Makes boards one after the other, and passes on each as soon as it is made. */
    propose(game: GameId, wishes: readonly Wish[], onBoard: (board: unknown) => void): Proposing {
      let isStopped = false;
      async function makeAll(): Promise<boolean> {
        for (const wish of wishes) {
          if (isStopped) return false;
          const board = await making.ask({ kind: 'propose', game, wish }, PROPOSE_LIMIT_MS);
          if (board === DROPPED || isStopped) return false;
          onBoard(board);
        }
        return true;
      }
      return {
        done: makeAll(),
        stop() {
          if (isStopped) return;
          isStopped = true;
          making.stop();
        },
      };
    },
    close(): void {
      judging.stop();
      making.stop();
    },
  };
}

const startWorker = () =>
  new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
