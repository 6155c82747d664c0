/**
 * Sends the requests of the desk's pages to workers, each to one of its own: a solver cannot be
 * interrupted, but its worker can be ended.
 */
import type { Wish } from '../../games/contract/bench.ts';
import type { GameId } from '../../games/definitions.ts';
import type { DeskAnswer, DeskReply, DeskRequest } from './protocol.ts';

/** The longest wait for a verdict, in ms. */
const REPORT_LIMIT_MS = 20_000;
/** The longest wait for a generated board, in ms: a large Crossnumber board takes ten seconds. */
const PROPOSE_LIMIT_MS = 90_000;
const PROVE_LIMIT_MS = 120_000;

/** The part of `Worker` that is used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export interface Proposing {
  /** Resolves with whether all boards were made; rejects with a sentence. */
  readonly done: Promise<boolean>;
  stop(): void;
}

export type DeskWorker = ReturnType<typeof makeDeskWorker>;

/** The answer; rejects with a sentence when it takes longer than `limit` ms, or on abort. */
function ask(
  worker: WorkerPort,
  request: DeskRequest,
  limit: number,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const fail = (sentence: string) => () => end(() => reject(new Error(sentence)));
    const timer = setTimeout(fail('That took too long.'), limit);
    signal.addEventListener('abort', fail('A newer request replaced it.'));
    worker.onerror = fail('The solver couldn’t be started.');
    worker.onmessage = ({ data }: MessageEvent<DeskReply>) =>
      end(() => (data.ok ? resolve(data.answer) : reject(new Error(data.message))));
    worker.postMessage(request);
  });
}

export function makeDeskWorker(start: () => WorkerPort = startWorker) {
  const running = new Map<string, AbortController>();

  /** Null when a newer request with the same key replaces this one, or the page is closed. */
  async function newest<Request extends DeskRequest>(
    key: string,
    request: Request,
    limit: number,
  ): Promise<DeskAnswer<Request> | null> {
    running.get(key)?.abort();
    const own = new AbortController();
    running.set(key, own);
    try {
      return (await ask(start(), request, limit, own.signal)) as DeskAnswer<Request>;
    } catch (error) {
      if (own.signal.aborted) return null;
      throw error;
    } finally {
      if (running.get(key) === own) running.delete(key);
    }
  }

  return {
    /** The solver's report on a board; null when a newer one for the same `place` replaces it. */
    report: (game: GameId, board: unknown, place: string) =>
      newest(place, { kind: 'report', game, board }, REPORT_LIMIT_MS),
    compare: (game: GameId, board: unknown, earlier: readonly unknown[]) =>
      newest('compare', { kind: 'compare', game, board, earlier }, PROVE_LIMIT_MS),
    prove: (game: GameId, id: string, puzzle: unknown) =>
      newest('prove', { kind: 'prove', game, id, puzzle }, PROVE_LIMIT_MS),
    /** Makes boards one after the other, and passes on each as soon as it is made. */
    propose(game: GameId, wishes: readonly Wish[], onBoard: (board: unknown) => void): Proposing {
      async function makeAll(): Promise<boolean> {
        for (const wish of wishes) {
          const board = await newest('propose', { kind: 'propose', game, wish }, PROPOSE_LIMIT_MS);
          if (board === null) return false;
          onBoard(board);
        }
        return true;
      }
      return { done: makeAll(), stop: () => running.get('propose')?.abort() };
    },
    close(): void {
      for (const own of running.values()) own.abort();
    },
  };
}

const startWorker = () =>
  new Worker(new URL('./desk.worker.ts', import.meta.url), { type: 'module' });
