/** The page's end of the desk's worker. */
import type { Wish } from '../../games/contract/bench.ts';
import type { GameId } from '../../games/definitions.ts';
import { DROPPED, type LanePorts, makeLane } from './lane.ts';
import type { DeskAnswer, DeskRequest } from './protocol.ts';

/** Longer than anybody looks at a verdict that does not come. */
const REPORT_LIMIT_MS = 20_000;
/** A large crossnumber takes ten. */
const PROPOSE_LIMIT_MS = 90_000;
const PROVE_LIMIT_MS = 120_000;

export interface Proposing {
  /** Resolves with whether all were made; rejects with a sentence. */
  readonly done: Promise<boolean>;
  stop(): void;
}

export type DeskWorker = ReturnType<typeof makeDeskWorker>;

/** Two threads: what is judged does not wait for what is made. */
export function makeDeskWorker(ports: LanePorts = BROWSER) {
  const judging = makeLane(ports);
  const making = makeLane(ports);

  /** Null where nobody waits for it any more. */
  const wanted = <Request extends DeskRequest>(asked: Promise<unknown>) =>
    asked.then((answer) => (answer === DROPPED ? null : (answer as DeskAnswer<Request>)));

  return {
    /** Of a board at a place only the newest is judged: null for those before. */
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
    /** Boards one after the other, each as soon as it is made. */
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

const BROWSER: LanePorts = {
  start(onReply, onFailure) {
    const worker = new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event) => onReply(event.data));
    worker.addEventListener('error', onFailure);
    return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
  },
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
