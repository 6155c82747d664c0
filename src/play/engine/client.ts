/**
 * The page's client of the worker that runs the games' engines. The worker starts with the first
 * request.
 */
import type { OnProgress } from '../../games/contract/engine.ts';
import type { EngineAnswer, EngineReply, EngineRequest } from './protocol.ts';

interface Waiting {
  readonly request: EngineRequest;
  readonly onProgress: OnProgress | undefined;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * The time allowed for an answer of the engine, in ms; even on a slow phone the slowest answer
 * takes a fraction of this time.
 */
const ANSWER_TIMEOUT_MS = 15_000;
/**
 * The time allowed for generating a puzzle, in ms: a large puzzle takes seconds on a computer, and
 * several times as long on a phone.
 */
const GENERATE_TIMEOUT_MS = 90_000;

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastTicket = 0;

function failAll(message: string): void {
  for (const { reject } of waiting.values()) reject(new Error(message));
  waiting.clear();
  end();
}

function end(): void {
  worker?.terminate();
  worker = null;
}

/**
 * Ends a worker that computes what is no longer wanted; a new one takes the requests that waited
 * behind it.
 */
function startAnew(): void {
  end();
  if (waiting.size === 0) return;
  worker = startWorker();
  for (const [ticket, { request }] of waiting) worker.postMessage({ ticket, request });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<EngineReply>) => {
    const reply = event.data;
    const asked = waiting.get(reply.ticket);
    if ('progress' in reply) {
      asked?.onProgress?.(reply.progress);
      return;
    }
    waiting.delete(reply.ticket);
    if (reply.ok) asked?.resolve(reply.answer);
    else asked?.reject(new Error(reply.message));
  });
  // If the worker cannot load (offline before the first visit was complete), only the event `error`
  // reports the failure.
  started.addEventListener('error', () => {
    // Errors of a worker that was terminated are ignored.
    if (worker === started) failAll('The puzzle engine could not be started.');
  });
  return started;
}

/**
 * Sends a request to the engine worker; rejects with a sentence if it cannot answer.
 * @param signal cancels the request, and ends the worker's work on it.
 * @param onProgress is told how far the generation of a puzzle has come.
 */
export function askEngine<Request extends EngineRequest>(
  request: Request,
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Promise<EngineAnswer<Request>> {
  worker ??= startWorker();
  const ticket = ++lastTicket;
  const target = worker;
  return new Promise((resolve, reject) => {
    // A phone may kill the worker silently: after the timeout the next request starts a new worker.
    const timeout = request.kind === 'generate' ? GENERATE_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
    const timer = setTimeout(() => failAll('The puzzle engine did not answer.'), timeout);
    const settled =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        settle(value);
      };
    waiting.set(ticket, {
      request,
      onProgress,
      resolve: settled(resolve as Waiting['resolve']),
      reject: settled(reject),
    });
    signal?.addEventListener('abort', () => {
      const mine = waiting.get(ticket);
      waiting.delete(ticket);
      mine?.reject(new Error('The question was cancelled.'));
      if (mine) startAnew();
    });
    target.postMessage({ ticket, request });
  });
}
